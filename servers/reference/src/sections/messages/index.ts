import { sendMessage } from "@atlas-messaging/domain";
import { write } from "../../pipeline/execute.ts";
import { sendFacts } from "./load.ts";

export { sendFacts } from "./load.ts";

export const messages = {
  "messages.send": write("messages.send", {
    facts: sendFacts,
    args: ({ body }) => ({
      phone_number: body.phone_number,
      template_id: "template_id" in body ? body.template_id : null,
    }),
    decide: sendMessage,
  }),
};
