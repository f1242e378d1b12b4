/** The phone beside the inbox of a sandbox, with which one writes as the customer. */
import { addressOf } from "../../ui/called.ts";
import {
  consoleConversationsGetOptions,
  consoleConversationsMessagesOptions,
  consoleSandboxWriteAsCustomerMutation,
} from "@atlas-messaging/query";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { CheckCheck, Send, Smartphone, X } from "lucide-react";
import { type FormEvent, useLayoutEffect, useRef, useState } from "react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Problem } from "../../ui/problem.tsx";
import { Clock } from "../../ui/time.tsx";
import { Content } from "./content.tsx";
import { readAgain } from "../../ui/announce.tsx";
import type { Message } from "./timeline.ts";

interface PhoneProps {
  readonly conversation: string | null;
  readonly onClose: () => void;
}

const demoNumber = "+15550100001";

const api = getRouteApi("/signed-in/inbox");

export const Phone = ({ conversation, onClose }: PhoneProps) => {
  const opened = consoleConversationsGetOptions(client, conversation ?? "-");
  const { data } = useQuery({ ...opened, queryFn: conversation === null ? skipToken : (opened.queryFn ?? skipToken) });
  const { environment } = useSession();
  const [typed, setTyped] = useState<string | null>(null);
  const customer = data?.conversation.customer;
  const number = typed ?? (customer && addressOf(customer)) ?? demoNumber;
  const isOther = customer !== undefined && number !== addressOf(customer);
  return (
    <aside className="phone" aria-label="The customer's phone">
      <header>
        <span>
          <strong>{isOther ? "Another customer" : (customer?.name ?? "A customer")}</strong>
          <input
            aria-label="Number of the customer"
            value={number}
            inputMode="tel"
            onChange={({ target }) => setTyped(target.value)}
          />
        </span>
        <button type="button" className="button ghost icon" aria-label="Hide the phone" onClick={onClose}>
          <X aria-hidden />
        </button>
      </header>
      <Screen conversation={isOther ? null : conversation} />
      <Keys number={number} onSent={() => setTyped(null)} />
      <p className="quiet">{reachWords(environment, data?.conversation.channel.is_scripted)}</p>
    </aside>
  );
};

/** Says whom the phone reaches. Where real numbers are linked, an agent's answer in their conversations goes out. */
const reachWords = (environment: string, isScripted: boolean | undefined): string => {
  if (environment === "sandbox") return "Only here in the sandbox. No real number is contacted.";
  return isScripted === false
    ? "This conversation is with a real number. The phone writes on the scripted channel, in a conversation of its own."
    : "It writes on the scripted channel alone.";
};

const Screen = ({ conversation }: { readonly conversation: string | null }) => {
  const listed = consoleConversationsMessagesOptions(client, conversation ?? "-", { limit: 20 });
  const { data } = useQuery({ ...listed, queryFn: conversation === null ? skipToken : (listed.queryFn ?? skipToken) });
  const place = useRef<HTMLDivElement>(null);
  const messages = data?.messages.filter(isSeen).toReversed() ?? [];
  const last = messages.at(-1)?.id;
  useLayoutEffect(() => {
    const box = place.current;
    if (box) box.scrollTop = box.scrollHeight;
  }, [last]);
  return (
    <div className="screen" ref={place} tabIndex={0} role="log" aria-label="Messages on the phone">
      {messages.length === 0 && <p className="quiet">Write as the customer. The inbox shows it at once.</p>}
      {messages.map((message) => (
        <div key={message.id} className="phone-message" data-from={message.direction === "inbound" ? "me" : "them"}>
          {message.content ? (
            <Content content={message.content} text={message.text} isTemplate={message.type === "template"} />
          ) : (
            <p className="text">{message.text}</p>
          )}
          <small>
            <Clock at={message.created_at} /> {message.direction === "inbound" && <CheckCheck aria-hidden />}
          </small>
        </div>
      ))}
    </div>
  );
};

/** A message that has not arrived is on no phone. */
const isSeen = ({ direction, delivery_state }: Message): boolean =>
  direction === "inbound" || delivery_state === "delivered" || delivery_state === "read";

interface KeysProps {
  readonly number: string;
  readonly onSent: () => void;
}

const Keys = ({ number, onSent }: KeysProps) => {
  const navigate = api.useNavigate();
  const [text, setText] = useState("");
  const write = useMutation({
    ...consoleSandboxWriteAsCustomerMutation(client),
    onSettled: () => readAgain(["console.conversations.listMessages"]),
  });
  const send = (event: FormEvent): void => {
    event.preventDefault();
    const written = text.trim();
    if (written === "") return;
    setText("");
    write.mutate(
      { body: { ...(number.startsWith("+") ? { phone_number: number } : { user_id: number }), text: written } },
      {
        onSuccess: ({ conversation_id }) => {
          onSent();
          void navigate({ search: (before) => ({ ...before, conversation: conversation_id }), replace: true });
        },
        onError: () => setText(written),
      },
    );
  };
  return (
    <form onSubmit={send}>
      {write.error && <Problem error={write.error} />}
      <div className="phone-write">
        <input
          aria-label="Message of the customer"
          placeholder="When are you open?"
          value={text}
          maxLength={4096}
          autoComplete="off"
          onChange={({ target }) => setText(target.value)}
        />
        <button type="submit" aria-label="Send as the customer">
          <Send aria-hidden />
        </button>
      </div>
    </form>
  );
};

/** Shows the phone of a sandbox. */
export const PhoneButton = ({ onClick }: { readonly onClick: () => void }) => (
  <button
    type="button"
    className="button ghost icon phone-button"
    aria-label="Show the phone"
    title="Show the phone (P)"
    onClick={onClick}
  >
    <Smartphone aria-hidden />
  </button>
);
