import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";
import { statusNames } from "./types.ts";

readAgainOn("template.", ["console.templates.list"]);

/** The address is the state: the filter, and the open template. */
export const templatesRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/templates",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "status", statusNames),
    ...optionalText(given, "template"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
