import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";

readAgainOn("channel.", ["console.listChannels"]);
readAgainOn("template.", ["console.listTemplates"]);
readAgainOn("conversation.", ["console.listEvents"]);

export const todayRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/today",
}).lazy(() => import("./page.tsx").then(({ route }) => route));
