/** Numbers beside the pages of the bar: what waits for a person. */
import { consoleCountConversationsOptions, consoleListApprovalsOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";
import type { Place } from "./navigation.ts";

/** Counts are read again now and then, for changes that no event tells. */
const refetchInterval = 60_000;

export const useBadges = (): { readonly [To in Place["to"]]?: number } => {
  const { may } = useSession();
  const counts = useQuery({
    ...consoleCountConversationsOptions(client),
    enabled: may("atlas_api.conversations.read"),
    refetchInterval,
  });
  const approvals = useQuery({
    ...consoleListApprovalsOptions(client, { state: "pending", limit: 100 }),
    enabled: may("developer_console.manage"),
    refetchInterval,
  });
  return {
    "/inbox": counts.data?.counts.waiting ?? 0,
    "/approvals": approvals.data?.approvals.length ?? 0,
  };
};

const maxShown = 999;

/** A badge has room for three digits. */
export const badgeWords = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));
