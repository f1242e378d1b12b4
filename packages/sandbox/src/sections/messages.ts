import { requestValidators as channelRequests } from "@atlas-messaging/contract/request-validators/channels";
import { requestValidators as messageRequests } from "@atlas-messaging/contract/request-validators/messages";
import { bindSection } from "@atlas-messaging/pipeline";
import { channels } from "@atlas-messaging/pipeline/operations/channels";
import { messages } from "@atlas-messaging/pipeline/operations/messages";
import { messages as messageLoads } from "../loads/messages.ts";
import { organizationAssets } from "../loads/organization-assets.ts";
import { type Section, loadsOf } from "./section.ts";

/** Channels, and messages to customers. */
export const section: Section = {
  handlers: bindSection({ ...channels, ...messages }, loadsOf({ ...organizationAssets, ...messageLoads })),
  validators: [channelRequests, messageRequests],
};
