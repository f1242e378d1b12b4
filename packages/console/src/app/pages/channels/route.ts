import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { optionalText } from "../../ui/search.ts";

readAgainOn("channel.", ["console.channels.list"]);

/** The address is the state: the open channel. */
export const channelsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/channels",
  validateSearch: (given: Record<string, unknown>) => optionalText(given, "channel"),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
