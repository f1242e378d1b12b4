import { eventNames } from "@atlas-messaging/contract";
import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";

readAgainOn("", ["console.events.list"]);

/** The address is the state: the filters, and the open event. */
export const eventsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/events",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "name", eventNames),
    ...optionalText(given, "conversation"),
    ...optionalText(given, "request"),
    ...optionalText(given, "event"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
