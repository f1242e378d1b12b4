import { eventNames } from "@atlas-messaging/contract";
import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";

// Every event may become a delivery.
readAgainOn("", ["console.webhooks.listDeliveries", "console.deliveries.list"]);

/** The address is the state: the open webhook, the filter of its deliveries, and the open delivery. */
export const webhooksRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/webhooks",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "webhook"),
    ...oneOf(given, "status", ["pending", "delivered", "exhausted"]),
    ...oneOf(given, "event", eventNames),
    ...optionalText(given, "delivery"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
