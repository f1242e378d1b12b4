import { test } from "vitest";
import { conversationsFacts } from "@atlas-messaging/service/conversations/facts.sql";
import type { SqlSections } from "./handlers.ts";

test("a load that a section of the server lacks is a type error", () => {
  const { "conversations.context": context, ...others } = conversationsFacts;
  // @ts-expect-error `conversations.context` is missing
  const lacking: SqlSections["conversations"] = others;
  const complete: SqlSections["conversations"] = { ...others, "conversations.context": context };
  void [lacking, complete];
});
