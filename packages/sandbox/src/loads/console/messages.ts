import { messageOf } from "../../jobs/message-of.ts";
import { messagePage } from "../../lookups/messages.ts";
import type { LoadsIn } from "../section.ts";

export const consoleMessages = {
  "console.listMessages": messagePage,
  "console.getMessage": (organization, { id }) => ({ found: messageOf(organization, id) }),
} satisfies Partial<LoadsIn<"console">>;
