import { createRootRoute, createRoute, redirect } from "@tanstack/react-router";
import { UnauthenticatedError } from "@atlas-messaging/sdk";
import { queries } from "../data/queries.ts";
import { sessionOptions } from "../data/session.ts";
import { hasLinkCode } from "../session/fragment.ts";
import { Shell } from "./shell.tsx";

export const root = createRootRoute();

/** Parent of every page that needs a session. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ location }) => {
    // Anybody can lead a person to a link of their own, so a page asks first.
    if (hasLinkCode()) throw redirect({ to: "/link", search: { to: location.href } });
    try {
      await queries.ensureQueryData(sessionOptions);
    } catch (error) {
      if (!(error instanceof UnauthenticatedError)) throw error;
      throw redirect({ to: "/sign-in", search: { to: location.href } });
    }
  },
  component: Shell,
});
