import { conversationsFacts } from "@atlas-messaging/service/conversations/facts.memory";
import type { conversations } from "@atlas-messaging/service/conversations/operations";
import type { FactsFor } from "@atlas-messaging/service/pipeline/memory";
import { test } from "vitest";

test("facts that a section of the sandbox lacks are a type error", () => {
  const { "conversations.context": context, ...others } = conversationsFacts;
  // @ts-expect-error `conversations.context` is missing
  const lacking: FactsFor<typeof conversations> = others;
  const complete: FactsFor<typeof conversations> = { ...others, "conversations.context": context };
  void [lacking, complete];
});
