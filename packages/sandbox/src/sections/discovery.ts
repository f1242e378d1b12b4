import { requestValidators as discoveryRequests } from "@atlas-messaging/contract/request-validators/discovery";
import { requestValidators as sandboxRequests } from "@atlas-messaging/contract/request-validators/sandbox";
import { requestValidators as systemRequests } from "@atlas-messaging/contract/request-validators/system";
import { discovery } from "@atlas-messaging/pipeline/discovery";
import { sandbox } from "@atlas-messaging/pipeline/operations/sandbox";
import { system } from "@atlas-messaging/pipeline/operations/system";
import type { Section } from "./section.ts";
import { isServed } from "./served.ts";

/** How the service is, how it is found, and how one gets a sandbox of it. */
export const section: Section = {
  handlers: { ...discovery, ...sandbox, ...system(isServed) },
  validators: [discoveryRequests, sandboxRequests, systemRequests],
};
