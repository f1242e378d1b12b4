import type { Permission } from "@atlas-messaging/contract";
import { consoleGetSessionOptions } from "@atlas-messaging/query";
import { useSuspenseQuery } from "@tanstack/react-query";
import { client } from "./client.ts";

/** Rarely changes: a change of permissions ends the session. */
export const sessionOptions = { ...consoleGetSessionOptions(client), staleTime: 300_000 };

/** Returns who is signed in. The router has loaded it before any page. */
export const useSession = () => {
  const { data } = useSuspenseQuery(sessionOptions);
  const may = (permission: Permission): boolean => data.member.permissions.includes(permission);
  return { ...data, may };
};
