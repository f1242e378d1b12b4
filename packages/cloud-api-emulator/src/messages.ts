/** `POST /{phone_number_id}/messages`: a message is taken, and its statuses follow as callbacks. */
import { type Callbacks, about, contactOf } from "./callbacks.ts";
import { checkMessage } from "./check-message.ts";
import { Refusal, errorOfCallback } from "./errors.ts";
import { type Json, given, isObject, member, textAt } from "./json.ts";
import {
  type ErrorCode,
  type MessageStatus,
  type PricingType,
  freeEntryHours,
  freeServiceMessages,
  reactionDays,
  serviceCostsFrom,
  typingSeconds,
  windowHours,
} from "./network.ts";
import { digitsOf, waIdOf } from "./phone-numbers.ts";
import {
  type BusinessNumber,
  type PhoneState,
  type State,
  type StoredMessage,
  newMessageId,
  phoneOf,
  timestampOf,
} from "./state.ts";
import { templateToSend } from "./templates.ts";

/** Takes a message, or a sign that one was read. */
export const postMessage = (state: State, callbacks: Callbacks, number: BusinessNumber, body: unknown): object => {
  if (member(body, "status") !== undefined) return markRead(state, number, body);
  const kind = checkMessage(state, body);
  const to = textAt(body, "recipient") ?? textAt(body, "to") ?? "";
  const phone = recipientOf(state, to);
  if (phone.digits === number.digits) throw new Refusal(131021);
  if (number.status !== "CONNECTED") throw new Refusal(133010);
  refuseByScript(state, number, phone, "answer");
  const template = kind === "template" ? templateToSend(state, number.accountId, member(body, "template")) : null;
  const message: StoredMessage = {
    id: newMessageId(state, phone.waId),
    numberId: number.id,
    phone,
    from: "business",
    type: kind,
    body: isObject(body) ? body : {},
    at: state.clock.now(),
    status: "accepted",
    reaction: null,
    deleted: false,
  };
  const category = template?.category.toLowerCase() ?? "service";
  const failure =
    failureOf(state, number, phone, kind, category) ?? (kind === "reaction" ? unreactable(state, body) : null);
  if (kind === "reaction" && failure === null) react(state, body);
  state.messages.set(message.id, message);
  phone.typingUntil.delete(number.id);
  callbacks.follow(reportStatuses(state, callbacks, message, category, failure));
  const contact = to.includes(".") ? { input: to, user_id: phone.userId } : { input: to, wa_id: phone.waId };
  const status = template === null ? {} : { message_status: "accepted" };
  return { messaging_product: state.product, contacts: [contact], messages: [{ id: message.id, ...status }] };
};

/** Finds the phone of a number, or of a user who is known. */
const recipientOf = (state: State, to: string): PhoneState => {
  const isUser = /^[A-Z]{2}\./.test(to);
  if (isUser && ![...state.phones.values()].some(({ userId }) => userId === to))
    throw new Refusal(131009, "recipient names no user who has written.");
  return phoneOf(state, to);
};

const markRead = (state: State, number: BusinessNumber, body: unknown): object => {
  const message = state.messages.get(textAt(body, "message_id") ?? "");
  if (textAt(body, "status") !== "read") throw new Refusal(131009, 'status must be "read".');
  if (message?.from !== "customer" || message.numberId !== number.id)
    throw new Refusal(131009, "message_id names no message of a customer.");
  const typing = member(body, "typing_indicator");
  if (typing !== undefined && textAt(typing, "type") !== "text")
    throw new Refusal(131009, 'typing_indicator.type must be "text".');
  message.status = "read";
  if (typing !== undefined) message.phone.typingUntil.set(number.id, state.clock.now() + typingSeconds * 1_000);
  return { success: true };
};

/** Applies the next scripted refusal that fits. */
const scripted = (state: State, number: BusinessNumber, phone: PhoneState, by: "answer" | "callback") => {
  const script = state.scripts.find(
    (each) =>
      each.by === by &&
      each.times > 0 &&
      (each.to === undefined || waIdOf(each.to) === phone.waId || each.to === phone.userId) &&
      (each.number === undefined || each.number === number.id),
  );
  if (script) script.times -= 1;
  return script;
};

const refuseByScript = (state: State, number: BusinessNumber, phone: PhoneState, by: "answer"): void => {
  const script = scripted(state, number, phone, by);
  if (script) throw new Refusal(script.code, script.details);
};

interface Failure {
  readonly code: ErrorCode;
  readonly details: string | undefined;
}

/** The network takes these messages, and reports afterwards that they failed. */
const failureOf = (
  state: State,
  number: BusinessNumber,
  phone: PhoneState,
  kind: string,
  category: string,
): Failure | null => {
  const script = scripted(state, number, phone, "callback");
  if (script) return script;
  if (phone.blocked.has(number.id)) return { code: 131026, details: undefined };
  if (category === "marketing" && phone.stopped.has(number.id)) return { code: 131050, details: undefined };
  return kind === "template" || isWindowOpen(state, number, phone) ? null : { code: 131047, details: undefined };
};

/** Tells if the business may write freely. */
const isWindowOpen = (state: State, number: BusinessNumber, phone: PhoneState): boolean => {
  const wrote = phone.wroteAt.get(number.id);
  return wrote !== undefined && state.clock.now() - wrote < windowHours * 3_600_000;
};

