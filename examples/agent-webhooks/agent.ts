/** An agent of your own: it hears of messages by webhook, and replies from your knowledge or hands over. */
import type { Atlas } from "@atlas-messaging/sdk";
import { nodeReceiver } from "@atlas-messaging/webhooks";

/** Best passage for customers, if the knowledge holds an answer. */
const answerTo = async (atlas: Atlas, question: string): Promise<string | undefined> => {
  const { data, knowledge_state: state } = await atlas.knowledge.search(question, { audience: "customers", limit: 1 });
  return state === "grounded" ? data[0]?.passage : undefined;
};

export const agentReceiver = (atlas: Atlas, secret?: string) =>
  nodeReceiver({
    secret,
    on: {
      "conversation.message_received": ({ event_id, conversation_id, message }, { later }) =>
        // The service waits 5 seconds for the webhook's answer, so answer first and think later.
        later(async () => {
          const text = await answerTo(atlas, message.text);
          // Made from the event: if it comes again after a crash, the customer still gets one reply.
          const options = { idempotencyKey: `answer-${event_id}` };
          if (text === undefined) {
            await atlas.actions.execute({ conversation_id, action_type: "handoff" }, options);
          } else {
            await atlas.actions.execute({ conversation_id, action_type: "reply", payload: { text } }, options);
          }
        }),
    },
  });
