/** The router of the console, and addresses before a session. */
import { Link, createRoute, createRouter, redirect } from "@tanstack/react-router";
import { optionalText } from "./ui/search.ts";
import { root, signedIn } from "./shell/route.tsx";
import { DoorClosed } from "lucide-react";
import { queries, sessionEnded } from "./data/queries.ts";
import { sessionOptions } from "./data/session.ts";
import { Empty } from "./ui/loaded.tsx";
import { mayOpen, navigation } from "./shell/navigation.ts";
import {
  agentsRoute,
  approvalsRoute,
  appsRoute,
  auditRoute,
  channelsRoute,
  costsRoute,
  customersRoute,
  eventsRoute,
  inboxRoute,
  keysRoute,
  knowledgeRoute,
  membersRoute,
  requestsRoute,
  settingsRoute,
  templatesRoute,
  todayRoute,
  webhooksRoute,
} from "./routes.ts";
import { Failed } from "./ui/problem.tsx";

const signIn = createRoute({
  getParentRoute: () => root,
  path: "/sign-in",
  validateSearch: (given: Record<string, unknown>) => ({
    ...optionalText(given, "to"),
    ...optionalText(given, "problem"),
  }),
}).lazy(() => import("./session/sign-in.tsx").then(({ route }) => route));

const link = createRoute({
  getParentRoute: () => root,
  path: "/link",
  validateSearch: (given: Record<string, unknown>) => optionalText(given, "to"),
}).lazy(() => import("./session/link.tsx").then(({ route }) => route));

const invitation = createRoute({ getParentRoute: () => root, path: "/invitation" }).lazy(() =>
  import("./session/invitation.tsx").then(({ route }) => route),
);

const reset = createRoute({ getParentRoute: () => root, path: "/reset" }).lazy(() =>
  import("./session/reset.tsx").then(({ route }) => route),
);

const Home = () => (
  <Empty icon={DoorClosed} title="No page is open to you">
    <p>Ask a colleague who manages members for another role.</p>
  </Empty>
);

/** The console opens with the first page that the operator may see. */
const homeRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  beforeLoad: async () => {
    const { member } = await queries.ensureQueryData(sessionOptions);
    const places = navigation.flatMap((group) => group.places);
    const first = places.find((place) => mayOpen(place, (permission) => member.permissions.includes(permission)));
    if (first) throw redirect({ to: first.to });
  },
  component: Home,
});

/** Pages of `routes.ts`, each a folder of `pages/`. */
const pageRoutes = [
  homeRoute,
  inboxRoute,
  approvalsRoute,
  todayRoute,
  knowledgeRoute,
  agentsRoute,
  templatesRoute,
  customersRoute,
  eventsRoute,
  webhooksRoute,
  requestsRoute,
  keysRoute,
  appsRoute,
  channelsRoute,
  membersRoute,
  auditRoute,
  costsRoute,
  settingsRoute,
];

const Nowhere = () => (
  <main className="lonely">
    <h1>There is no such page</h1>
    <p>The address may be old or mistyped.</p>
    <Link to="/" className="button">
      Go to the console
    </Link>
  </main>
);

const routeTree = root.addChildren([signIn, link, invitation, reset, signedIn.addChildren(pageRoutes)]);

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
