import { createRoute, redirect } from "@tanstack/react-router";
import { signedIn } from "../shell/route.tsx";

/** The console opens with those who wait. */
export const homeRoute = createRoute({
  getParentRoute: () => signedIn,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: "/inbox" });
  },
});
