import {
  consoleGetConversationOptions,
  consoleListConversationEventsOptions,
  consoleListConversationMessagesInfiniteOptions,
  consoleListConversationNotesOptions,
} from "@atlas-messaging/query";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { CopyButton } from "../../ui/copy.tsx";
import { Skeleton } from "../../ui/empty.tsx";
import { Problem } from "../../ui/problem.tsx";
import { dayWords } from "../../ui/time.tsx";
import { Actions } from "./actions.tsx";
import { Assign } from "./assign.tsx";
import { Composer } from "./composer.tsx";
import { type Item, whoWords } from "./conversation-list.tsx";
import { EntryView, Sending } from "./entry.tsx";
import { Labels } from "./labels.tsx";
import { PhoneButton } from "./phone-button.tsx";
import { useSending } from "./sending.ts";
import { type Entry, type Message, timelineOf } from "./timeline.ts";

interface ConversationProps {
  readonly id: string;
  /** Shows the phone, where there is a hidden one. */
  readonly onPhone: (() => void) | null;
}

export const Conversation = ({ id, onPhone }: ConversationProps) => {
  const { data, error } = useQuery(consoleGetConversationOptions(client, id));
  const [quoted, setQuoted] = useState<Message | null>(null);
  const { may } = useSession();
  const quotes = data?.conversation.window_open === true && may("atlas_api.conversations.manage");
  return (
    <section className="conversation" aria-label="Conversation">
      {error && <Problem error={error} />}
      {!data && !error && <Skeleton />}
      {data && (
        <>
          <Head item={data.conversation} onPhone={onPhone} />
          <Timeline
            id={id}
            onQuote={quotes ? setQuoted : null}
            removedBefore={data.conversation.messages_removed_before}
          />
          <Composer item={data.conversation} quoted={quoted} setQuoted={setQuoted} />
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
        <CustomerName item={item} /> <CopyButton text={item.customer.phone_number} name="the number" />
      </h2>
      <p>
        {item.customer.name !== null && <span>{item.customer.phone_number} · </span>}
        {item.channel.display_name} · {whoWords(item)}
      </p>
    </div>
    {onPhone && <PhoneButton onClick={onPhone} />}
    <Labels item={item} />
    <Assign item={item} />
    <Actions item={item} />
  </header>
);

/** The name leads to the customer's record, which leads back. */
const CustomerName = ({ item: { id, customer } }: { readonly item: Item }) => {
  const { may } = useSession();
  const navigate = useNavigate();
  const name = customer.name ?? customer.phone_number;
  const reads = may("atlas_api.customers.read");
  const to = { to: "/customers", search: { customer: customer.id, from: id } } as const;
  useKeys(reads ? [{ keys: "c", name: "Show the customer's record", run: () => void navigate(to) }] : []);
  return reads ? (
    <Link {...to} title="Show the customer's record (C)">
      {name}
    </Link>
  ) : (
    name
  );
};

interface TimelineProps {
  readonly id: string;
  /** Quotes a message in the next reply; null where none can be sent. */
  readonly onQuote: ((message: Message) => void) | null;
  /** Time before which the retention has removed messages. */
  readonly removedBefore: string | undefined;
}

const Timeline = ({ id, onQuote, removedBefore }: TimelineProps) => {
  const messages = useInfiniteQuery(consoleListConversationMessagesInfiniteOptions(client, id, { limit: 50 }));
  const notes = useQuery(consoleListConversationNotesOptions(client, id, { limit: 200 }));
  const happenings = useQuery(consoleListConversationEventsOptions(client, id, { limit: 200 }));
  const sending = useSending(id);
  const place = useRef<HTMLDivElement>(null);
  const loaded = useMemo(() => messages.data?.pages.flatMap((page) => page.messages) ?? [], [messages.data]);
  const entries = useMemo(
    () => timelineOf(loaded, notes.data?.notes ?? [], happenings.data?.events ?? []),
    [loaded, notes.data, happenings.data],
  );
  const byId = useMemo(() => new Map(loaded.map((message) => [message.id, message])), [loaded]);
  const latest = loaded.find(({ direction }) => direction === "inbound");
  useKeys(
    onQuote && latest ? [{ keys: "q", name: "Quote the customer's last message", run: () => onQuote(latest) }] : [],
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
      {removedBefore !== undefined && messages.data !== undefined && !hasNextPage && (
        <p className="quiet">Messages from before {dayWords(removedBefore)} are no longer kept.</p>
      )}
      <ol>
        {entries.map((entry, index) => (
          <li key={entry.id}>
            {startsDay(entry, entries[index - 1]) && <p className="day">{dayWords(entry.at)}</p>}
            <EntryView entry={entry} quotedOf={(quoted) => byId.get(quoted)} onQuote={onQuote} />
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
