/** The phone beside the inbox, with which operators of a sandbox write as a customer. */
import { defaultChannel, writeAsCustomer } from "@atlas-messaging/domain";
import { write } from "../../handler.ts";

export const phone = {
  "console.writeAsCustomer": write("console.writeAsCustomer", {
    args: ({ body }) => ({
      channel: body.channel ?? defaultChannel,
      phone_number: body.phone_number,
      reply_to: null,
      media_id: null,
    }),
    decide: writeAsCustomer,
  }),
};
