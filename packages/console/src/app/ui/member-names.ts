/** Names of members, for the many places where the service says their ids alone. */
import { consoleMembersListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";

/** Maximum members of an organization. */
const limit = 200;

/** Returns names by id. A removed member has none any more. */
export const useMemberNames = (): ReadonlyMap<string, string> => {
  const { may } = useSession();
  const { data } = useQuery({
    ...consoleMembersListOptions(client, { limit }),
    enabled: may("developer_console.read"),
  });
  return useMemo(() => new Map((data?.members ?? []).map(({ id, name, email }) => [id, name ?? email])), [data]);
};
