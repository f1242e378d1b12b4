import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";
import { views } from "./views.ts";

// Each reads what it changes and no more: an answer alone causes six events, and reads have a limit.
const inIt = ({ conversation_id }: { readonly conversation_id: string | null }) => ({
  conversationId: conversation_id,
});
const lists = ["console.conversations.count", "console.conversations.list"] as const;
readAgainOn("conversation.created", lists);
readAgainOn("conversation.message_received", lists);
readAgainOn("conversation.updated", lists);
readAgainOn("agent.message_delivery", lists);
readAgainOn("conversation.", ["console.conversations.listMessages", "console.conversations.get"], inIt);
readAgainOn("agent.message_delivery", ["console.conversations.listMessages"], inIt);
readAgainOn("conversation.updated", ["console.conversations.listEvents", "console.conversations.listNotes"], inIt);
readAgainOn("agent.action_", ["console.conversations.listEvents"], inIt);
readAgainOn("atlas.run.updated", ["console.conversations.listEvents"], (event) =>
  citesKnowledge(event.payload) ? inIt(event) : null,
);

/** The sources of an agent's answer are in its run. */
const citesKnowledge = (payload: object): boolean =>
  "run" in payload && Array.isArray(Object(payload.run).citations) && Object(payload.run).citations.length > 0;

/** The address is the state: the view, the words searched for, the open conversation, and a message in it. */
export const inboxRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/inbox",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "view", views),
    ...optionalText(given, "q"),
    ...optionalText(given, "label"),
    ...optionalText(given, "conversation"),
    ...optionalText(given, "message"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
