import { addressOf, calledOf } from "../ui/called.ts";
import {
  consoleDeliveriesListOptions,
  consoleEventsGetOptions,
  consoleRequestsListOptions,
  consoleConversationsSearchOptions,
} from "@atlas-messaging/query";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Activity, ArrowLeftRight, type LucideIcon, MessageSquare, Webhook } from "lucide-react";
import { type KeyboardEvent, useDeferredValue, useId, useState } from "react";
import { client } from "../data/client.ts";
import { useSession } from "../data/session.ts";
import { isComposing } from "../keys/composing.ts";
import { mayOpen, navigation } from "./navigation.ts";
import { Dialog } from "../ui/dialog.tsx";
import { eventWords } from "../ui/event-names.tsx";
import { lookUp } from "../data/look-up.ts";

/** One search for pages, conversations, and whatever has an id. */
export const Search = ({ onClose }: { readonly onClose: () => void }) => {
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const list = useId();
  const hits = useHits(text.trim());
  const at = Math.min(chosen, Math.max(0, hits.length - 1));
  const open = (hit: Hit | undefined): void => {
    if (!hit) return;
    onClose();
    hit.open();
  };
  const press = (event: KeyboardEvent): void => {
    if (isComposing(event.nativeEvent)) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter") open(hits[at]);
    else if (step !== undefined) setChosen((at + step + hits.length) % Math.max(1, hits.length));
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title="Search" onClose={onClose} bare>
      <div className="search">
        <input
          role="combobox"
          aria-label="Search conversations, customers, pages and ids"
          aria-expanded="true"
          aria-controls={list}
          aria-activedescendant={hits.length === 0 ? undefined : `${list}-${at}`}
          placeholder="A name, a number, words of a message, an id, a page"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setChosen(0);
          }}
          onKeyDown={press}
        />
        <div id={list} role="listbox" aria-label="Results">
          {hits.map((hit, index) => (
            <div
              key={hit.id}
              id={`${list}-${index}`}
              role="option"
              aria-selected={index === at}
              tabIndex={-1}
              onClick={() => open(hit)}
              onKeyDown={press}
              onPointerMove={() => setChosen(index)}
            >
              <hit.icon aria-hidden />
              <span>{hit.name}</span>
              <small>{hit.about}</small>
            </div>
          ))}
        </div>
        {hits.length === 0 && <p className="quiet">Nothing found. Try a whole number or id, or other words.</p>}
      </div>
    </Dialog>
  );
};

const maxHits = 8;

const fits = (customer: Parameters<typeof calledOf>[0], text: string) =>
  `${customer.name ?? ""} ${addressOf(customer)}`.toLowerCase().includes(text.toLowerCase());

const useHits = (text: string): readonly Hit[] => {
  const navigate = useNavigate();
  const { may } = useSession();
  const asked = useDeferredValue(text);
  const { data, isPlaceholderData } = useQuery({
    ...consoleConversationsSearchOptions(client, asked, { limit: maxHits }),
    enabled: asked !== "" && may("atlas_api.conversations.read"),
    placeholderData: keepPreviousData,
  });
  const byId = useIds(text);
  const places = navigation
    .flatMap((group) => group.places)
    .filter((place) => mayOpen(place, may) && place.name.toLowerCase().includes(text.toLowerCase()))
    .map(({ to, name, icon }) => ({ id: to, icon, name, about: "Page", open: () => void navigate({ to }) }));
  const isStale = isPlaceholderData || asked !== text;
  const found = asked === "" ? [] : (data?.conversations ?? []);
  // Drops results for fewer letters that no longer fit: Enter must not open another customer.
  const fitting = isStale ? found.filter(({ customer }) => fits(customer, text)) : found;
  const conversations = fitting.map(({ id, customer, last_message }) => ({
    id,
    icon: MessageSquare,
    name: calledOf(customer),
    about: last_message?.text ?? "",
    open: () => void navigate({ to: "/inbox", search: { view: "all", conversation: id } }),
  }));
  return [...byId, ...conversations, ...places];
};

// Finds what somebody pastes by its id: requests, events and deliveries.
export interface Hit {
  readonly id: string;
  readonly icon: LucideIcon;
  readonly name: string;
  readonly about: string;
  readonly open: () => void;
}

const maxDeliveries = 6;

/** Ids have digits and no spaces. A number begins with a plus, and words are short. */
const mayBeId = (text: string): boolean => /^(?=.*\d)[\w.:-]{6,128}$/.test(text);

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);

const deliveryWords = {
  delivered: "Delivery that arrived",
  pending: "Delivery that waits",
  exhausted: "Delivery that failed",
} as const;

const useIds = (text: string): readonly Hit[] => {
  const navigate = useNavigate();
  const { may } = useSession();
  const mayHook = may("atlas_api.webhooks.manage");
  const requests = useQuery({
    ...consoleRequestsListOptions(client, { correlation_id: text, limit: 1 }),
    enabled: mayBeId(text) && may("atlas_api.requests.read"),
  });
  const found = useQuery({
    ...consoleEventsGetOptions(client, text),
    enabled: isUuid(text) && (mayHook || may("atlas_api.conversations.read")),
  });
  const deliveries = useQuery({
    ...consoleDeliveriesListOptions(client, { id: text }),
    enabled: isUuid(text) && mayHook,
  });
  const event = found.data?.event;
  return [
    ...(requests.data?.requests ?? []).map(({ id, method, path, status }) => ({
      id,
      icon: ArrowLeftRight,
      name: `${method} ${path}`,
      about: `Request answered with ${status}`,
      open: () => void navigate({ to: "/requests", search: { q: text } }),
    })),
    ...(event && mayHook
      ? [
          {
            id: event.id,
            icon: Activity,
            name: eventWords(event.event_type),
            about: "Event",
            open: () => void navigate({ to: "/events", search: { event: event.id } }),
          },
        ]
      : []),
    ...(deliveries.data?.deliveries ?? []).slice(0, maxDeliveries).map(({ id, webhook_id, event_type, status }) => ({
      id,
      icon: Webhook,
      name: eventWords(event_type),
      about: lookUp(deliveryWords, status, status),
      open: () => void navigate({ to: "/webhooks", search: { webhook: webhook_id, delivery: id } }),
    })),
  ];
};
