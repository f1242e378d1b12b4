import { createRoute } from "@tanstack/react-router";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";
import { audienceFilter, gapFilter, statusFilter } from "./types.ts";

/** The address is the state: the view, its filters, and the open source or question. */
export const knowledgeRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/knowledge",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "view", ["unanswered", "try"]),
    ...oneOf(given, "status", statusFilter),
    ...oneOf(given, "audience", audienceFilter),
    ...oneOf(given, "found", gapFilter),
    ...optionalText(given, "ask"),
    ...optionalText(given, "source"),
    ...optionalText(given, "question"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
