import { addressOf, calledOf } from "../../ui/called.ts";
import {
  consoleConversationsAssignMutation,
  consoleConversationsCloseMutation,
  consoleConversationsGetOptions,
  consoleConversationsHandBackMutation,
  consoleMembersListOptions,
  consoleConversationsReopenMutation,
  consoleConversationsSetLabelsMutation,
  consoleConversationsTakeOverMutation,
  consoleConversationsUnassignMutation,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { Archive, ArrowLeft, Bot, Hand, RotateCcw, Tag, UserPlus } from "lucide-react";
import { type FormEvent, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Back, Button } from "../../ui/button.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Loaded, Skeleton } from "../../ui/loaded.tsx";
import { Composer } from "./composer.tsx";
import { type Item, whoWords } from "./views.ts";
import { PhoneButton } from "./phone.tsx";
import type { Message } from "./timeline.ts";
import { TimelineView } from "./timeline-view.tsx";
import { isComposing } from "../../keys/composing.ts";
import { atOnce } from "./at-once.ts";
import { announce, readAgain } from "../../ui/announce.tsx";
import { wordsOf } from "../../ui/metadata-lines.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Problem } from "../../ui/problem.tsx";

interface ConversationProps {
  readonly id: string;
  /** Message that the address names. */
  readonly message: string | null;
  /** Shows the phone, where there is a hidden one. */
  readonly onPhone: (() => void) | null;
}

export const Conversation = ({ id, message, onPhone }: ConversationProps) => {
  const query = useQuery(consoleConversationsGetOptions(client, id));
  const [quoted, setQuoted] = useState<Message | null>(null);
  const [again, setAgain] = useState<Message | null>(null);
  const { may } = useSession();
  const navigate = useNavigate({ from: "/inbox" });
  const quotes = query.data?.conversation.window_open === true && may("atlas_api.conversations.manage");
  return (
    <section className="conversation" aria-label="Conversation">
      {query.data === undefined && (
        <Back to="Inbox" onClick={() => void navigate({ search: ({ conversation: _open, ...rest }) => rest })} />
      )}
      <Loaded query={query} one="conversation">
        {({ conversation }) => (
          <>
            <Head item={conversation} onPhone={onPhone} />
            <TimelineView
              id={id}
              wanted={message}
              removedBefore={conversation.messages_removed_before ?? null}
              onQuote={quotes ? setQuoted : null}
              onAgain={quotes ? setAgain : null}
            />
            <Composer item={conversation} quoted={quoted} setQuoted={setQuoted} again={again} setAgain={setAgain} />
          </>
        )}
      </Loaded>
    </section>
  );
};

interface HeadProps {
  readonly item: Item;
  readonly onPhone: ConversationProps["onPhone"];
}

/** The owner comes first: the line is cut where the window is small. */
const aboutWords = (item: Item): string =>
  [whoWords(item), ...(item.customer.name === null ? [] : [addressOf(item.customer)]), item.channel.display_name].join(
    " · ",
  );

const Head = ({ item, onPhone }: HeadProps) => (
  <header className="conversation-head">
    <Link
      from="/inbox"
      to="/inbox"
      search={({ conversation: _open, message: _message, ...rest }) => rest}
      className="button ghost icon back"
      aria-label="Back to the list"
    >
      <ArrowLeft aria-hidden />
    </Link>
    <div className="conversation-title">
      <h2>
        <CustomerName item={item} /> <CopyButton text={addressOf(item.customer)} name="the address" />
      </h2>
      <p title={aboutWords(item)}>{aboutWords(item)}</p>
      {item.metadata && <p title={wordsOf(item.metadata)}>{wordsOf(item.metadata)}</p>}
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
  const name = calledOf(customer);
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

interface Given {
  readonly conversationId: string;
  readonly body: { readonly labels: readonly string[] };
}

const Labels = ({ item }: { readonly item: Item }) => {
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const set = useMutation({
    ...consoleConversationsSetLabelsMutation(client),
    ...atOnce(item, ({ body }: Given) => ({ labels: [...body.labels] }), null),
  });
  const change = (labels: readonly string[]): void =>
    set.mutate({ conversationId: item.id, body: { labels: [...labels] } });
  const add = (event: FormEvent): void => {
    event.preventDefault();
    const label = text.trim();
    if (label !== "" && !item.labels.includes(label)) change([...item.labels, label]);
    setText("");
    setOpen(false);
  };
  const manages = may("atlas_api.conversations.manage");
  return (
    <div className="labels">
      {item.labels.map((label) => (
        <span key={label} className="label">
          {label}
          {manages && (
            <button
              type="button"
              aria-label={`Remove the label ${label}`}
              onClick={() => change(item.labels.filter((each) => each !== label))}
            >
              ×
            </button>
          )}
        </span>
      ))}
      {manages && !isOpen && (
        <Button keys="l" icon={Tag} look="ghost" name="Add a label" onClick={() => setOpen(true)}>
          <span className="unseen">Add a label</span>
        </Button>
      )}
      {isOpen && (
        <form onSubmit={add}>
          <input
            aria-label="New label"
            placeholder="Label, then Enter"
            autoFocus
            maxLength={64}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => setOpen(false)}
            onKeyDown={({ key, nativeEvent }) => key === "Escape" && !isComposing(nativeEvent) && setOpen(false)}
          />
        </form>
      )}
    </div>
  );
};

/** Gives the conversation to a colleague. The agent goes on until somebody takes over. */
const Assign = ({ item }: { readonly item: Item }) => {
  const { may } = useSession();
  const [isOpen, setOpen] = useState(false);
  if (!may("atlas_api.conversations.manage") || !may("developer_console.read")) return null;
  return (
    <>
      <Button keys="s" look="ghost" icon={UserPlus} name="Assign" onClick={() => setOpen(true)}>
        <span className="unseen">Assign</span>
      </Button>
      {isOpen && <Choice item={item} onClose={() => setOpen(false)} />}
    </>
  );
};

interface ChoiceProps {
  readonly item: Item;
  readonly onClose: () => void;
}

const Choice = ({ item, onClose }: ChoiceProps) => {
  const { data, error } = useQuery(consoleMembersListOptions(client, { limit: 200 }));
  const done = (words: string) => ({
    onSuccess: () => {
      announce(words);
      onClose();
    },
    onSettled: () =>
      readAgain(["console.conversations.get", "console.conversations.list", "console.conversations.count"]),
  });
  const assign = useMutation({ ...consoleConversationsAssignMutation(client), ...done("Assigned.") });
  const unassign = useMutation({ ...consoleConversationsUnassignMutation(client), ...done("Nobody has it now.") });
  const able = data?.members.filter(({ permissions }) => permissions.includes("atlas_api.conversations.manage")) ?? [];
  const failure = error ?? assign.error ?? unassign.error;
  const isBusy = assign.isPending || unassign.isPending;
  return (
    <Dialog title="Assign to" onClose={onClose}>
      <div className="dialog-form">
        {failure && <Problem error={failure} />}
        {!data && !error && <Skeleton rows={3} />}
        <ul className="people">
          {able.map(({ id, name, email }, index) => (
            <li key={id}>
              <button
                type="button"
                autoFocus={index === 0}
                aria-pressed={item.owner?.id === id}
                disabled={isBusy}
                onClick={() => assign.mutate({ conversationId: item.id, body: { owner_id: id } })}
              >
                {name ?? email} {name !== null && <small>{email}</small>}
              </button>
            </li>
          ))}
          {item.owner !== null && (
            <li>
              <button type="button" disabled={isBusy} onClick={() => unassign.mutate({ conversationId: item.id })}>
                Nobody
              </button>
            </li>
          )}
        </ul>
      </div>
    </Dialog>
  );
};

/** The moves that the state of the conversation allows. */
const Actions = ({ item }: { readonly item: Item }) => {
  const { may, member } = useSession();
  const mine = { id: member.id, name: member.name ?? member.email };
  const takeOver = useMutation({
    ...consoleConversationsTakeOverMutation(client),
    ...atOnce(item, () => ({ status: "handed_off", owner: mine }), "It is yours."),
  });
  const handBack = useMutation({
    ...consoleConversationsHandBackMutation(client),
    ...atOnce(item, () => ({ status: "open", owner: null }), "The agent has it again."),
  });
  const close = useMutation({
    ...consoleConversationsCloseMutation(client),
    ...atOnce(item, () => ({ status: "closed", waiting_since: null }), "Closed."),
  });
  const reopen = useMutation({
    ...consoleConversationsReopenMutation(client),
    ...atOnce(item, () => ({ status: "open", owner: null }), "Open again."),
  });
  if (!may("atlas_api.conversations.manage")) return null;
  const given = { conversationId: item.id };
  const isMine = item.status === "handed_off" && item.owner?.id === member.id;
  return (
    <div className="actions">
      {!isMine && (
        <Button keys="t" icon={Hand} busy={takeOver.isPending} onClick={() => takeOver.mutate(given)}>
          Take over
        </Button>
      )}
      {item.status === "handed_off" && (
        <Button keys="h" icon={Bot} busy={handBack.isPending} onClick={() => handBack.mutate(given)}>
          Hand back
        </Button>
      )}
      {item.status === "closed" ? (
        <Button keys="e" icon={RotateCcw} busy={reopen.isPending} onClick={() => reopen.mutate(given)}>
          Reopen
        </Button>
      ) : (
        <Button keys="e" icon={Archive} busy={close.isPending} onClick={() => close.mutate(given)}>
          Close
        </Button>
      )}
    </div>
  );
};
