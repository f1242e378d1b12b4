import { requestValidators } from "@atlas-messaging/contract/request-validators/system";
import { system } from "@atlas-messaging/pipeline/operations/system";
import { sectionOf } from "./section.ts";

export const section = sectionOf("system", { operations: system, loads: {}, validators: requestValidators });
