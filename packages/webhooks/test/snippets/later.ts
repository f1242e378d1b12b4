import { fetchReceiver } from "@atlas-messaging/webhooks";

const answer = (text: string): Promise<void> => Promise.resolve(console.log(`answering ${text}`));

export const receive = fetchReceiver({
  secret: process.env.ATLAS_WEBHOOK_SECRET ?? "",
  on: {
    "conversation.message_received": ({ message }, { later }) => later(() => answer(message.text)),
  },
});
