import { test } from "vitest";
import { conversations } from "./conversations/operations.ts";
import type { OperationsOf } from "./sections.ts";

test("an operation that its section lacks is a type error", () => {
  const { "conversations.context": context, ...others } = conversations;
  // @ts-expect-error `conversations.context` is missing
  const lacking: OperationsOf<"conversations"> = others;
  const complete: OperationsOf<"conversations"> = { ...others, "conversations.context": context };
  void [lacking, complete];
});
