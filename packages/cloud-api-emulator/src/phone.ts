/** Acts of customers on their phones, told to the business as callbacks. */
import { type Callbacks, about, contactOf } from "./callbacks.ts";
import { choiceOf } from "./choices.ts";
import { errorOfCallback } from "./errors.ts";
import { type Json, given } from "./json.ts";
import { storeFile } from "./media.ts";
import { deliverWaiting, report } from "./messages.ts";
import { type FileKind, reactionDays, type ReceivedKind } from "./network.ts";
import { digitsOf, waIdOf } from "./phone-numbers.ts";
import {
  type BusinessNumber,
  type PhoneState,
  type State,
  type StoredMessage,
  newMessageId,
  timestampOf,
  userIdOf,
} from "./state.ts";

/** Place of a message: its receiver, and what it stands beside. */
export interface Writing {
  /** Id of the business number; the first one if it is left out. */
  readonly to?: string;
  /** Id of the message that is quoted. */
  readonly replyTo?: string;
  readonly forwarded?: boolean;
  /** Members of the ad that brought the customer. Its messages are free for 72 hours. */
  readonly referral?: Json;
}

/** A file that a customer sends. */
export interface CustomerFile extends Writing {
  readonly bytes?: Uint8Array;
  readonly mediaType?: string;
  readonly caption?: string;
  readonly filename?: string;
  /** Recorded in the app, for audio. */
  readonly voice?: boolean;
  /** For a sticker. */
  readonly animated?: boolean;
}

/** A customer's phone. Each act resolves to the message's id after the first attempt of its callback. */
export interface Phone {
  readonly waId: string;
  readonly userId: string;
  /** Tells if the business number is shown as typing. */
  seesTyping(numberId?: string): boolean;
  readonly name: string;
  /** Messages with a business number, oldest first. */
  messages(numberId?: string): readonly StoredMessage[];
  says(text: string, writing?: Writing): Promise<string>;
  /** Sends a message as you write its members, such as `{ type: "location", location: { … } }`. */
  sends(message: { readonly type: ReceivedKind } & Json, writing?: Writing): Promise<string>;
  sendsFile(kind: FileKind, file?: CustomerFile): Promise<string>;
  /** Chooses a button or a row of an interactive message, or a button of a template, by its id or text. */
  chooses(messageId: string, choice: string): Promise<string>;
  reacts(messageId: string, emoji: string): Promise<string>;
  takesBack(messageId: string): Promise<string>;
  edits(messageId: string, text: string): Promise<string>;
  deletes(messageId: string): Promise<string>;
  /** Sends something that the network does not pass on, such as a poll. */
  sendsUnsupported(type?: string, writing?: Writing): Promise<string>;
  changesNumber(number: string): Promise<string>;
  /** Its user's id changes, as after a new number that is hidden. */
  changesUserId(): Promise<string>;
  /** Stops or resumes marketing messages. */
  stops(numberId?: string): Promise<void>;
  resumes(numberId?: string): Promise<void>;
  /** Reads all messages of a business. */
  reads(numberId?: string): Promise<void>;
  /** Opens the chat: what comes is read at once, and never `delivered`. */
  opens(numberId?: string): Promise<void>;
  closes(numberId?: string): void;
  goesOffline(): void;
  goesOnline(): Promise<void>;
  blocks(numberId?: string): void;
  unblocks(numberId?: string): void;
}

const defaultTypes: { readonly [Kind in FileKind]: string } = {
  image: "image/png",
  audio: "audio/ogg",
  video: "video/mp4",
  document: "application/pdf",
  sticker: "image/webp",
};

/** Stops or resumes a business's marketing, and tells it. */
const prefer = async (
  state: State,
  callbacks: Callbacks,
  phone: PhoneState,
  number: BusinessNumber,
  value: "stop" | "resume",
): Promise<void> => {
  if (value === "stop") phone.stopped.add(number.id);
  else phone.stopped.delete(number.id);
  const preference = given({
    wa_id: phone.hidden ? undefined : phone.waId,
    user_id: phone.userId,
    detail: `User requested to ${value} marketing messages`,
    category: "marketing_messages",
    value,
    timestamp: Math.floor(state.clock.now() / 1_000),
  });
  const told = about(state, number, { contacts: [contactOf(phone)], user_preferences: [preference] });
  await callbacks.send("user_preferences", number.accountId, told);
};

const beside = (message: StoredMessage): Writing => ({ to: message.numberId });

const numbersIn =
  ({ numbers }: State) =>
  (id?: string): BusinessNumber => {
    const number = id === undefined ? numbers.values().next().value : numbers.get(id);
    if (!number) throw new Error(`there is no business number ${id ?? ""}`);
    return number;
  };

