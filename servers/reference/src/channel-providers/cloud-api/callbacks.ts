/** Reads Cloud API callbacks: `X-Hub-Signature-256` over the raw bytes, statuses and inbound messages in batches. */
import { timingSafeEqual } from "node:crypto";
import { isId } from "@atlas-messaging/service/core/ids";
import { reportedFailure } from "@atlas-messaging/service/channels/provider-errors";
import { signPayload } from "@atlas-messaging/webhooks";
import type {
  AccountContents,
  CallbackContents,
  CallbackReader,
  CustomerNotice,
  NumberContents,
  Person,
  Profile,
  ReceivedChange,
  ReceivedMessage,
  StatusReport,
  TemplateNotice,
} from "../provider.ts";
import type { Notice } from "@atlas-messaging/service/channels/notices";
import {
  asNotice,
  asReceived,
  isOfGroup,
  isOfProvider,
  isUnderstood,
  keptOf,
  ofCustomers,
  receiverOf,
  saidOf,
  unsupported,
  writerOf,
} from "./as-it-came.ts";
import { isCut, receivedContent } from "./content.ts";
import { changeOf, referralOf } from "./gestures.ts";
import {
  idAt,
  idOrNumberAt,
  listAt,
  member,
  numberAt,
  parsed,
  sentAtIn,
  storable,
  textAt,
  wordsOf,
} from "./answers.ts";
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import { categoryOf, reasonFrom, reasonOfStatus, statusOf } from "./template-terms.ts";

const signatureHeader = "x-hub-signature-256";

export const cloudApiCallbacks: CallbackReader = {
  challenge: ({ secrets }, query) => {
    const isOurs =
      query.get("hub.mode") === "subscribe" && isSame(query.get("hub.verify_token") ?? "", secrets.verify_token);
    return isOurs ? query.get("hub.challenge") : null;
  },
  isGenuine: ({ secrets }, raw, headers) =>
    isSame(headers.get(signatureHeader) ?? "", `sha256=${signPayload(raw, secrets.app_secret)}`),
  read: (raw) => contentsOf(parsed(raw)) ?? unread(raw),
};

/** A change of a callback, and the entry that it stands in. */
interface Change {
  readonly entry: unknown;
  readonly change: unknown;
}

/** Collects reports, messages and changes of templates of a parsed callback; null if it is none. */
export const contentsOf = (body: unknown): CallbackContents | null => {
  if (!Array.isArray(member(body, "entry"))) return null;
  const changes = listAt(body, "entry").flatMap((entry) => changesIn(entry).map((change) => ({ entry, change })));
  const bySender = Map.groupBy(changes, ({ change }) => idAt(change, "value", "metadata", "phone_number_id"));
  const ofNone = Map.groupBy(bySender.get(null) ?? [], ({ entry }) => idOrNumberAt(entry, "id"));
  return {
    numbers: [...bySender].flatMap(([senderId, about]) => (senderId === null ? [] : numberOf(senderId, about))),
    accounts: [...ofNone].map(([accountId, about]) => accountOf(accountId ?? "", about)),
  };
};

/** Lists the changes of an entry; one without a list is a change itself. */
const changesIn = (entry: unknown): readonly unknown[] =>
  Array.isArray(member(entry, "changes")) ? listAt(entry, "changes") : [entry];

/** Keeps the beginning of what is no callback, or has more members than are parsed. */
const unread = (raw: Uint8Array): CallbackContents => {
  const received = keptOf(new TextDecoder().decode(raw));
  return { numbers: [], accounts: [{ accountId: "", templates: [], notices: [{ field: "callback", received }] }] };
};

const accountOf = (accountId: string, changes: readonly Change[]): AccountContents => ({
  accountId,
  templates: changes.flatMap(({ entry, change }) => noticeOf(entry, change) ?? []),
  notices: changes.flatMap(({ entry, change }) => (noticeOf(entry, change) === null ? asNotice(change, entry) : [])),
});

