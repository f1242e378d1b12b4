import type { Known } from "@atlas-messaging/contract";
import { Link } from "@tanstack/react-router";
import {
  BadgeCheck,
  BookOpen,
  Bot,
  Braces,
  Check,
  CheckCheck,
  Clock3,
  CornerUpLeft,
  type LucideIcon,
  StickyNote,
  TriangleAlert,
  User,
} from "lucide-react";
import { memo } from "react";
import { useSession } from "../../data/session.ts";
import { wordsOf } from "../../ui/metadata-lines.ts";
import { Clock, dayWords, exactWords } from "../../ui/time.tsx";
import { Content, Marks, Quoted } from "./content.tsx";
import { ReactButtons } from "./react.tsx";
import { failureWords } from "./failures.ts";
import type { Citation, Entry, Message, Note, OnItsWay } from "./timeline.ts";
import { lookUp } from "../../data/look-up.ts";

interface EntryProps {
  readonly entry: Entry;
  /** The address names this message. */
  readonly isWanted: boolean;
  /** Messages that have come, among which the quoted ones are. */
  readonly quotedIn: ReadonlyMap<string, Message>;
  readonly onQuote: ((message: Message) => void) | null;
  /** Puts the text of one that failed into the reply. */
  readonly onAgain: ((message: Message) => void) | null;
}

/** Drawn again only when what it shows has changed: scrolling moves it as it is. */
export const EntryView = memo(({ entry, ...rest }: EntryProps) => {
  if (entry.kind === "message") return <MessageView message={entry.message} sources={entry.sources} {...rest} />;
  if (entry.kind === "note") return <NoteView note={entry.note} />;
  if (entry.kind === "day") return <p className="day">{dayWords(entry.at)}</p>;
  return <Move entry={entry} />;
});

const NoteView = ({ note }: { readonly note: Note }) => (
  <div className="note">
    <p className="by">
      <StickyNote aria-hidden /> Note of {note.author?.name ?? "a colleague"} · <Clock at={note.created_at} />
    </p>
    <p className="text">{note.text}</p>
  </div>
);

const Move = ({ entry }: { readonly entry: Extract<Entry, { readonly words: string }> }) => (
  <p className="move">
    {entry.kind === "move" ? (
      entry.words
    ) : (
      <>
        <BadgeCheck aria-hidden />{" "}
        <Link to="/approvals" search={{ approval: entry.approval }}>
          {entry.words}
        </Link>
      </>
    )}{" "}
    · <Clock at={entry.at} />
  </p>
);

const authors: { readonly [type in Known<NonNullable<Message["author"]>["type"]>]: LucideIcon } = {
  operator: User,
  agent: Bot,
  api: Braces,
};

interface MessageProps extends Omit<EntryProps, "entry"> {
  readonly message: Message;
  readonly sources: readonly Citation[];
}

const MessageView = ({ message, sources, isWanted, quotedIn, onQuote, onAgain }: MessageProps) => {
  const { direction, author, text, delivery_state } = message;
  const Author = author ? lookUp(authors, author.type, Braces) : null;
  return (
    <article
      className="message"
      data-from={direction === "inbound" ? "customer" : "us"}
      data-failed={delivery_state === "failed"}
      data-wanted={isWanted}
    >
      <div className="bubble">
        {message.reply_to !== undefined && <Quoted id={message.reply_to} message={quotedIn.get(message.reply_to)} />}
        {message.content ? (
          <Content content={message.content} text={text} isTemplate={message.type === "template"} />
        ) : (
          <p className="text">{text}</p>
        )}
        <Marks message={message} />
      </div>
      <div className="by">
        {Author && (
          <>
            <Author aria-hidden /> {author?.name ?? "An integration"} ·{" "}
          </>
        )}
        <Link from="/inbox" to="/inbox" search={(before) => ({ ...before, message: message.id })} className="at">
          <Clock at={message.created_at} />
        </Link>
        {delivery_state !== null && <Ticks message={message} />}
        {onQuote && isArrived(message) && message.deleted_at === undefined && <ReactButtons message={message} />}
        {onQuote && isArrived(message) && (
          <button
            type="button"
            className="quote"
            aria-label={`Quote: ${text.slice(0, 60)}`}
            onClick={() => onQuote(message)}
          >
            <CornerUpLeft aria-hidden /> Quote
          </button>
        )}
      </div>
      {message.metadata && <div className="by">{wordsOf(message.metadata)}</div>}
      {delivery_state === "failed" && <Failure message={message} onAgain={onAgain} />}
      {isRefused(message) && <Failure message={message} onAgain={null} />}
      {sources.length > 0 && <Sources sources={sources} />}
    </article>
  );
};

