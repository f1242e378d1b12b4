/** Every address of the console. A page is loaded when it is first opened. */
import { createRoute, createRouter } from "@tanstack/react-router";
import { queries } from "./data/queries.ts";
import { sessionEnded } from "./data/session-end.ts";
import { Failed } from "./ui/problem.tsx";
import { Nowhere } from "./ui/nowhere.tsx";
import { optionalText } from "./ui/search.ts";
import { pageRoutes } from "./pages/routes.ts";
import { signedIn } from "./shell/route.tsx";
import { root } from "./root.ts";

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "to"),
    ...optionalText(given, "problem"),
  }),
}).lazy(() => import("./session/sign-in.tsx").then(({ route }) => route));

const invitation = createRoute({ getParentRoute: () => root, path: "/invitation" }).lazy(() =>
  import("./session/invitation.tsx").then(({ route }) => route),
);

const reset = createRoute({ getParentRoute: () => root, path: "/reset" }).lazy(() =>
  import("./session/reset.tsx").then(({ route }) => route),
);

const routeTree = root.addChildren([signIn, invitation, reset, signedIn.addChildren(pageRoutes)]);

export const router = createRouter({
  routeTree,
  basepath: "/console",
  defaultPreload: "intent",
  defaultErrorComponent: ({ error }) => <Failed error={error} />,
  defaultNotFoundComponent: Nowhere,
  // Lists keep their own place.
  scrollRestoration: false,
});

sessionEnded.listen(() => {
  // Pages before the session say themselves why an invitation or a link is refused.
  if (!router.state.matches.some(({ routeId }) => routeId === signedIn.id)) return;
  queries.clear();
  void router.navigate({ to: "/sign-in", search: { to: router.state.location.href } });
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
