import { calledOf } from "../../ui/called.ts";
import {
  consoleConversationsCountOptions,
  consoleConversationsListInfiniteOptions,
  consoleConversationsSearchInfiniteOptions,
} from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { Bot, Inbox, User } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { Call, FirstMessage } from "../../ui/call.tsx";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, useItems } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";
import { PhoneButton } from "./phone.tsx";
import { type Item, type View, empties, filters, names, views, whoWords } from "./views.ts";

/** Body of the call that fills the empty list. */
const example = {
  channel: "chatapp",
  customer: { phone_number: "+15550100001" },
  event_type: "message.received",
  message: { text: "When are you open?" },
};

const api = getRouteApi("/signed-in/inbox");
const rowHeight = 64;

const conversationsOf = (page: { readonly conversations: readonly Item[] }): readonly Item[] => page.conversations;

/** A search looks in all conversations, since who searches does not know where one stands. */
const useConversations = (view: View, q: string | undefined, label: string | undefined) => {
  const query = { ...filters[view], ...(label === undefined ? {} : { label }), limit: 50 };
  const listed = useInfiniteQuery({
    ...consoleConversationsListInfiniteOptions(client, query),
    enabled: q === undefined,
    placeholderData: keepPreviousData,
  });
  const searched = useInfiniteQuery({
    ...consoleConversationsSearchInfiniteOptions(client, q ?? "", query),
    enabled: q !== undefined,
    placeholderData: keepPreviousData,
  });
  return q === undefined ? listed : searched;
};

interface ConversationListProps {
  /** Shows the phone, where there is a hidden one. */
  readonly onPhone: (() => void) | null;
}

export const ConversationList = ({ onPhone }: ConversationListProps) => {
  const { view: asked = "waiting", q, label, conversation } = api.useSearch();
  const view = q === undefined ? asked : "all";
  const navigate = api.useNavigate();
  const listed = useItems(useConversations(view, q, label), conversationsOf);
  const hasSeveral = listed.items?.some((item) => item.channel.id !== listed.items?.[0]?.channel.id) ?? false;
  return (
    <section className="conversations" aria-label="Conversations" data-several-channels={hasSeveral}>
      <h1 className="unseen">Inbox</h1>
      <Views view={view} />
      <Filter q={q} label={label} onPhone={onPhone} />
      <ItemsList
        label={names[view]}
        one="conversation"
        listed={listed}
        rowHeight={rowHeight}
        chosen={conversation ?? null}
        onChoose={(id) =>
          void navigate({
            search: ({ conversation: _before, message: _message, ...rest }) =>
              id === null ? rest : { ...rest, conversation: id },
            replace: conversation !== undefined,
          })
        }
        Row={Row}
        empty={
          <Empty icon={Inbox} title={q === undefined ? empties[view].title : "Nothing found"}>
            <p>{q === undefined ? empties[view].words : "Try a whole number, or other words."}</p>
            {q === undefined && (
              <FirstMessage>
                {view === "all" && <Call by="program" path="/v1/atlas/events" body={example} />}
              </FirstMessage>
            )}
          </Empty>
        }
      />
    </section>
  );
};

/** The service counts no further. */
const maxCounted = 10_000;
const countWords = (count: number): string => (count < maxCounted ? String(count) : "10 000+");

const Views = ({ view }: { readonly view: View }) => {
  const { data } = useQuery(consoleConversationsCountOptions(client));
  return (
    <nav className="views" aria-label="Views">
      {views.map((name) => (
        <Link
          key={name}
          from="/inbox"
          to="/inbox"
          search={({ q: _words, label: _label, message: _message, ...before }) => ({ ...before, view: name })}
          data-current={name === view}
        >
          {names[name]} <b>{data === undefined ? "" : countWords(data.counts[name])}</b>
        </Link>
      ))}
    </nav>
  );
};

interface FilterProps {
  readonly q: string | undefined;
  readonly label: string | undefined;
  readonly onPhone: ConversationListProps["onPhone"];
}

const Filter = ({ q, label, onPhone }: FilterProps) => {
  const navigate = api.useNavigate();
  const [text, setText] = useState(q ?? "");
  const search = (words: string): void => {
    setText(words);
    void navigate({
      search: ({ q: _before, ...rest }) => (words.trim() === "" ? rest : { ...rest, q: words.trim() }),
      replace: true,
    });
  };
  return (
    <div className="filter">
      <input
        type="search"
        aria-label="Search all conversations"
        placeholder="Name, number or words"
        value={text}
        maxLength={100}
        onChange={({ target }) => search(target.value)}
      />
      {label !== undefined && (
        <button
          type="button"
          className="label"
          onClick={() => void navigate({ search: ({ label: _label, ...rest }) => rest })}
        >
          {label} <span aria-label="Remove the filter">×</span>
        </button>
      )}
      {onPhone && <PhoneButton onClick={onPhone} />}
    </div>
  );
};

/** Says how long the customer has waited. */
const Wait = ({ since }: { readonly since: string }) => (
  <span className="wait">
    waits <Time at={since} short />
  </span>
);

/** Names the colleague, agent or program that wrote last. */
const saidBy = ({ author }: NonNullable<Item["last_message"]>): string =>
  author?.type === "api" ? "A program" : (author?.name ?? "We");

const Row = ({ item, isOpen }: RowProps<Item>) => {
  const { id, customer, last_message, waiting_since, owner, status, labels, channel } = item;
  const Who = status === "handed_off" ? User : Bot;
  return (
    <Link
      from="/inbox"
      to="/inbox"
      search={({ message: _message, ...before }) => ({ ...before, conversation: id })}
      className="conversation-row"
      data-waiting={waiting_since !== null}
      data-current={isOpen}
    >
      <span className="name">{calledOf(customer)}</span>
      <span className="when">
        <span className="channel">{channel.display_name} · </span>
        {waiting_since === null ? (
          <Time at={last_message?.created_at ?? item.created_at} short />
        ) : (
          <Wait since={waiting_since} />
        )}
      </span>
      <span className="words">
        {last_message?.direction === "outbound" && <span className="quiet">{saidBy(last_message)}: </span>}
        {last_message?.text ?? "No message yet"}
      </span>
      <span className="who" title={`${channel.display_name} · ${whoWords(item)}`}>
        {labels.slice(0, 1).map((label) => (
          <i key={label} className="label">
            {label}
          </i>
        ))}
        {status === "handed_off" && <small>{ownerWords(item)}</small>}
        {status !== "closed" && <Who aria-label={owner?.name ?? whoWords(item)} />}
      </span>
    </Link>
  );
};

/** Names who has it, as briefly as a row has room for. */
const ownerWords = ({ owner }: Item): string =>
  owner === null ? "Nobody" : (owner.name?.split(/[\s@]/)[0] ?? "A colleague");