/** The customer's phone knows no other message, so none else can be quoted there. */
const isArrived = ({ delivery_state }: Message): boolean =>
  delivery_state === null || delivery_state === "delivered" || delivery_state === "read" || delivery_state === "sent";

/** It waits, since the messaging app refuses it, and goes out by itself once that is mended. */
const isRefused = ({ delivery_state, statuses = [] }: Message): boolean =>
  delivery_state === "queued" && statuses.at(-1)?.provider_error !== undefined;

const states: {
  readonly [state in Known<Message["delivery_state"]>]: { readonly icon: LucideIcon; readonly words: string };
} = {
  scheduled: { icon: Clock3, words: "Scheduled" },
  queued: { icon: Clock3, words: "On its way" },
  sent: { icon: Check, words: "Sent" },
  delivered: { icon: CheckCheck, words: "Delivered" },
  read: { icon: CheckCheck, words: "Read" },
  failed: { icon: TriangleAlert, words: "Failed" },
  canceled: { icon: TriangleAlert, words: "Canceled" },
};

const stateOf = (state: string) => lookUp(states, state, { icon: Clock3, words: state });

const Ticks = ({ message }: { readonly message: Message }) => {
  const state = message.delivery_state;
  if (state === null) return null;
  const { icon: Icon, words } = stateOf(state);
  return (
    <span className="ticks" data-state={state} title={statusLines(message) || words}>
      {" "}
      · <Icon aria-hidden /> {words}
    </span>
  );
};

/** Every state with its time, one a line. */
const statusLines = ({ statuses = [] }: Message): string =>
  statuses.map(({ status, at }) => `${stateOf(status).words}: ${exactWords(at)}`).join("\n");

const Failure = ({ message, onAgain }: Pick<MessageProps, "message" | "onAgain">) => {
  const last = message.statuses?.at(-1);
  const { what, remedy, place } = failureWords(message.error_code ?? last?.error_code ?? null);
  const said = last?.provider_error;
  const { may } = useSession();
  const to = place !== undefined && may(place.permission) ? place.to : null;
  return (
    <p className="failure">
      <TriangleAlert aria-hidden /> {what} {said && <Said {...said} />}{" "}
      {to === null ? (said?.advice ?? remedy) : <Link to={to}>{said?.advice ?? remedy}</Link>}
      {onAgain && message.type === "text" && (
        <button type="button" className="link" onClick={() => onAgain(message)}>
          Write it again
        </button>
      )}
    </p>
  );
};

type Words = NonNullable<NonNullable<Message["statuses"]>[number]["provider_error"]>;

/** Words of the messaging app itself. */
const Said = ({ code, title, details }: Words) => (
  <small>
    {[title, details].filter((each) => each !== null).join(": ")} {code !== null && `(${code})`}
  </small>
);

const Sources = ({ sources }: { readonly sources: readonly Citation[] }) => (
  <p className="sources">
    <BookOpen aria-hidden /> <span>Rests on</span>{" "}
    {sources.map((source, index) => (
      <span key={`${source.knowledge_id} ${source.start}`}>
        {index > 0 && ", "}
        <Source source={source} />
      </span>
    ))}
  </p>
);

/** Leads to the source, so that a wrong sentence is corrected where it comes from. */
const Source = ({ source: { knowledge_id, title, heading } }: { readonly source: Citation }) => {
  const { may } = useSession();
  const words = heading === undefined || heading === title ? title : `${title}, ${heading}`;
  if (!may("atlas_api.knowledge.read")) return <cite>{words}</cite>;
  return (
    <Link to="/knowledge" search={{ source: knowledge_id }}>
      <cite>{words}</cite>
    </Link>
  );
};

export const Sending = ({ text, kind }: Pick<OnItsWay, "text" | "kind">) =>
  kind === "note" ? (
    <div className="note sending">
      <p className="text">{text}</p>
    </div>
  ) : (
    <article className="message sending" data-from="us">
      <div className="bubble">
        <p className="text">{text}</p>
      </div>
      <p className="by">
        <Clock3 aria-hidden /> Sending
      </p>
    </article>
  );
