/** An agent of your own: it hears of messages by webhook, and replies from your knowledge or hands over. */
import { setTimeout as sleep } from "node:timers/promises";
import { type Atlas, HandedOffError } from "@atlas-messaging/sdk";
import { nodeReceiver } from "@atlas-messaging/webhooks";
import { plain } from "./plain.ts";

/** Time after which a customer is taken to have written all of it. */
const silence = 3_000;

/** Answers the customer's last message, or hands over if the knowledge has no answer. `key` makes it happen once. */
const answer = async (atlas: Atlas, conversation_id: string, message_id: string, key: string): Promise<void> => {
  await sleep(silence);
  const context = await atlas.conversations.context(conversation_id, { audience: "customers" });
  // People answer until the conversation is open again.
  if (context.conversation.status !== "open") return;
  // The customer has written again, and the agent hears of that, too.
  const last = context.recent_messages.findLast(({ direction }) => direction === "inbound");
  if (last?.id !== message_id) return;
  const [best] = context.knowledge_state === "grounded" ? context.knowledge : [];
  const text = best && plain(best.passage);
  await atlas.actions.execute(
    text ? { conversation_id, action_type: "reply", payload: { text } } : { conversation_id, action_type: "handoff" },
    { idempotencyKey: key },
  );
};

/** `atlas` has a key of a service account that names the agent, so that the service refuses it where people answer. */
export const agentReceiver = (atlas: Atlas, secret?: string) =>
  nodeReceiver({
    secret,
    on: {
      "conversation.message_received": ({ event_id, conversation_id, message }, { later }) =>
        // The service waits 5 seconds for the webhook's answer, so answer first and think later.
        later(() =>
          // Made from the event: if it comes again after a crash, the customer still gets one reply.
          answer(atlas, conversation_id, message.id, `answer-${event_id}`).catch((error: unknown) => {
            // A person took over while it thought.
            if (!(error instanceof HandedOffError)) throw error;
          }),
        ),
    },
  });
