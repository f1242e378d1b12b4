import { requestValidators as actionRequests } from "@atlas-messaging/contract/request-validators/actions";
import { requestValidators as conversationRequests } from "@atlas-messaging/contract/request-validators/conversations";
import { requestValidators as eventRequests } from "@atlas-messaging/contract/request-validators/events";
import { requestValidators as keyRequests } from "@atlas-messaging/contract/request-validators/keys";
import { requestValidators as webhookRequests } from "@atlas-messaging/contract/request-validators/webhooks";
import { bindSection } from "@atlas-messaging/pipeline";
import { actions } from "@atlas-messaging/pipeline/operations/actions";
import { conversations } from "@atlas-messaging/pipeline/operations/conversations";
import { events } from "@atlas-messaging/pipeline/operations/events";
import { keys } from "@atlas-messaging/pipeline/operations/keys";
import { webhooks } from "@atlas-messaging/pipeline/operations/webhooks";
import { conversations as conversationLoads } from "../loads/conversations.ts";
import { messages } from "../loads/messages.ts";
import { organizationAssets } from "../loads/organization-assets.ts";
import { type Section, loadsOf } from "./section.ts";

/** Conversations, what customers write and what is done about it, and who is told. */
export const section: Section = {
  handlers: bindSection(
    { ...actions, ...conversations, ...events, ...keys, ...webhooks },
    loadsOf({ ...conversationLoads, ...messages, ...organizationAssets }),
  ),
  validators: [actionRequests, conversationRequests, eventRequests, keyRequests, webhookRequests],
};
