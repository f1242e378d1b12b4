import { conversationsListInfiniteOptions, messagesSendMutation, queryKeyOf } from "@atlas-messaging/query";
import type { Atlas } from "@atlas-messaging/sdk";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";

/** Returns the conversations of all pages that were fetched so far. */
export const useConversations = (atlas: Atlas) => {
  const { data, ...query } = useInfiniteQuery(conversationsListInfiniteOptions(atlas, { limit: 20 }));
  return { ...query, conversations: data?.pages.flatMap(({ conversations }) => conversations) ?? [] };
};

/** Sends a message, and reads the conversations again. */
export const useSend = (atlas: Atlas) => {
  const queries = useQueryClient();
  return useMutation({
    ...messagesSendMutation(atlas),
    onSuccess: () => queries.invalidateQueries({ queryKey: queryKeyOf(atlas, "conversations.list") }),
  });
};
