/** Keeps as it came what is not understood, or is said by the provider itself. */
import { createHash } from "node:crypto";
import type { Notice } from "@atlas-messaging/service/channels/notices";
import type { InboundContent } from "@atlas-messaging/service/rows/messages";
import type { CustomerNotice, Person } from "../provider.ts";
import { standingOf } from "./standing.ts";
import { digitsIn, idAt, member, numberAt, personOf, sentAtIn, storable, textAt } from "./answers.ts";

const maxTypeUnits = 64;

/** Characters of what is kept as it came. */
const maxReceivedUnits = 8_192;

export const asReceived = (value: unknown): string => keptOf(JSON.stringify(value) ?? "null");

/** Keeps what is too long from its beginning, and says so. The digest tells two apart that begin alike. */
export const keptOf = (text: string): string => {
  const whole = storable(text);
  if (whole.length <= maxReceivedUnits) return whole;
  const digest = createHash("sha256").update(whole).digest("hex");
  const mark = ` … (cut: the whole has ${whole.length} characters, and SHA-256 ${digest})`;
  return `${storable(whole, maxReceivedUnits - mark.length)}${mark}`;
};

const typeOf = (type: string | null, otherwise: string): string => storable(type ?? "", maxTypeUnits) || otherwise;

/** Returns a message of a kind that we do not know. */
export const unsupported = (message: unknown): InboundContent => {
  const type = textAt(message, "unsupported", "type") ?? textAt(message, "type");
  return { type: "unsupported", provider_type: typeOf(type, "message"), received: asReceived(message) };
};

/** Returns what a change says, with the time of its entry. */
export const asNotice = (change: unknown, entry?: unknown): readonly Notice[] => {
  const [value = change, time] = [member(change, "value"), numberAt(entry, "time")];
  const received = asReceived(time === null ? value : { ...Object(value), time });
  const field = typeOf(textAt(change, "field"), "callback");
  const number = field.startsWith("phone_number_") ? digitsIn(textAt(value, "display_phone_number")) : null;
  return [{ field, received, standing: standingOf(field, value), number }];
};

/** Tells if the provider itself wrote a message, such as one of a changed number. */
export const isOfProvider = (message: unknown): boolean => textAt(message, "type") === "system";

/** Lists of what is said about customers. */
export const ofCustomers = ["user_preferences", "user_id_update"] as const;

const read: readonly string[] = ["messaging_product", "metadata", "contacts"];
const readAsLists: readonly string[] = ["messages", "message_echoes", "statuses", ...ofCustomers];

/** Returns the customer who wrote a message. */
export const writerOf = (message: unknown): Person | null =>
  personOf(textAt(message, "from"), idAt(message, "from_user_id"));

/** Returns the customer whom the business wrote a message. */
export const receiverOf = (echo: unknown): Person | null => personOf(textAt(echo, "to"), idAt(echo, "to_user_id"));

/** Tells if a message belongs to a group. An answer would reach one person of it, in private. */
export const isOfGroup = (message: unknown): boolean => textAt(message, "group_id") !== null;

/** Tells if a value has nothing but what is read of it. */
export const isUnderstood = (value: unknown): boolean =>
  Object.entries(Object(value)).every(
    ([name, its]) => read.includes(name) || (readAsLists.includes(name) && Array.isArray(its)),
  );

/** Something about a customer; a notice about the number if it names nobody. */
type Said = { readonly customer: CustomerNotice } | { readonly notice: Notice };

export const saidOf = (list: "system" | (typeof ofCustomers)[number], said: unknown): Said => {
  const { before, now } = idsIn(said);
  const number = textAt(said, "from") ?? textAt(said, "wa_id");
  const person = personOf(number, before ?? now);
  const received = asReceived(said);
  if (person === null) return { notice: { field: list, received } };
  const kind = list === "system" ? typeOf(textAt(said, "system", "type"), list) : list;
  const marketing = list === "user_preferences" ? choiceIn(said) : null;
  const isNumber = list === "system" && kind === "user_changed_number";
  const becomes =
    before === null && !isNumber ? null : personOf(isNumber ? textAt(said, "system", "wa_id") : number, now);
  const customer = { ...person, becomes, kind, marketing, sentAt: sentAtIn(said), received };
  return { customer };
};

/** Reads a user's id, and the one before it changed. */
const idsIn = (said: unknown) => ({
  before: idAt(said, "system", "previous_user_id") ?? idAt(said, "user_id", "previous"),
  now:
    idAt(said, "system", "user_id") ??
    idAt(said, "user_id", "current") ??
    idAt(said, "user_id") ??
    idAt(said, "from_user_id"),
});

/** Reads what a customer chose about marketing. */
const choiceIn = (preference: unknown): CustomerNotice["marketing"] => {
  if (textAt(preference, "category") !== "marketing_messages") return null;
  const value = textAt(preference, "value");
  return value === "stop" ? "opted_out" : value === "resume" ? "opted_in" : null;
};
