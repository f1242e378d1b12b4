import { createRoute } from "@tanstack/react-router";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";

/** The address is the state: which agents are listed, and the open one. */
export const agentsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/agents",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "status", ["archived"]),
    ...optionalText(given, "agent"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
