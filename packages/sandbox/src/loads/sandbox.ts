import { requestValidators } from "@atlas-messaging/contract/request-validators/sandbox";
import { sandbox } from "@atlas-messaging/pipeline/operations/sandbox";
import { sectionOf } from "./section.ts";

export const section = sectionOf("sandbox", { operations: sandbox, loads: {}, validators: requestValidators });
