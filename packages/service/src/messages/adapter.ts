/** Requests to an adapter: an address of the organization's own that carries messages over another network. */
import { failureCodes, type FailureCode, providerError } from "../channels/provider-errors.ts";
import type { ChannelRow, ProviderWords } from "../rows/channels.ts";
import type { CustomerRow } from "../rows/customers.ts";
import type { MessageRow } from "../rows/messages.ts";
import type { Handover } from "./delivery.ts";
import type { Receipt } from "./receipts.ts";
import type { ChannelCheck } from "../pipeline/services.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import { presentEventMessage } from "../conversations/present.ts";
import { numberOf, userIdOf } from "../core/addresses.ts";

/** Milliseconds in which an adapter answers. */
export const adapterTimeout = 10_000;
/** Bytes of its answer that are read. */
export const maxAdapterAnswer = 65_536;

/** A request, before it is signed. `id` is the same at each attempt. */
export interface AdapterRequest {
  readonly id: Id;
  readonly body: object;
}

interface Handed {
  readonly channel: ChannelRow;
  readonly customer: CustomerRow;
  readonly message: MessageRow;
  /** The adapter's id of the message that it quotes; null without one. */
  readonly quotedId: string | null;
}

interface ReadTo extends Pick<Handed, "channel"> {
  readonly messageId: Id;
  readonly providerMessageId: string;
  readonly showsTyping: boolean;
}

interface ReactedTo extends Pick<Handed, "channel" | "customer"> {
  readonly messageId: Id;
  readonly providerMessageId: string;
  readonly emoji: string | null;
}

const requestOf = (
  { channel, id: channel_id }: ChannelRow,
  event_type: string,
  { id, at, ...more }: { readonly id: Id; readonly at: Instant; readonly [member: string]: unknown },
): AdapterRequest => ({ id, body: { event_id: id, event_type, timestamp: at, channel, channel_id, ...more } });

/** Presents a customer to an adapter, by the id that it gave. */
const presentAdapted = (customer: CustomerRow, { id }: ChannelRow) => ({
  id: customer.id,
  phone_number: numberOf(customer),
  user_id: userIdOf(customer, id),
  name: customer.name,
});

/** Hands a message over. */
export const messageRequest = ({ channel, customer, message, quotedId }: Handed): AdapterRequest =>
  requestOf(channel, "adapter.message", {
    id: message.id,
    at: message.created_at,
    customer: presentAdapted(customer, channel),
    message: {
      ...presentEventMessage(message),
      author: undefined,
      reply_to_provider_message_id: quotedId ?? undefined,
    },
  });

/** Tells that a customer's message was read, and that somebody writes an answer. */
export const readRequest = (
  { channel, messageId, providerMessageId: provider_message_id, showsTyping: typing }: ReadTo,
  id: Id,
  at: Instant,
): AdapterRequest =>
  requestOf(channel, "adapter.read", { id, at, message: { id: messageId, provider_message_id, typing } });

/** Brings our reaction to a message; no emoji takes it away. */
export const reactionRequest = (
  { channel, customer, messageId, providerMessageId: provider_message_id, emoji }: ReactedTo,
  id: Id,
  at: Instant,
): AdapterRequest =>
  requestOf(channel, "adapter.reaction", {
    id,
    at,
    customer: presentAdapted(customer, channel),
    message: { id: messageId, provider_message_id, reaction: emoji },
  });

/** Asks if the adapter answers. */
export const checkRequest = (channel: ChannelRow, id: Id, at: Instant): AdapterRequest =>
  requestOf(channel, "adapter.check", { id, at });

/** An adapter's answer. Without one, the reason in words. */
export type AdapterAnswer =
  | { readonly status: number; readonly body: unknown; /** Milliseconds. */ readonly retryAfter: number }
  | { readonly problem: string };

const unreached = { kind: "put_off", failure: "provider_unavailable", rest: 2_000 } as const;

/** Statuses that speak of the address and not of the message: the channel is wrong, and the message waits. */
const ofTheAddress: readonly number[] = [404, 405, 410];
const forNow: readonly number[] = [408, 425];

/** Concludes from an answer what becomes of a message. */
export const handoverOf = (answer: AdapterAnswer): Handover => {
  if ("problem" in answer)
    return { ...unreached, words: wordsOf({ title: "The adapter does not answer.", details: answer.problem }) };
  const { status, body, retryAfter } = answer;
  if (status >= 200 && status < 300) return { kind: "sent", provider_message_id: idIn(body) };
  const treated = ofTheAddress.includes(status) ? 403 : forNow.includes(status) ? 503 : status;
  const { failure, rest } = providerError(treated, null);
  const given = reasonOf(body);
  const words = given.words ?? wordsOf({ title: `The adapter answered ${status}.` });
  if (rest === null) return { kind: "failed", failure: given.failure, words };
  return { kind: "put_off", failure, rest: Math.max(rest, retryAfter), words };
};

/** The same for a receipt. */
export const receiptOf = (answer: AdapterAnswer): Receipt => {
  const handover = handoverOf(answer);
  if (handover.kind === "put_off") return { kind: "put_off", failure: handover.failure, rest: handover.rest };
  return handover.kind === "failed" ? { kind: "refused", failure: handover.failure } : { kind: "told" };
};

/** The same for a check. */
export const checkOf = (answer: AdapterAnswer, latencyMs: number): ChannelCheck => {
  if ("problem" in answer) return { ok: false, latencyMs, message: answer.problem };
  const { status } = answer;
  if (status >= 200 && status < 300) return { ok: true, latencyMs };
  const message = status === 401 ? "The adapter does not take the signature." : `The adapter answered ${status}.`;
  return { ok: false, latencyMs, message };
};

/** Reads a reason that an adapter gives, in an answer or a report. */
export const reasonOf = (body: unknown): { readonly failure: FailureCode; readonly words: ProviderWords | null } => {
  const error: unknown = Object(body).error;
  const { code, title, details } = Object(error) as { readonly [name: string]: unknown };
  const known = typeof code === "string" && Object.hasOwn(failureCodes, code);
  return {
    // A name of the table, as was just asked.
    failure: known ? (code as FailureCode) : "provider_error",
    words: error === undefined ? null : wordsOf({ title, details }),
  };
};

const wordsOf = ({
  title,
  details,
}: {
  readonly title?: unknown;
  readonly details?: unknown;
}): ProviderWords | null => {
  const shown = { title: textOf(title, 300), details: textOf(details, 1_000) };
  return shown.title === null && shown.details === null ? null : { code: null, ...shown, advice: null };
};

/** PostgreSQL stores no U+0000, and a cut may leave half a pair. */
const textOf = (value: unknown, units: number): string | null =>
  typeof value === "string" && value !== "" ? value.replaceAll("\0", "").slice(0, units).toWellFormed() : null;

const idIn = (body: unknown): string | null => {
  const id: unknown = Object(body).provider_message_id;
  return typeof id === "string" && /^[\x20-\x7e]{1,512}$/.test(id) ? id : null;
};
