import { consoleGetConversationOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { useKeys } from "../../keys/keys.ts";
import { Back } from "../../ui/back.tsx";
import { CopyButton } from "../../ui/copy.tsx";
import { Loaded } from "../../ui/loaded.tsx";
import { Actions } from "./actions.tsx";
import { Assign } from "./assign.tsx";
import { Composer } from "./composer.tsx";
import { type Item, whoWords } from "./conversation-list.tsx";
import { Labels } from "./labels.tsx";
import { PhoneButton } from "./phone-button.tsx";
import type { Message } from "./timeline.ts";
import { TimelineView } from "./timeline-view.tsx";

interface ConversationProps {
  readonly id: string;
  /** Message that the address names. */
  readonly message: string | null;
  /** Shows the phone, where there is a hidden one. */
  readonly onPhone: (() => void) | null;
}

export const Conversation = ({ id, message, onPhone }: ConversationProps) => {
  const query = useQuery(consoleGetConversationOptions(client, id));
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
  [
    whoWords(item),
    ...(item.customer.name === null ? [] : [item.customer.phone_number]),
    item.channel.display_name,
  ].join(" · ");

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
        <CustomerName item={item} /> <CopyButton text={item.customer.phone_number} name="the number" />
      </h2>
      <p title={aboutWords(item)}>{aboutWords(item)}</p>
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