const numberOf = (senderId: string, changes: readonly Change[]): NumberContents => {
  const values = changes.map(({ change }) => member(change, "value"));
  const statuses = values.flatMap((value) => listAt(value, "statuses"));
  const named = values.map((value) => ({ value, names: namesIn(value) }));
  const inLists = (list: string): readonly Listed[] =>
    named.flatMap(({ value, names }) => listAt(value, list).map((message) => ({ message, names })));
  const [messages, echoed] = [inLists("messages"), inLists("message_echoes")];
  const told = statuses.map((status) => ({ status, report: reportOf(status) }));
  const read: readonly Read[] = [
    ...messages.map((each) => contentsOfMessage(each)),
    ...echoed.map((each) => contentsOfEcho(each)),
    ...values.flatMap((value) => ofCustomers.flatMap((list) => listAt(value, list).map((each) => saidOf(list, each)))),
  ];
  return {
    senderId,
    accountId: idOrNumberAt(changes[0]?.entry, "id"),
    reports: told.flatMap(({ report }) => report ?? []),
    received: read.flatMap(({ received }) => received ?? []),
    echoes: read.flatMap(({ echo }) => echo ?? []),
    changes: read.flatMap(({ change }) => change ?? []),
    happened: read.flatMap(({ customer }) => customer ?? []),
    notices: [
      ...read.flatMap(({ notice }) => notice ?? []),
      ...told.flatMap(({ status, report }) => (report ? [] : { field: "statuses", received: asReceived(status) })),
      ...changes.flatMap(({ change }) => (isUnderstood(member(change, "value")) ? [] : asNotice(change))),
    ],
    messages: read.length,
    withoutStatuses: () => (changes.every(hasStatusesAlone) ? null : rewritten(changes)),
  };
};

/** A message in a callback, with the names of its contacts. */
interface Listed {
  readonly message: unknown;
  readonly names: Names;
}

/** Reading of one message: exactly one of these. */
interface Read {
  readonly received?: ReceivedMessage;
  readonly echo?: ReceivedMessage;
  readonly change?: ReceivedChange;
  readonly customer?: CustomerNotice;
  readonly notice?: Notice;
}

const contentsOfMessage = ({ message, names }: Listed): Read => {
  if (isOfGroup(message)) return { notice: { field: "group_messages", received: asReceived(message) } };
  if (isOfProvider(message)) return saidOf("system", message);
  const change = changeOf(message);
  if (change) return { change };
  const received = receivedOf(message, writerOf(message), names);
  return received ? { received } : { notice: { field: "messages", received: asReceived(message) } };
};

const contentsOfEcho = ({ message, names }: Listed): Read => {
  const change = isOfGroup(message) ? null : changeOf(message, "phone");
  if (change) return { change };
  const isMessage = !isOfGroup(message) && textAt(message, "type") !== "reaction";
  const echo = isMessage ? receivedOf(message, receiverOf(message), names) : null;
  return echo ? { echo } : { notice: { field: "message_echoes", received: asReceived(message) } };
};

const hasStatusesAlone = ({ change }: Change): boolean =>
  Object.keys(Object(member(change, "value"))).every((name) => ofStatuses.includes(name));

const ofStatuses: readonly string[] = ["messaging_product", "metadata", "contacts", "statuses"];

/** Writes a callback again, without its statuses. */
const rewritten = (changes: readonly Change[]): string =>
  JSON.stringify({
    entry: changes.map(({ entry, change }) => {
      const value = { ...Object(member(change, "value")), statuses: undefined };
      return { id: member(entry, "id"), changes: [{ field: member(change, "field"), value }] };
    }),
  });

/** Compares in constant time. The length of a signature or token is no secret. */
const isSame = (given: string, wanted: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
};

const statuses = ["sent", "delivered", "read", "failed"] as const;

/** A voice note that was played was read. */
const nameOf = (status: string | null): string | null => (status === "played" ? "read" : status);

const reportOf = (status: unknown): StatusReport | null => {
  const [id, given] = [idAt(status, "id"), textAt(status, "biz_opaque_callback_data")];
  const own = given !== null && isId(given) ? given : null;
  const name = statuses.find((known) => known === nameOf(textAt(status, "status")));
  if ((id === null && own === null) || name === undefined) return null;
  const [error] = listAt(status, "errors");
  const code = numberAt(error, "code");
  return {
    providerMessageId: id,
    messageId: own,
    report:
      name === "failed"
        ? { status: name, error_code: reportedFailure(code), provider_error: wordsOf(error) ?? undefined }
        : { status: name, ...pricingIn(status) },
  };
};

