import { createRoute } from "@tanstack/react-router";
import { readAgainOn } from "../../data/live.ts";
import { signedIn } from "../../shell/route.tsx";

readAgainOn("channel.", ["console.channels.list"]);
readAgainOn("template.", ["console.templates.list"]);
readAgainOn("conversation.", ["console.events.list"]);

export const todayRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/today",
}).lazy(() => import("./page.tsx").then(({ route }) => route));
