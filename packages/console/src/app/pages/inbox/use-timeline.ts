/** Messages, notes and events of a conversation, the newest first, page by page. */
import {
  consoleConversationsMessagesInfiniteOptions,
  consoleConversationsNotesInfiniteOptions,
  consoleEventsListInfiniteOptions,
  queryKeyOf,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useMutationState } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { client } from "../../data/client.ts";
import { useItems } from "../../ui/items.tsx";
import { type Entry, type Happening, type Message, type Note, type OnItsWay, timelineOf } from "./timeline.ts";

const messagesOf = (page: { readonly messages: readonly Message[] }): readonly Message[] => page.messages;

const notesOf = (page: { readonly notes: readonly Note[] }): readonly Note[] => page.notes;

const happeningsOf = (page: { readonly events: readonly Happening[] }): readonly Happening[] => page.events;

/** One answer of the service causes several events, so their pages are the longest that there are. */
const limits = { messages: 100, others: 200 } as const;

/** The same events as the conversation's own list, which begins with the oldest. So its key says when they change. */
const happeningOptions = (id: string) => ({
  ...consoleEventsListInfiniteOptions(client, { conversation_id: id, limit: limits.others }),
  queryKey: queryKeyOf(client, "console.conversations.listEvents", { conversationId: id }, "infinite"),
});

export interface Timeline {
  /** Null until messages have come. */
  readonly entries: readonly Entry[] | null;
  readonly messages: readonly Message[];
  readonly error: Error | null;
  /** Earlier messages are there. */
  readonly hasMore: boolean;
  readonly isFetching: boolean;
  readonly more: () => void;
}

export const useTimeline = (id: string): Timeline => {
  const query = useInfiniteQuery(consoleConversationsMessagesInfiniteOptions(client, id, { limit: limits.messages }));
  const listed = useItems(query, messagesOf);
  const notes = useItems(
    useInfiniteQuery(consoleConversationsNotesInfiniteOptions(client, id, { limit: limits.others })),
    notesOf,
  );
  const happenings = useItems(useInfiniteQuery(happeningOptions(id)), happeningsOf);
  const oldest = listed.hasMore ? listed.items?.at(-1)?.created_at : "";
  useReaching(notes, oldest);
  useReaching(happenings, oldest);
  const messages = listed.items;
  const entries = useMemo(
    () => messages && timelineOf(messages, notes.items ?? [], happenings.items ?? [], !listed.hasMore),
    [messages, notes.items, happenings.items, listed.hasMore],
  );
  return {
    entries,
    messages: messages ?? [],
    error: listed.error,
    hasMore: listed.hasMore,
    isFetching: query.isFetchingNextPage,
    more: useCallback(() => listed.hasMore && listed.more(), [listed.hasMore, listed.more]),
  };
};

interface Reaching {
  readonly items: readonly { readonly created_at: string }[] | null;
  readonly hasMore: boolean;
  readonly more: () => void;
}

/** Reads pages until they reach as far back as the oldest message that has come. */
const useReaching = ({ items, hasMore, more }: Reaching, oldest: string | undefined): void => {
  const last = items?.at(-1)?.created_at;
  useEffect(() => {
    if (hasMore && last !== undefined && oldest !== undefined && last > oldest) more();
  }, [hasMore, last, oldest, more]);
};

// Replies and notes on their way. They show at once, and give way to what the service has taken in.
interface Given {
  readonly conversationId?: string;
  readonly body?: { readonly text?: string; readonly content?: { readonly caption?: string } };
}

const wordsOf = ({ body }: Given): string =>
  body?.text ?? (body?.content === undefined ? "A template" : (body.content.caption ?? "A file"));

const useKind = (conversation: string, kind: OnItsWay["kind"]): readonly OnItsWay[] => {
  const operation = kind === "note" ? "console.conversations.addNote" : "console.conversations.reply";
  const found = useMutationState({
    filters: { mutationKey: queryKeyOf(client, operation), status: "pending" },
    select: ({ mutationId, state }) => ({
      mutationId,
      given: Object(state.variables) as Given,
      since: state.submittedAt,
    }), // Ours, or empty.
  });
  return found
    .filter(({ given }) => given.conversationId === conversation)
    .map(({ mutationId, given, since }) => ({ id: mutationId, text: wordsOf(given), kind, since }));
};

export const useSending = (conversation: string): readonly OnItsWay[] => [
  ...useKind(conversation, "message"),
  ...useKind(conversation, "note"),
];
