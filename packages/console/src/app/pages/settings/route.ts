import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";
import { oneOf } from "../../ui/search.ts";

readAgainOn("export.", ["console.organization.getExport"]);

/** The address is the state: the open part. */
export const settingsRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/settings",
  validateSearch: (given: Record<string, unknown>) =>
    oneOf(given, "part", [
      "organization",
      "quiet-hours",
      "alerts",
      "retention",
      "export",
      "password",
      "second-factor",
      "sessions",
      "limits",
    ]),
}).lazy(() => import("./page.tsx").then(({ route }) => route));
