import { requestValidators } from "@atlas-messaging/contract/request-validators/discovery";
import { discovery } from "@atlas-messaging/pipeline/discovery";
import { sectionOf } from "./section.ts";

export const section = sectionOf("discovery", { operations: discovery, loads: {}, validators: requestValidators });
