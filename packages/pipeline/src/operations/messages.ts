import { sendMessage } from "@atlas-messaging/domain";
import { write } from "../handler.ts";

export const messages = {
  "messages.send": write("messages.send", {
    args: ({ body }) => ({
      phone_number: body.phone_number,
      channel_id: body.channel_id?.toLowerCase() ?? null,
      template_id: "template_id" in body ? body.template_id : null,
    }),
    decide: sendMessage,
  }),
};
