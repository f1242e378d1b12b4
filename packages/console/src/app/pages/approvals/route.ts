import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf, optionalText } from "../../ui/search.ts";

readAgainOn("agent.action_", ["console.approvals.list", "console.approvals.get", "console.approvals.rehearse"]);
readAgainOn("atlas.run.updated", ["console.approvals.list", "console.approvals.get"], ({ payload }) =>
  "run" in payload && Object(payload.run).approval_required === true ? {} : null,
);

export const approvalsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/approvals",
  validateSearch: (given: Record<string, unknown>) => ({
    ...oneOf(given, "state", ["approved", "rejected", "expired"]),
    ...optionalText(given, "approval"),
  }),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
