import { test } from "vitest";
import { conversations } from "../sections/conversations/index.ts";
import type { SqlSections } from "./loads.ts";

test("a load that a section of the server lacks is a type error", () => {
  const { "conversations.context": context, ...others } = conversations;
  // @ts-expect-error `conversations.context` is missing
  const lacking: SqlSections["conversations"] = others;
  const complete: SqlSections["conversations"] = { ...others, "conversations.context": context };
  void [lacking, complete];
});
