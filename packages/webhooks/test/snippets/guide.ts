import { fetchReceiver } from "@atlas-messaging/webhooks";

const answer = async (text: string): Promise<void> => console.log(`answering ${text}`);

export const POST = fetchReceiver({
  on: {
    "conversation.message_received": ({ message }, { later }) => later(() => answer(message.text)),
    "conversation.message_failed": ({ message }) => console.error(message.id, message.error_code),
  },
});
