import { requestValidators } from "@atlas-messaging/contract/request-validators/messages";
import { messages } from "@atlas-messaging/pipeline/operations/messages";
import { sendFacts } from "../lookups/sending.ts";
import { type LoadsIn, sectionOf } from "./section.ts";

const loads = {
  "messages.send": sendFacts,
} satisfies LoadsIn<"messages">;

export const section = sectionOf("messages", { operations: messages, loads, validators: requestValidators });