export const createPhone = (state: State, callbacks: Callbacks, phone: PhoneState): Phone => {
  const numberOf = numbersIn(state);

  const known = (id: string): StoredMessage => {
    const message = state.messages.get(id);
    if (message?.phone !== phone) throw new Error(`${id} is no message of ${phone.waId}`);
    return message;
  };

  const write = async (
    type: ReceivedKind,
    members: Json,
    writing: Writing = {},
    withContact = true,
  ): Promise<string> => {
    const number = numberOf(writing.to);
    const at = state.clock.now();
    const id = newMessageId(state, phone.waId);
    const quoted = writing.replyTo === undefined ? {} : { from: number.digits, id: writing.replyTo };
    const context = { ...quoted, ...(writing.forwarded ? { forwarded: true } : {}) };
    const body = given({
      context: Object.keys(context).length === 0 ? undefined : context,
      from: phone.hidden ? undefined : phone.waId,
      from_user_id: phone.userId,
      id,
      timestamp: timestampOf(at),
      type,
      ...members,
      referral: writing.referral,
    });
    const message = { id, numberId: number.id, phone, from: "customer", type, body, at, status: "received" } as const;
    state.messages.set(id, { ...message, reaction: null, deleted: false });
    if (withContact) phone.wroteAt.set(number.id, at);
    if (writing.referral) phone.adAt.set(number.id, at);
    if (phone.blocked.has(number.id)) return id;
    const contacts = withContact ? { contacts: [contactOf(phone)] } : {};
    await callbacks.send("messages", number.accountId, about(state, number, { ...contacts, messages: [body] }));
    return id;
  };

  const sendsFile = (kind: FileKind, file: CustomerFile = {}): Promise<string> => {
    const number = numberOf(file.to);
    const mediaType = file.mediaType ?? defaultTypes[kind];
    const bytes = file.bytes ?? new TextEncoder().encode(`${kind} of ${phone.waId}`);
    const stored = storeFile(state, number.id, { mediaType, bytes, ...(file.filename && { filename: file.filename }) });
    const content = given({
      caption: file.caption,
      filename: kind === "document" ? (file.filename ?? "document.pdf") : undefined,
      mime_type: file.voice ? `${mediaType}; codecs=opus` : mediaType,
      sha256: stored.sha256,
      id: stored.id,
      voice: kind === "audio" ? (file.voice ?? false) : undefined,
      animated: kind === "sticker" ? (file.animated ?? false) : undefined,
    });
    return write(kind, { [kind]: content }, file);
  };

  const react = (messageId: string, emoji: string | null): Promise<string> => {
    const message = known(messageId);
    if (state.clock.now() - message.at > reactionDays * 86_400_000) throw new Error(`${messageId} is too old`);
    message.reaction = emoji;
    return write(
      "reaction",
      { reaction: { message_id: messageId, ...(emoji === null ? {} : { emoji }) } },
      beside(message),
    );
  };

  const change = (members: Json): Promise<string> => write("system", { system: members }, {}, false);

  const reads = async (numberId?: string): Promise<void> => {
    const { id } = numberOf(numberId);
    for (const message of state.messages.values())
      if (message.phone === phone && message.numberId === id && message.from === "business")
        if (message.status === "sent" || message.status === "delivered")
          await report(state, callbacks, message, "read");
  };

  return {
    get waId() {
      return phone.waId;
    },
    get name() {
      return phone.name;
    },
    get userId() {
      return phone.userId;
    },
    messages: (numberId) =>
      [...state.messages.values()].filter(
        (each) => each.phone === phone && (numberId === undefined || each.numberId === numberId),
      ),
    seesTyping: (numberId) => (phone.typingUntil.get(numberOf(numberId).id) ?? 0) > state.clock.now(),
    says: (text, writing) => write("text", { text: { body: text } }, writing),
    sends: ({ type, ...members }, writing) => write(type, members, writing),
    sendsFile,
    chooses: (messageId, choice) => {
      const message = known(messageId);
      return write(...choiceOf(message, choice), { to: message.numberId, replyTo: messageId });
    },
    reacts: (messageId, emoji) => react(messageId, emoji),
    takesBack: (messageId) => react(messageId, null),
    edits: (messageId, text) => {
      const message = known(messageId);
      const content = { context: { id: messageId }, type: "text", text: { body: text } };
      message.body = { ...message.body, text: { body: text } };
      return write("edit", { edit: { original_message_id: messageId, message: content } }, beside(message));
    },
    deletes: (messageId) => {
      const message = known(messageId);
      message.deleted = true;
      return write("revoke", { revoke: { original_message_id: messageId } }, beside(message));
    },
    sendsUnsupported: (type = "poll", writing) =>
      write("unsupported", { errors: [errorOfCallback(131051)], unsupported: { type } }, writing),
    changesNumber: async (number) => {
      const [before, previous] = [phone.waId, phone.userId];
      const after = waIdOf(number);
      const user_id = userIdOf(number);
      const body = `User ${phone.name} changed from ${before} to ${after}`;
      const told = change({ body, wa_id: after, user_id, previous_user_id: previous, type: "user_changed_number" });
      state.phones.delete(before);
      Object.assign(phone, { digits: digitsOf(number), waId: after, userId: user_id });
      state.phones.set(after, phone);
      return told;
    },
    changesUserId: () => {
      const previous = phone.userId;
      const body = `User ${phone.name} changed their user id`;
      phone.userId = userIdOf(phone.digits, state.clock.now());
      return change({ body, user_id: phone.userId, previous_user_id: previous, type: "user_changed_user_id" });
    },
    stops: (numberId) => prefer(state, callbacks, phone, numberOf(numberId), "stop"),
    resumes: (numberId) => prefer(state, callbacks, phone, numberOf(numberId), "resume"),
    reads,
    opens: async (numberId) => {
      phone.open.add(numberOf(numberId).id);
      await reads(numberId);
    },
    closes: (numberId) => void phone.open.delete(numberOf(numberId).id),
    goesOffline: () => void (phone.online = false),
    goesOnline: async () => {
      phone.online = true;
      await deliverWaiting(state, callbacks, phone);
    },
    blocks: (numberId) => void phone.blocked.add(numberOf(numberId).id),
    unblocks: (numberId) => void phone.blocked.delete(numberOf(numberId).id),
  };
};
