import { useVirtualizer } from "@tanstack/react-virtual";
import { ArrowDown } from "lucide-react";
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useKeys } from "../../keys/keys.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/loaded.tsx";
import { Problem } from "../../ui/problem.tsx";
import { dayWords } from "../../ui/time.tsx";
import { EntryView, Sending } from "./entry.tsx";
import { type Entry, type Message, type OnItsWay, notShown } from "./timeline.ts";
import { type Timeline, useSending, useTimeline } from "./use-timeline.ts";

interface TimelineProps {
  readonly id: string;
  /** Message that the address names. */
  readonly wanted: string | null;
  /** Time before which the retention has removed messages; null while all are kept. */
  readonly removedBefore: string | null;
  /** Quotes a message in the next reply; null where none can be sent. */
  readonly onQuote: ((message: Message) => void) | null;
  /** Writes one that failed again; null where none can be sent. */
  readonly onAgain: ((message: Message) => void) | null;
}

type Shown = Entry | (OnItsWay & { readonly sending: true });

/** Entries from the beginning at which earlier ones are fetched. */
const ahead = 30;
/** Somebody so close to the end reads the newest message, and stays with it. */
const nearEnd = 80;
const lineLength = 76;

/** Height of an entry that was never drawn. It is measured when it is. */
const estimateOf = (entry: Shown | undefined): number => {
  if (entry === undefined || "sending" in entry || entry.kind === "note") return 80;
  if (entry.kind !== "message") return 34;
  const { text, content } = entry.message;
  return (content ? 180 : 58) + Math.ceil(text.length / lineLength) * 20;
};

const keyOf = (entry: Shown): string => ("sending" in entry ? `sending ${entry.id}` : entry.id);

const useShown = (id: string, { entries }: Timeline): readonly Shown[] => {
  const sending = useSending(id);
  return useMemo(() => {
    const known = entries ?? [];
    return [...known, ...notShown(sending, known).map((each) => ({ ...each, sending: true as const }))];
  }, [entries, sending]);
};

const useEntries = (place: RefObject<HTMLElement | null>, shown: readonly Shown[]) =>
  useVirtualizer<HTMLElement, HTMLElement>({
    count: shown.length,
    getScrollElement: () => place.current,
    estimateSize: (index) => estimateOf(shown[index]),
    getItemKey: useCallback(
      (index: number) => {
        const entry = shown[index];
        return entry === undefined ? index : keyOf(entry);
      },
      [shown],
    ),
    overscan: 6,
    // Earlier entries that arrive above leave what somebody reads in its place.
    anchorTo: "end",
    followOnAppend: true,
    scrollEndThreshold: nearEnd,
    paddingStart: 16,
    paddingEnd: 16,
  });

type Entries = ReturnType<typeof useEntries>;

/** Begins at the newest entry, or at the wanted one. Earlier pages are read until it is there. */
const useBeginning = (virtual: Entries, shown: readonly Shown[], wanted: string | null, timeline: Timeline) => {
  const begun = useRef<string | null>(null);
  const { hasMore, isFetching, more } = timeline;
  useLayoutEffect(() => {
    const aim = wanted ?? "end";
    if (shown.length === 0 || begun.current === aim) return;
    const index = wanted === null ? -1 : shown.findIndex((each) => keyOf(each) === wanted);
    if (wanted !== null && index < 0 && hasMore) {
      if (!isFetching) more();
      return;
    }
    begun.current = aim;
    if (index < 0) virtual.scrollToEnd();
    else virtual.scrollToIndex(index, { align: "center" });
  }, [virtual, shown, wanted, hasMore, isFetching, more]);
};

/** Scrolls to what somebody sends, wherever they have read. Whoever is at the end stays there as it changes. */
const useEnd = (virtual: Entries, shown: readonly Shown[]): void => {
  const sending = shown.filter((entry) => "sending" in entry).length;
  const last = shown.at(-1);
  const key = last === undefined ? "" : keyOf(last);
  const before = useRef({ sending, key });
  useLayoutEffect(() => {
    const isSent = sending > before.current.sending;
    const isNew = before.current.key !== "" && key !== before.current.key;
    if (isSent || (isNew && virtual.isAtEnd(nearEnd))) virtual.scrollToEnd();
    before.current = { sending, key };
  }, [virtual, sending, key]);
};

