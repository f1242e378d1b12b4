import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";
import { kindNames, spanNames } from "./kinds.ts";

// Every event comes of a change.
readAgainOn("", ["console.auditEvents.list"]);

/** The address is the state: the filters, and the open change. */
export const auditRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/audit",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "kind", kindNames),
    ...oneOf(given, "span", spanNames),
    ...optionalText(given, "actor"),
    ...optionalText(given, "asset"),
    ...optionalText(given, "request"),
    ...optionalText(given, "change"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
