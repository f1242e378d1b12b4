import { requestValidators } from "@atlas-messaging/contract/request-validators/tools";
import { tools } from "@atlas-messaging/pipeline/operations/tools";
import { sectionOf } from "./section.ts";

export const section = sectionOf("tools", { operations: tools, loads: {}, validators: requestValidators });
