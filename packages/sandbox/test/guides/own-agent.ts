import { Atlas } from "@atlas-messaging/sdk";
import { fetchReceiver } from "@atlas-messaging/webhooks";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const answer = async (eventId: string, conversation_id: string, question: string): Promise<void> => {
  const { items } = await atlas.knowledge.search(question, { limit: 1, audience: "customers" }).page();
  const [best] = items;
  const act = { idempotencyKey: `answer-${eventId}` };
  if (best) {
    await atlas.actions.execute({ conversation_id, action_type: "reply", payload: { text: best.passage } }, act);
  } else {
    await atlas.actions.execute({ conversation_id, action_type: "handoff" }, act);
  }
};

export const receive = fetchReceiver({
  on: {
    "conversation.message_received": ({ event_id, conversation_id, message }, { later }) =>
      later(() => answer(event_id, conversation_id, message.text)),
  },
});
