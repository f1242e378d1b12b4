import type { DataOf } from "@atlas-messaging/contract";
import { cacheLife, cacheTag } from "next/cache";
import { TAG, atlas } from "./atlas";

export type Message = DataOf<"messages.list">["messages"][number];

const day = 86_400_000;

/** Returns what was said in the last day, by conversation, newest first. It is one list, not a call for each of them. */
export const latestByConversation = async (): Promise<Message[][]> => {
  "use cache";
  cacheTag(TAG);
  cacheLife("minutes");
  const found = new Map<string, Message[]>();
  const since = new Date(Date.now() - day).toISOString();
  for await (const message of atlas.messages.list({ since, limit: 200 })) {
    const others = found.get(message.conversation_id) ?? [];
    found.set(message.conversation_id, [...others, message]);
  }
  return [...found.values()];
};
