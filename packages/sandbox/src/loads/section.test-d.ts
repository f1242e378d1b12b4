import { test } from "vitest";
import { loads } from "./conversations.ts";
import type { LoadsIn } from "./section.ts";

test("a load that a section of the sandbox lacks is a type error", () => {
  const { "conversations.context": context, ...others } = loads;
  // @ts-expect-error `conversations.context` is missing
  const lacking: LoadsIn<"conversations"> = others;
  const complete: LoadsIn<"conversations"> = { ...others, "conversations.context": context };
  void [lacking, complete];
});
