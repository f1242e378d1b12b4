import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { optionalText } from "../../ui/search.ts";

readAgainOn("customer.", ["console.customers.list", "console.customers.get", "console.customers.listConsents"]);
// A first message makes a customer.
readAgainOn("conversation.created", ["console.customers.list"]);

/** The address is the state: the words searched for, the label, the open customer, and the conversation that led here. */
export const customersRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/customers",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "q"),
    ...optionalText(given, "label"),
    ...optionalText(given, "customer"),
    ...optionalText(given, "from"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
