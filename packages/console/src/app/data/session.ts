import type { Permission } from "@atlas-messaging/contract";
import { consoleSessionsGetCurrentOptions } from "@atlas-messaging/query";
import { useSuspenseQuery } from "@tanstack/react-query";
import { client } from "./client.ts";
import { useNavigate } from "@tanstack/react-router";
import { queries } from "./queries.ts";

/** Rarely changes: a change of permissions ends the session. */
export const sessionOptions = { ...consoleSessionsGetCurrentOptions(client), staleTime: 300_000 };

/** Returns who is signed in. The router has loaded it before any page. */
export const useSession = () => {
  const { data } = useSuspenseQuery(sessionOptions);
  const may = (permission: Permission | (string & {})): boolean => data.member.permissions.includes(permission);
  return { ...data, may };
};

/** Leads to the sign-in after the own session has ended, and forgets what was shown and written. */
export const useLeave = (): (() => Promise<void>) => {
  const navigate = useNavigate();
  return async () => {
    await navigate({ to: "/sign-in" });
    queries.clear();
    sessionStorage.clear();
  };
};
