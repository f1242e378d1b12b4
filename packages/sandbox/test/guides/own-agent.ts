import { createServer } from "node:http";
import { Atlas } from "@atlas-messaging/sdk";
import { nodeReceiver } from "@atlas-messaging/webhooks";

const atlas = new Atlas({ token: process.env.ATLAS_TOKEN });

const receiver = nodeReceiver({
  on: {
    "conversation.message_received": ({ event_id, conversation_id, message }, { later }) =>
      later(async () => {
        const { items, data } = await atlas.knowledge.search(message.text, { limit: 1, audience: "customers" }).page();
        const [best] = items;
        const act = { idempotencyKey: `answer-${event_id}` };
        if (best && data.knowledge_state === "grounded") {
          const payload = { text: best.passage };
          await atlas.actions.execute({ conversation_id, action_type: "reply", payload }, act);
        } else {
          await atlas.actions.execute({ conversation_id, action_type: "handoff" }, act);
        }
      }),
  },
});

export const server = createServer(receiver).listen(process.env.PORT ?? 3000);