const maxPricingUnits = 64;

/** Reads the price. Without a type, as before per-message pricing, `billable` alone tells it. */
const pricingIn = (status: unknown): Pick<StatusReport["report"], "pricing"> => {
  const category = storable(textAt(status, "pricing", "category") ?? "", maxPricingUnits);
  if (category === "") return {};
  const [given, flag] = [textAt(status, "pricing", "type"), member(status, "pricing", "billable")];
  const isFree = flag === false || (given !== null && given !== "regular");
  const type = storable(given ?? (isFree ? "free" : "regular"), maxPricingUnits);
  const model = storable(textAt(status, "pricing", "pricing_model") ?? "PMP", maxPricingUnits);
  return { pricing: { type, category, model, billable: typeof flag === "boolean" ? flag : !isFree } };
};

type Names = ReadonlyMap<string, Profile>;

/** Names of contacts by number and by id. Of several with one number the first counts. */
const namesIn = (value: unknown): Names =>
  new Map(
    listAt(value, "contacts")
      .flatMap((contact) => {
        const [name, given] = [textAt(contact, "profile", "name"), textAt(contact, "profile", "username")];
        const username = given !== null && /^[\w.]{1,64}$/.test(given) ? given : null;
        const profile = { name: storable(name ?? given ?? "", maxNameUnits).trim() || null, username };
        return [textAt(contact, "wa_id"), textAt(contact, "user_id")].flatMap((id) =>
          id === null ? [] : ([[id, profile]] as const),
        );
      })
      .toReversed(),
  );

const receivedOf = (message: unknown, person: Person | null, names: Names): ReceivedMessage | null => {
  const id = idAt(message, "id");
  if (id === null || person === null) return null;
  const type = textAt(message, "type") ?? "";
  const text = type === "text" ? storable(textAt(message, "text", "body") ?? "", maxTextUnits) : "";
  const profile = names.get(textAt(message, "from") ?? "") ?? names.get(person.userId ?? "");
  return {
    ...person,
    providerMessageId: id,
    name: profile?.name ?? null,
    username: profile?.username ?? null,
    text,
    truncated: (type === "text" ? (textAt(message, "text", "body") ?? "").length : 0) > maxTextUnits || isCut(message),
    content: text === "" ? (receivedContent(message) ?? unsupported(message)) : null,
    received: asReceived(message),
    mediaId: idAt(message, type, "id"),
    quotedId: idAt(message, "context", "id"),
    referral: referralOf(message),
    sentAt: sentAtIn(message),
  };
};

const [maxNameUnits, maxTextUnits] = [200, 4_096];

// Callbacks about templates name the business account, not the number.

const noticeOf = (entry: unknown, change: unknown): TemplateNotice | null => {
  const value = member(change, "value");
  const report = stateReportOf(textAt(change, "field"), value);
  if (report === null) return null;
  return {
    providerTemplateId: idOrNumberAt(value, "message_template_id"),
    name: textAt(value, "message_template_name"),
    language: textAt(value, "message_template_language"),
    at: changedAt(numberAt(entry, "time") ?? Number(textAt(entry, "time") ?? Number.NaN)),
    report,
  };
};

const stateReportOf = (field: string | null, value: unknown): TemplateNotice["report"] | null => {
  if (field === "message_template_status_update") return statusReport(value);
  if (field !== "template_category_update") return null;
  const category = categoryOf(textAt(value, "new_category"));
  return category && { kind: "category", category };
};

const statusReport = (value: unknown): TemplateNotice["report"] | null => {
  const event = textAt(value, "event");
  const status = statusOf(event);
  if (status === null) return null;
  const reason = reasonFrom(
    textAt(value, "reason"),
    textAt(value, "rejection_info", "reason"),
    textAt(value, "rejection_info", "recommendation"),
    textAt(value, "other_info", "description"),
  );
  return { kind: "status", status, reason: reason ?? reasonOfStatus(event) };
};

const lastSecond = 99_999_999_999;

/** The API gives seconds since the epoch. */
const changedAt = (seconds: number): Instant | null =>
  Number.isInteger(seconds) && seconds > 0 && seconds <= lastSecond ? new Date(seconds * 1_000).toISOString() : null;
