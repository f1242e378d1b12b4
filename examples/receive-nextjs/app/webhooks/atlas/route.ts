import { fetchReceiver } from "@atlas-messaging/webhooks";
import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { TAG } from "../../../lib/atlas";

// The secret is read from ATLAS_WEBHOOK_SECRET when the first delivery comes, so `next build` needs none.
export const POST = fetchReceiver({
  // Work of `later` goes on after the answer, also on platforms that stop then.
  waitUntil: (work) => after(() => work),
  on: {
    "conversation.message_received": ({ message }, { later }) => {
      revalidateTag(TAG, { expire: 0 }); // In the handler: after the answer it may be lost.
      later(() => console.log(`answering ${message.text}`)); // Put what takes seconds here.
    },
    "message.delivered": ({ message, customer }) => console.log(`${message.id} reached ${customer.phone_number}`),
  },
  otherwise: (event) => console.log(`${event.event_type}, which nobody handles`),
});
