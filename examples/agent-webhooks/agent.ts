/** An agent of your own: it hears of messages by webhook, and replies from your knowledge or hands over. */
import type { Atlas } from "@atlas-messaging/sdk";
import { nodeReceiver } from "@atlas-messaging/webhooks";

/** Answer to the customer's last message, `undefined` if the knowledge has none, and null while people have the conversation. */
const answerIn = async (atlas: Atlas, conversation_id: string): Promise<string | undefined | null> => {
  const context = await atlas.conversations.context(conversation_id, { audience: "customers" });
  if (context.conversation.status === "handed_off") return null;
  const [best] = context.knowledge_state === "grounded" ? context.knowledge : [];
  // A phone would show the marks of a Markdown heading.
  return best?.passage.replaceAll(/^#+ .*\s*/gm, "");
};

export const agentReceiver = (atlas: Atlas, secret?: string) =>
  nodeReceiver({
    secret,
    on: {
      "conversation.message_received": ({ event_id, conversation_id }, { later }) =>
        // The service waits 5 seconds for the webhook's answer, so answer first and think later.
        later(async () => {
          const text = await answerIn(atlas, conversation_id);
          if (text === null) return;
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
