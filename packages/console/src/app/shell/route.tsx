import { createRootRoute, createRoute, redirect } from "@tanstack/react-router";
import { UnauthenticatedError } from "@atlas-messaging/sdk";
import { client } from "../data/client.ts";
import { queries } from "../data/queries.ts";
import { sessionOptions } from "../data/session.ts";
import { takeLinkCode } from "../session/fragment.ts";
import { Shell } from "./shell.tsx";

export const root = createRootRoute();

/** Parent of every page that needs a session. */
export const signedIn = createRoute({
  getParentRoute: () => root,
  id: "signed-in",
  beforeLoad: async ({ location }) => {
    const code = takeLinkCode();
    try {
      if (code !== null) await client.signInByLink({ code });
      await queries.ensureQueryData(sessionOptions);
    } catch (error) {
      if (!(error instanceof UnauthenticatedError)) throw error;
      throw redirect({ to: "/sign-in", search: { to: location.href, ...(code === null ? {} : { problem: "link" }) } });
    }
  },
  component: Shell,
});
