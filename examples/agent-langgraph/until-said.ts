import { setTimeout as sleep } from "node:timers/promises";
import type { Atlas } from "@atlas-messaging/sdk";

/** Waits until the organization's first message in a conversation was sent. Returns its text. */
export const untilSaid = async (atlas: Atlas, conversationId: string): Promise<string> => {
  for (const end = Date.now() + 300_000; Date.now() < end; await sleep(50)) {
    for await (const event of atlas.conversations.events(conversationId))
      if (event.event_type === "agent.message_delivery" && event.message) return event.message.text;
  }
  throw new Error("No message was sent in 5 minutes.");
};
