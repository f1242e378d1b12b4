import { createServer } from "node:http";
import { Atlas } from "@atlas-messaging/sdk";
import { nodeReceiver } from "@atlas-messaging/webhooks";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const receiver = nodeReceiver({
  on: {
    "conversation.message_received": ({ event_id, conversation_id }, { later }) =>
      later(async () => {
        const context = await atlas.conversations.context(conversation_id, { audience: "customers" });
        // People answer there until they hand it back.
        if (context.conversation.status === "handed_off") return;
        const act = { idempotencyKey: `answer-${event_id}` };
        const [best] = context.knowledge_state === "grounded" ? context.knowledge : [];
        if (best) {
          // A phone would show the marks of a Markdown heading.
          const payload = { text: best.passage.replaceAll(/^#+ .*\s*/gm, "") };
          await atlas.actions.execute({ conversation_id, action_type: "reply", payload }, act);
        } else {
          await atlas.actions.execute({ conversation_id, action_type: "handoff" }, act);
        }
      }),
  },
});

export const server = createServer(receiver).listen(process.env.PORT ?? 3000);
