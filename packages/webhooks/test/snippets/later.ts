import { fetchReceiver } from "@atlas-messaging/webhooks";

const answer = (text: string): Promise<void> => Promise.resolve(console.log(`answering ${text}`));

export const receive = fetchReceiver({
  on: {
    "conversation.message_received": ({ message }, { later }) => later(() => answer(message.text)),
  },
});
