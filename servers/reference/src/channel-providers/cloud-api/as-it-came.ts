/** Keeps as it came what is not understood, or is said by the provider itself. */
import type { Notice } from "@atlas-messaging/service/channels/notices";
import type { InboundContent } from "@atlas-messaging/service/rows/messages";
import type { CustomerNotice } from "../provider.ts";
import { standingOf } from "./standing.ts";
import { instantOf, member, numberAt, numberIn, storable, textAt } from "./answers.ts";

const [maxTypeUnits, maxReceivedUnits] = [64, 8_192];

export const asReceived = (value: unknown): string => storable(JSON.stringify(value) ?? "null", maxReceivedUnits);

const typeOf = (type: string | null, otherwise: string): string => storable(type ?? "", maxTypeUnits) || otherwise;

/** Returns a message of a kind that we do not know. */
export const unsupported = (message: unknown): InboundContent => {
  const type = textAt(message, "unsupported", "type") ?? textAt(message, "type");
  return { type: "unsupported", provider_type: typeOf(type, "message"), received: asReceived(message) };
};

/** Returns what a change says, with the time of its entry. */
export const asNotice = (change: unknown, entry?: unknown): readonly Notice[] => {
  const [value, time] = [member(change, "value"), numberAt(entry, "time")];
  if (value === undefined) return [];
  const received = asReceived(time === null ? value : { ...Object(value), time });
  const field = typeOf(textAt(change, "field"), "callback");
  return [{ field, received, standing: standingOf(field, value) }];
};

/** Tells if the provider itself wrote a message, such as one of a changed number. */
export const isOfProvider = (message: unknown): boolean => textAt(message, "type") === "system";

/** Lists of what is said about customers. */
export const ofCustomers = ["user_preferences", "user_id_update"] as const;

const read: readonly string[] = ["messaging_product", "metadata", "contacts", "messages", "statuses", ...ofCustomers];

/** Tells if a value has nothing but what is read of it. */
export const isUnderstood = (value: unknown): boolean =>
  Object.keys(Object(value)).every((name) => read.includes(name));

/** Something about a customer; a notice about the number where the customer's own is hidden. */
interface Said {
  readonly customer: CustomerNotice | null;
  readonly notice: Notice;
}

export const saidOf = (list: "system" | (typeof ofCustomers)[number], said: unknown): Said => {
  const phoneNumber = numberIn(textAt(said, "from") ?? textAt(said, "wa_id"));
  const received = asReceived(said);
  const notice = { field: list, received };
  if (phoneNumber === null) return { customer: null, notice };
  const kind = list === "system" ? typeOf(textAt(said, "system", "type"), list) : list;
  const seconds = textAt(said, "timestamp") ?? String(numberAt(said, "timestamp") ?? "");
  return { customer: { phoneNumber, kind, sentAt: instantOf(seconds), received }, notice };
};
