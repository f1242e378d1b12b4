/** Everything that the emulated network knows. */
import { createHash } from "node:crypto";
import type { Clock } from "./clock.ts";
import type { CallbackField, ErrorCode, PricingType, TemplateState } from "./network.ts";
import { countryOf, digitsOf, waIdOf } from "./phone-numbers.ts";

/** A business number, as `GET /{phone_number_id}` describes it. */
export interface BusinessNumber {
  readonly id: string;
  /** Digits, as in `display_phone_number` of callbacks. */
  readonly digits: string;
  readonly accountId: string;
  verified_name: string;
  quality_rating: "GREEN" | "YELLOW" | "RED" | "UNKNOWN";
  name_status: "APPROVED" | "PENDING_REVIEW" | "DECLINED" | "NONE";
  status: "CONNECTED" | "DISCONNECTED" | "BANNED" | "FLAGGED" | "RESTRICTED";
  throughput: { level: "STANDARD" | "HIGH" };
  messaging_limit_tier: string;
  profile: { readonly [member: string]: unknown };
}

export interface BusinessAccount {
  readonly id: string;
  readonly name: string;
  /** Tells if the app hears of the account. */
  subscribed: boolean;
  /** An address of the account's own, in place of the app's. */
  override: { readonly url: string; readonly verifyToken: string } | null;
}

export interface Template {
  readonly id: string;
  readonly accountId: string;
  readonly name: string;
  readonly language: string;
  category: string;
  components: readonly unknown[];
  parameter_format: string;
  status: TemplateState;
  rejected_reason: string;
}

export interface StoredFile {
  readonly id: string;
  readonly numberId: string;
  readonly mediaType: string;
  readonly filename: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly sha256: string;
  readonly at: number;
}

/** A customer's phone. */
export interface PhoneState {
  /** In digits, as its owner writes it. It changes with the number. */
  digits: string;
  waId: string;
  name: string;
  username: string | null;
  userId: string;
  /** Its number is not shown to businesses. */
  hidden: boolean;
  online: boolean;
  /** Businesses whose chat is open: messages are read as they come. */
  readonly open: Set<string>;
  /** Business numbers that it blocked. */
  readonly blocked: Set<string>;
  /** Business numbers whose marketing it stopped. */
  readonly stopped: Set<string>;
  /** Time at which it last wrote to each business number. */
  readonly wroteAt: Map<string, number>;
  /** Time until which it shows that each business number writes. */
  readonly typingUntil: Map<string, number>;
  /** Time at which it last came from an ad, by business number. */
  readonly adAt: Map<string, number>;
}

/** A message between a phone and a business. */
export interface StoredMessage {
  readonly id: string;
  readonly numberId: string;
  readonly phone: PhoneState;
  readonly from: "business" | "customer" | "business app";
  readonly type: string;
  /** As it was sent to the network, or as a callback told it, with the text of the last edit. */
  body: { readonly [member: string]: unknown };
  readonly at: number;
  status: string;
  /** The emoji that the other side put on it. */
  reaction: string | null;
  deleted: boolean;
}

/** A refusal or a delay by script, for the next messages that fit. */
export interface Script {
  readonly code: ErrorCode;
  readonly details: string | undefined;
  readonly by: "answer" | "callback";
  readonly to: string | undefined;
  readonly number: string | undefined;
  /** Times that it is still applied. */
  times: number;
}

/** An answer by script, in the network's place. */
export interface ScriptedAnswer {
  readonly answer: "break off" | (() => Response | Promise<Response>);
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly taken: boolean;
  /** Times that it is still given. */
  times: number;
}

/** A request of a business, as it came. */
export interface BusinessRequest {
  readonly method: string;
  /** With version and parameters, such as `/v26.0/1000/messages`. */
  readonly path: string;
  readonly headers: Headers;
  /** A body of JSON; null for any other. */
  readonly body: unknown;
}

/** A price by script, for the next messages that fit. */
export interface PriceScript {
  readonly type: PricingType;
  readonly to: string | undefined;
  readonly number: string | undefined;
  /** Messages that it is still applied to. */
  times: number;
}

export interface State {
  readonly clock: Clock;
  readonly random: () => number;
  readonly product: string;
  readonly app: { readonly id: string; readonly secret: string; callbackUrl: string | null; verifyToken: string };
  readonly fields: Set<CallbackField>;
  readonly tokens: Set<string>;
  readonly accounts: Map<string, BusinessAccount>;
  readonly numbers: Map<string, BusinessNumber>;
  readonly templates: Map<string, Template>;
  readonly files: Map<string, StoredFile>;
  /** Lengths of uploads that have begun, by session. */
  readonly uploads: Map<string, number>;
  /** Handles of uploaded samples. */
  readonly handles: Set<string>;
  /** Phones by `wa_id`. */
  readonly phones: Map<string, PhoneState>;
  readonly messages: Map<string, StoredMessage>;
  readonly scripts: Script[];
  readonly answers: ScriptedAnswer[];
  readonly requests: BusinessRequest[];
  readonly prices: PriceScript[];
  /** Free messages so far, by number and month. */
  readonly freeMessages: Map<string, number>;
  /** Milliseconds that answers and statuses wait. */
  readonly delays: { answers: number; statuses: number };
  readonly reviews: "at once" | "by hand";
  readonly conversations: boolean;
}

/** Returns so many decimal digits by chance. */
export const digitsByChance = ({ random }: Pick<State, "random">, count: number): string =>
  Array.from({ length: count }, (_, at) => Math.floor(random() * (at === 0 ? 9 : 10)) + (at === 0 ? 1 : 0)).join("");

const hexByChance = ({ random }: Pick<State, "random">, count: number): string =>
  Array.from({ length: count }, () => Math.floor(random() * 16).toString(16)).join("");

/** Returns the id of a new message. */
export const newMessageId = (state: Pick<State, "random">, waId: string): string =>
  `wamid.${Buffer.from(`\u001d\u0006${waId}\u0015\u0002\u0000${hexByChance(state, 20).toUpperCase()}`).toString("base64")}`;

export const newTrace = (state: Pick<State, "random">): string =>
  `A${Buffer.from(hexByChance(state, 16), "hex").toString("base64url")}`;

/** The network's seconds, as text. */
export const timestampOf = (milliseconds: number): string => String(Math.floor(milliseconds / 1_000));

/** Returns the id by which one business knows a user, whatever the number shows. */
export const userIdOf = (digits: string, generation = 0): string => {
  const digest = createHash("sha256")
    .update(`${waIdOf(digits)}:${generation}`)
    .digest("hex");
  return `${countryOf(digits)}.${BigInt(`0x${digest.slice(0, 16)}`)}`;
};

/** Finds a phone by its number in either form, or by its user's id; makes one for an unknown number. */
export const phoneOf = (state: State, numberOrId: string): PhoneState => {
  const byId = [...state.phones.values()].find(({ userId }) => userId === numberOrId);
  const waId = waIdOf(numberOrId);
  const known = byId ?? state.phones.get(waId);
  if (known) return known;
  const phone: PhoneState = {
    digits: digitsOf(numberOrId),
    waId,
    name: `Customer ${waId.slice(-4)}`,
    username: null,
    userId: userIdOf(numberOrId),
    hidden: false,
    online: true,
    open: new Set(),
    blocked: new Set(),
    stopped: new Set(),
    wroteAt: new Map(),
    typingUntil: new Map(),
    adAt: new Map(),
  };
  state.phones.set(waId, phone);
  return phone;
};
