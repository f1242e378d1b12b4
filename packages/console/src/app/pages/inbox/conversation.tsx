import {
  consoleGetConversationOptions,
  consoleListConversationEventsOptions,
  consoleListConversationMessagesInfiniteOptions,
  consoleListConversationNotesOptions,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { client } from "../../data/client.ts";
import { CopyButton } from "../../ui/copy.tsx";
import { Skeleton } from "../../ui/empty.tsx";
import { Problem } from "../../ui/problem.tsx";
import { dayWords } from "../../ui/time.tsx";
import { Actions } from "./actions.tsx";
import { Composer } from "./composer.tsx";
import { type Item, whoWords } from "./conversation-list.tsx";
import { EntryView, Sending } from "./entry.tsx";
import { Labels } from "./labels.tsx";
import { PhoneButton } from "./phone-button.tsx";
import { useSending } from "./sending.ts";
import { type Entry, timelineOf } from "./timeline.ts";

interface ConversationProps {
  readonly id: string;
  /** Shows the phone, where there is a hidden one. */
  readonly onPhone: (() => void) | null;
}

export const Conversation = ({ id, onPhone }: ConversationProps) => {
  const { data, error } = useQuery(consoleGetConversationOptions(client, id));
  return (
    <section className="conversation" aria-label="Conversation">
      {error && <Problem error={error} />}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <Head item={data.conversation} onPhone={onPhone} />
          <Timeline id={id} />
          <Composer item={data.conversation} />
        </>
      )}
    </section>
  );
};

interface HeadProps {
  readonly item: Item;
  readonly onPhone: ConversationProps["onPhone"];
}

const Head = ({ item, onPhone }: HeadProps) => (
  <header className="conversation-head">
    <Link
      from="/inbox"
      to="/inbox"
      search={({ conversation: _open, ...rest }) => rest}
      className="button ghost icon back"
      aria-label="Back to the list"
    >
      <ArrowLeft aria-hidden />
    </Link>
    <div className="conversation-title">
      <h2>
        {item.customer.name ?? item.customer.phone_number}{" "}
        <CopyButton text={item.customer.phone_number} name="the number" />
      </h2>
      <p>
        {item.customer.name !== null && <span>{item.customer.phone_number} · </span>}
        {item.channel.display_name} · {whoWords(item)}
      </p>
    </div>
    {onPhone && <PhoneButton onClick={onPhone} />}
    <Labels item={item} />
    <Actions item={item} />
  </header>
);

const Timeline = ({ id }: { readonly id: string }) => {
  const messages = useInfiniteQuery(consoleListConversationMessagesInfiniteOptions(client, id, { limit: 50 }));
  // No event tells of a colleague's note.
  const notes = useQuery({
    ...consoleListConversationNotesOptions(client, id, { limit: 200 }),
    refetchInterval: 20_000,
  });
  const happenings = useQuery(consoleListConversationEventsOptions(client, id, { limit: 200 }));
  const sending = useSending(id);
  const place = useRef<HTMLDivElement>(null);
  const loaded = useMemo(() => messages.data?.pages.flatMap((page) => page.messages) ?? [], [messages.data]);
  const entries = useMemo(
    () => timelineOf(loaded, notes.data?.notes ?? [], happenings.data?.events ?? []),
    [loaded, notes.data, happenings.data],
  );
  const { hasNextPage, fetchNextPage, isFetchingNextPage } = messages;
  const last = entries.at(-1)?.id;
  const first = entries[0]?.id;
  const height = useRef(0);
  // The newest stays in sight; earlier ones that arrive above do not push it away.
  useLayoutEffect(() => {
    const box = place.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last, sending.length]);
  useLayoutEffect(() => {
    const box = place.current;
    if (!box) return;
    if (height.current > 0 && box.scrollTop < 80) box.scrollTop += box.scrollHeight - height.current;
    height.current = box.scrollHeight;
  }, [first]);
  useEffect(() => {
    const box = place.current;
    const top = (): void => {
      if (box && box.scrollTop < 200 && hasNextPage && !isFetchingNextPage) void fetchNextPage();
    };
    box?.addEventListener("scroll", top, { passive: true });
    return () => box?.removeEventListener("scroll", top);
  }, [hasNextPage, fetchNextPage, isFetchingNextPage]);
  return (
    <div className="timeline" ref={place} tabIndex={0} role="log" aria-label="Messages">
      {messages.error && <Problem error={messages.error} />}
      {messages.data === undefined && !messages.error && <Skeleton />}
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            {startsDay(entry, entries[index - 1]) && <p className="day">{dayWords(entry.at)}</p>}
            <EntryView entry={entry} />
          </li>
        ))}
        {sending.map(({ id: key, text, kind }) => (
          <li key={key}>
            <Sending text={text} kind={kind} />
          </li>
        ))}
      </ol>
    </div>
  );
};

const startsDay = ({ at }: Entry, before: Entry | undefined): boolean =>
  before === undefined || new Date(at).toDateString() !== new Date(before.at).toDateString();
