import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { Atlas, HandedOffError } from "@atlas-messaging/sdk";
import { nodeReceiver } from "@atlas-messaging/webhooks";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

/** Text without headings, links and marks of Markdown, which a phone would show as they are. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^#+ .*$/gm, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[ \t]*(?:[-*+]|>) /gm, "")
    .replaceAll(/\*\*|__|[`|]/g, "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();

const answer = async (conversation_id: string, message_id: string, key: string): Promise<void> => {
  // People write in pieces: the last one gets the answer.
  await sleep(3_000);
  const context = await atlas.conversations.context(conversation_id, { audience: "customers" });
  // People answer until the conversation is open again.
  if (context.conversation.status !== "open") return;
  const last = context.recent_messages.findLast(({ direction }) => direction === "inbound");
  if (last?.id !== message_id) return;
  const [best] = context.knowledge_state === "grounded" ? context.knowledge : [];
  const text = best && plain(best.passage);
  await atlas.actions.execute(
    text ? { conversation_id, action_type: "reply", payload: { text } } : { conversation_id, action_type: "handoff" },
    { idempotencyKey: key },
  );
};

const receiver = nodeReceiver({
  on: {
    "conversation.message_received": ({ event_id, conversation_id, message }, { later }) =>
      later(() =>
        answer(conversation_id, message.id, `answer-${event_id}`).catch((error: unknown) => {
          // A person took over while it thought.
          if (!(error instanceof HandedOffError)) throw error;
        }),
      ),
  },
});

export const server = createServer(receiver).listen(process.env.PORT ?? 3000);
