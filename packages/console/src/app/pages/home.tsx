import { createRoute, redirect } from "@tanstack/react-router";
import { DoorClosed } from "lucide-react";
import { queries } from "../data/queries.ts";
import { sessionOptions } from "../data/session.ts";
import { signedIn } from "../shell/route.tsx";
import { Empty } from "../ui/empty.tsx";
import { mayOpen, navigation } from "./navigation.ts";

const Home = () => (
  <Empty icon={DoorClosed} title="No page is open to you">
    <p>Ask a colleague who manages members for another role.</p>
  </Empty>
);

/** The console opens with the first page that the operator may see. */
export const homeRoute = createRoute({
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
