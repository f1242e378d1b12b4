import { createRoute } from "@tanstack/react-router";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";

/** The address is the state: the open service account, and which of its keys are shown. */
export const keysRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/keys",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "account"),
    ...oneOf(given, "keys", ["revoked"]),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
