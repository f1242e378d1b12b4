import { createRoute } from "@tanstack/react-router";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";

/** The address is the state: the open app, and its tab. */
export const appsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/apps",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "app"),
    ...oneOf(given, "tab", ["addresses", "consents"]),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