/** The network takes such a reaction, and reports afterwards that it failed. */
const unreactable = (state: State, body: unknown): Failure | null => {
  const target = state.messages.get(textAt(body, "reaction", "message_id") ?? "");
  const isOld = target !== undefined && state.clock.now() - target.at > reactionDays * 86_400_000;
  if (target !== undefined && !isOld && !target.deleted && target.type !== "reaction") return null;
  return { code: 131009, details: "reaction.message_id names no message that takes a reaction." };
};

const react = (state: State, body: unknown): void => {
  const message = state.messages.get(textAt(body, "reaction", "message_id") ?? "");
  if (message) message.reaction = textAt(body, "reaction", "emoji") || null;
};

const reportStatuses = async (
  state: State,
  callbacks: Callbacks,
  message: StoredMessage,
  category: string,
  failure: Failure | null,
): Promise<void> => {
  // The answer leaves first: a status that overtakes it is a script's matter.
  await Promise.resolve();
  if (state.delays.statuses > 0) await state.clock.sleep(state.delays.statuses);
  if (failure) {
    await report(state, callbacks, message, "failed", { errors: [errorOfCallback(failure.code, failure.details)] });
    return;
  }
  const priced = pricing(state, message, category);
  await report(state, callbacks, message, "sent", priced);
  if (message.type !== "reaction") await deliver(state, callbacks, message, priced);
};

/** Brings a message to its phone: none if that is offline, `read` alone if its chat is open. */
const deliver = async (state: State, callbacks: Callbacks, message: StoredMessage, more: Json): Promise<void> => {
  const { phone, numberId } = message;
  if (phone.online) await report(state, callbacks, message, phone.open.has(numberId) ? "read" : "delivered", more);
};

/** Brings what waited to a phone that is online again. */
export const deliverWaiting = async (state: State, callbacks: Callbacks, phone: PhoneState): Promise<void> => {
  for (const message of state.messages.values())
    if (
      message.phone === phone &&
      message.from === "business" &&
      message.status === "sent" &&
      message.type !== "reaction"
    )
      await deliver(state, callbacks, message, {});
};

/** Sends the callback of a status. */
export const report = async (
  state: State,
  callbacks: Callbacks,
  message: StoredMessage,
  status: MessageStatus,
  more: Json = {},
): Promise<void> => {
  const number = state.numbers.get(message.numberId);
  if (!number) return;
  message.status = status;
  const { phone } = message;
  const told = given({
    id: message.id,
    status,
    timestamp: timestampOf(state.clock.now()),
    recipient_id: phone.hidden ? undefined : phone.waId,
    recipient_user_id: phone.userId,
    biz_opaque_callback_data: textAt(message.body, "biz_opaque_callback_data"),
    ...more,
  });
  const contacts = status === "failed" ? {} : { contacts: [contactOf(phone)] };
  await callbacks.send("messages", number.accountId, about(state, number, { ...contacts, statuses: [told] }));
};

/** Prices a message. Since v24 only a free entry point has a `conversation`. */
const pricing = (state: State, message: StoredMessage, category: string): Json => {
  const { phone, numberId, at } = message;
  const type = scriptedPrice(state, message) ?? usualPrice(state, message, category);
  const billed = type === "free_entry_point" ? "referral_conversion" : category;
  const conversation = {
    id: `${digitsOf(phone.waId)}${numberId}`.padEnd(32, "0").slice(0, 32),
    expiration_timestamp: timestampOf((phone.wroteAt.get(numberId) ?? at) + windowHours * 3_600_000),
    origin: { type: billed },
  };
  return {
    ...(type === "free_entry_point" || state.conversations ? { conversation } : {}),
    pricing: { billable: type === "regular", pricing_model: "PMP", category: billed, type },
  };
};

/** Applies the next scripted price that fits. */
const scriptedPrice = (state: State, { phone, numberId }: StoredMessage): PricingType | null => {
  const script = state.prices.find(
    (each) =>
      each.times > 0 &&
      (each.to === undefined || waIdOf(each.to) === phone.waId || each.to === phone.userId) &&
      (each.number === undefined || each.number === numberId),
  );
  if (script) script.times -= 1;
  return script?.type ?? null;
};

const usualPrice = (state: State, { phone, numberId, at }: StoredMessage, category: string): PricingType => {
  const ad = phone.adAt.get(numberId);
  if (ad !== undefined && at - ad < freeEntryHours * 3_600_000) return "free_entry_point";
  if (category === "service") return isFreeService(state, numberId, at) ? "free_customer_service" : "regular";
  const number = state.numbers.get(numberId);
  const isOpen = number !== undefined && isWindowOpen(state, number, phone);
  return category === "utility" && isOpen && at < serviceCostsFrom ? "free_customer_service" : "regular";
};

/** Counts a message without a template among the free ones of its month. */
const isFreeService = (state: State, numberId: string, at: number): boolean => {
  if (at < serviceCostsFrom) return true;
  const month = `${numberId} ${new Date(at).toISOString().slice(0, 7)}`;
  const used = state.freeMessages.get(month) ?? 0;
  if (used >= freeServiceMessages) return false;
  state.freeMessages.set(month, used + 1);
  return true;
};