/** The browser glides on these keys, and stops where an entry turns out to be of another height. */
const jumps: { readonly [key: string]: (virtual: Entries, page: number) => void } = {
  Home: (virtual) => virtual.scrollToIndex(0),
  End: (virtual) => virtual.scrollToEnd(),
  PageUp: (virtual, page) => virtual.scrollBy(-page),
  PageDown: (virtual, page) => virtual.scrollBy(page),
};

const jumpOn = (event: KeyboardEvent<HTMLElement>, virtual: Entries): void => {
  const jump = jumps[event.key];
  if (jump === undefined || event.target !== event.currentTarget) return;
  event.preventDefault();
  jump(virtual, event.currentTarget.clientHeight * 0.9);
};

export const TimelineView = ({ id, wanted, removedBefore, onQuote, onAgain }: TimelineProps) => {
  const timeline = useTimeline(id);
  const { messages, hasMore, more } = timeline;
  const shown = useShown(id, timeline);
  const place = useRef<HTMLDivElement>(null);
  const virtual = useEntries(place, shown);
  const rows = virtual.getVirtualItems();
  const first = rows[0]?.index ?? 0;
  useEffect(() => {
    if (rows.length > 0 && first < ahead) more();
  }, [first, more, rows.length, shown.length]);
  useBeginning(virtual, shown, wanted, timeline);
  useEnd(virtual, shown);
  const byId = useMemo(() => new Map(messages.map((message) => [message.id, message])), [messages]);
  const latest = messages.find(({ direction }) => direction === "inbound");
  useKeys(
    onQuote && latest ? [{ keys: "q", name: "Quote the customer's last message", run: () => onQuote(latest) }] : [],
  );
  const removed = removedBefore !== null && !hasMore && <Removed before={removedBefore} />;
  const isSearching = wanted !== null && hasMore && !byId.has(wanted);
  return (
    <div className="timeline-place">
      {/* Entries come and go as one scrolls, so they are no news. The line below tells what is new. */}
      <div
        className="timeline"
        ref={place}
        tabIndex={0}
        role="log"
        aria-label="Messages"
        aria-live="off"
        onKeyDown={(event) => jumpOn(event, virtual)}
      >
        {timeline.error && <Problem error={timeline.error} />}
        {timeline.entries === null && !timeline.error && <Skeleton />}
        {timeline.entries !== null && shown.length === 0 && removed}
        <ol style={{ height: virtual.getTotalSize() }}>
          {rows.map(({ index, key, start }) => {
            const entry = shown[index];
            return (
              entry !== undefined && (
                <li
                  key={key}
                  data-index={index}
                  ref={virtual.measureElement}
                  aria-setsize={hasMore ? -1 : shown.length}
                  aria-posinset={index + 1}
                  style={{ transform: `translateY(${start}px)` }}
                >
                  {index === 0 && removed}
                  {"sending" in entry ? (
                    <Sending text={entry.text} kind={entry.kind} />
                  ) : (
                    <EntryView
                      entry={entry}
                      isWanted={entry.id === wanted}
                      quotedIn={byId}
                      onQuote={onQuote}
                      onAgain={onAgain}
                    />
                  )}
                </li>
              )
            );
          })}
        </ol>
      </div>
      {(isSearching || timeline.isFetching) && (
        <p className="timeline-note" role="status">
          {isSearching ? "Looking for the message" : "Loading earlier messages"}
        </p>
      )}
      <News messages={messages} />
      {rows.length > 0 && !virtual.isAtEnd(nearEnd) && (
        <div className="timeline-end">
          <Button keys="b" icon={ArrowDown} onClick={() => virtual.scrollToEnd()}>
            Newest
          </Button>
        </div>
      )}
    </div>
  );
};

const Removed = ({ before }: { readonly before: string }) => (
  <p className="day">Messages from before {dayWords(before)} are no longer kept.</p>
);

/** Tells readers of the screen what the customer has written since the conversation was opened. */
const News = ({ messages }: { readonly messages: readonly Message[] }) => {
  const opened = useRef<string | null>(null);
  const latest = messages[0];
  opened.current ??= latest?.created_at ?? null;
  const isNew = latest?.direction === "inbound" && opened.current !== null && latest.created_at > opened.current;
  return (
    <p className="unseen" role="status">
      {isNew ? `The customer: ${latest.text}` : ""}
    </p>
  );
};
