import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";

export const views = ["waiting", "mine", "with_agent", "handed_off", "closed", "all"] as const;
export type View = (typeof views)[number];

readAgainOn("", ["console.countConversations", "console.listConversations"]);
readAgainOn(
  "",
  [
    "console.getConversation",
    "console.listConversationMessages",
    "console.listConversationEvents",
    "console.listConversationNotes",
  ],
  ({ conversation_id }) => ({ conversationId: conversation_id }),
);

/** The address is the state: the view, the words searched for, and the open conversation. */
export const inboxRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/inbox",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "view", views),
    ...optionalText(given, "q"),
    ...optionalText(given, "label"),
    ...optionalText(given, "conversation"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
