import { createRoute } from "@tanstack/react-router";
import { signedIn } from "../../shell/route.tsx";
import { optionalText } from "../../ui/search.ts";

/** The address is the state: the open member. */
export const membersRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/members",
  validateSearch: (given: Record<string, unknown>) => optionalText(given, "member"),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
