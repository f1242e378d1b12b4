import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";
import { statuses } from "./types.ts";

readAgainOn("", ["console.requests.list", "console.runs.list"]);

/** The address is the state: the request id that is looked for, the filters, and the open request. */
export const requestsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/requests",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "q"),
    ...optionalText(given, "operation"),
    ...oneOf({ status: String(given["status"]) }, "status", statuses),
    ...optionalText(given, "by"),
    ...optionalText(given, "request"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
