/** The emulated network: one app, its numbers, and the phones that write to them. */
import { createHmac } from "node:crypto";
import { type BusinessApp, changeNumber, createBusinessApp } from "./accounts.ts";
import { type Callbacks, type SentCallback, createCallbacks } from "./callbacks.ts";
import { type Clock, systemClock } from "./clock.ts";
import { Refusal, errorBody } from "./errors.ts";
import type { Json } from "./json.ts";
import { serveFile } from "./media.ts";
import {
  type CallbackField,
  type ErrorCode,
  type PricingType,
  type TemplateState,
  callbackFields,
  graphVersion,
} from "./network.ts";
import { type Phone, createPhone } from "./phone.ts";
import { digitsOf } from "./phone-numbers.ts";
import { type Call, answerCall } from "./routes.ts";
import {
  type BusinessNumber,
  type BusinessRequest,
  type ScriptedAnswer,
  type State,
  type StoredFile,
  type StoredMessage,
  type Template,
  newTrace,
  phoneOf,
} from "./state.ts";
import { reviewTemplate } from "./templates.ts";

/** A number of the business. */
export interface NumberOptions {
  /** `phone_number_id`. */
  readonly id: string;
  readonly phoneNumber: string;
  readonly name?: string;
  /** Id of its business account; that of the first number if it is left out. */
  readonly accountId?: string;
}

/** Options. By default there is one number, time is the machine's, and callbacks go nowhere. */
export interface EmulatorOptions {
  readonly clock?: Clock;
  /** Numbers in [0, 1). Ids come of it, so that a seeded one makes the same ids again. */
  readonly random?: () => number;
  /** Sends callbacks. Pass your app's own `fetch(request)` to call it in the process. */
  readonly fetch?: (request: Request) => Promise<Response>;
  /** The one address of the app for all callbacks. */
  readonly callback?: string;
  readonly fields?: readonly CallbackField[];
  readonly appId?: string;
  readonly appSecret?: string;
  readonly verifyToken?: string;
  readonly accessToken?: string;
  readonly numbers?: readonly NumberOptions[];
  /** `messaging_product` of requests and callbacks. */
  readonly product?: string;
  /** Approves templates when they come, or leaves them to `review`. */
  readonly reviews?: "at once" | "by hand";
  /** Adds `conversation` to statuses, as versions before v24 did. */
  readonly conversations?: boolean;
}

/** Details of a person and their phone. */
export interface PhoneOptions {
  readonly name?: string;
  readonly username?: string;
  /** Leaves its number out of callbacks, as for a user with a username. */
  readonly hidden?: boolean;
}

/** A scripted refusal. */
export interface RefusalOptions {
  /** Answers with the error, or takes the message and reports that it failed. */
  readonly by?: "answer" | "callback";
  /** Number of messages; all of them by default. */
  readonly times?: number;
  /** Only messages to this phone. */
  readonly to?: string;
  /** Only messages of this business number. */
  readonly number?: string;
  /** `error_data.details` in place of the published words. */
  readonly details?: string;
}

/** Requests that get an answer by script. */
export interface AnswerOptions {
  /** Number of requests; one by default. */
  readonly times?: number;
  readonly method?: string;
  /** End of the path, such as `messages`, `media`, `files` or an id. */
  readonly path?: string;
  /** Carries the request out before, so that only its answer is lost. */
  readonly taken?: boolean;
}

/** A scripted price. */
export interface PriceOptions {
  /** Number of messages; all of them by default. */
  readonly times?: number;
  /** Only messages to this phone. */
  readonly to?: string;
  /** Only messages of this business number. */
  readonly number?: string;
}

export interface Emulator {
  /** Values that a client of the network needs. */
  readonly credentials: {
    readonly accessToken: string;
    readonly appId: string;
    readonly appSecret: string;
    readonly verifyToken: string;
    readonly accountId: string;
    readonly numberId: string;
    readonly version: string;
  };
  /** Answers a request to the Graph API. */
  fetch(request: Request): Promise<Response>;
  /** A phone to write from. It exists from the first time that it is named. */
  phone(number: string, options?: PhoneOptions): Phone;
  /** The phone app of a business number. */
  business(numberId?: string): BusinessApp;
  /** Refuses the next messages that fit. */
  refuse(code: ErrorCode, options?: RefusalOptions): void;
  /** Prices the next messages that fit, as `regular`, or as free in one of the ways of the network. */
  price(type: PricingType, options?: PriceOptions): void;
  /** Refusals that are not used up. */
  readonly refusals: readonly { readonly code: ErrorCode; readonly by: "answer" | "callback" }[];
  /** Address of callbacks; null before one is entered. */
  readonly callbackUrl: string | null;
  /** Answers the next requests that fit in the network's place, with any response, or breaks the connection off. */
  answer(answer: "break off" | (() => Response | Promise<Response>), options?: AnswerOptions): void;
  /** Ends all refusals, answers, prices and delays by script. */
  clear(): void;
  /** Lets answers or statuses wait for so many milliseconds of the clock. */
  delay(what: "answers" | "statuses", milliseconds: number): void;
  /** Takes a token back: it is refused with 190 from now on. */
  revoke(accessToken: string): void;
  /** Takes another token from now on. */
  issue(accessToken: string): void;
  /** Changes quality, name or state of a number, and reports it. */
  change(numberId: string, change: Partial<Omit<BusinessNumber, "id" | "digits" | "accountId">>): Promise<void>;
  /** Decides on a template, by its name or id. */
  review(template: string, status: TemplateState, reason?: string): Promise<void>;
  /** Sends any other callback of a field that the app subscribed to, such as `account_update`. */
  report(field: CallbackField, value: Json, accountId?: string): Promise<void>;
  /** Asks the app's address for its challenge. */
  verify(): Promise<boolean>;
  /** Resolves when callbacks have come and statuses are reported, but for what waits by the clock. */
  settled(): Promise<void>;
  /** Every request of the business, oldest first. */
  readonly requests: readonly BusinessRequest[];
  readonly messages: readonly StoredMessage[];
  /** Files of both sides. */
  readonly files: readonly StoredFile[];
  readonly templates: readonly Template[];
  readonly callbacks: readonly SentCallback[];
  readonly numbers: readonly BusinessNumber[];
  readonly phones: readonly Phone[];
}

const firstNumber: NumberOptions = { id: "106540352242922", phoneNumber: "+15550783881", name: "Corner Shop" };
const firstAccount = "102290129340398";

const stateOf = (options: EmulatorOptions): State => {
  const numbers = (options.numbers ?? [firstNumber]).map((each): BusinessNumber => ({
    id: each.id,
    digits: digitsOf(each.phoneNumber),
    accountId: each.accountId ?? firstAccount,
    verified_name: each.name ?? "Corner Shop",
    quality_rating: "GREEN",
    name_status: "APPROVED",
    status: "CONNECTED",
    throughput: { level: "STANDARD" },
    messaging_limit_tier: "TIER_2K",
    profile: { about: "Emulated" },
  }));
  const accountIds = [...new Set(numbers.map(({ accountId }) => accountId))];
  return {
    clock: options.clock ?? systemClock,
    random: options.random ?? Math.random,
    product: options.product ?? "whatsapp",
    app: {
      id: options.appId ?? "670843887433847",
      secret: options.appSecret ?? "EMULATED-app-secret",
      callbackUrl: options.callback ?? null,
      verifyToken: options.verifyToken ?? "EMULATED-verify-token",
    },
    fields: new Set(options.fields ?? callbackFields),
    tokens: new Set([options.accessToken ?? "EMULATED-access-token"]),
    accounts: new Map(accountIds.map((id) => [id, { id, name: "Emulated account", subscribed: true, override: null }])),
    numbers: new Map(numbers.map((each) => [each.id, each])),
    templates: new Map(),
    files: new Map(),
    uploads: new Map(),
    handles: new Set(),
    phones: new Map(),
    messages: new Map(),
    scripts: [],
    answers: [],
    requests: [],
    prices: [],
    freeMessages: new Map(),
    delays: { answers: 0, statuses: 0 },
    reviews: options.reviews ?? "at once",
    conversations: options.conversations ?? false,
  };
};

/**
 * Creates a network in this process. It contacts nobody but the address of callbacks.
 * @example
 * const network = createEmulator({ callback: "https://app.test/callbacks", fetch: (request) => app.fetch(request) });
 * await network.phone("+491711234567").says("Are you open?");
 */
export const createEmulator = (options: EmulatorOptions = {}): Emulator => {
  const state = stateOf(options);
  const callbacks = createCallbacks(state, options.fetch ?? ((request) => fetch(request)));
  const phones = new Map<string, Phone>();
  const [number] = state.numbers.values();
  if (!number) throw new Error("numbers must have at least one");

  const phone: Emulator["phone"] = (digits, { name, username, hidden } = {}) => {
    const known = phoneOf(state, digits);
    if (name !== undefined) known.name = name;
    if (username !== undefined) known.username = username;
    if (hidden !== undefined) known.hidden = hidden;
    const made = phones.get(known.waId) ?? createPhone(state, callbacks, known);
    phones.set(known.waId, made);
    return made;
  };

  return {
    credentials: {
      accessToken: options.accessToken ?? "EMULATED-access-token",
      appId: state.app.id,
      appSecret: state.app.secret,
      verifyToken: state.app.verifyToken,
      accountId: number.accountId,
      numberId: number.id,
      version: graphVersion,
    },
    fetch: (request) => respond(state, callbacks, request),
    phone,
    business: (numberId = number.id) => createBusinessApp(state, callbacks, state.numbers.get(numberId) ?? number),
    refuse: (code, { by = "answer", times = Infinity, to, number: from, details } = {}) =>
      void state.scripts.push({ code, by, times, to, number: from, details }),
    answer: (scripted, { times = 1, method, path, taken = false } = {}) =>
      void state.answers.push({ answer: scripted, times, method, path, taken }),
    price: (type, { times = Infinity, to, number: from } = {}) =>
      void state.prices.push({ type, times, to, number: from }),
    clear: () => {
      state.scripts.length = 0;
      state.answers.length = 0;
      state.prices.length = 0;
      Object.assign(state.delays, { answers: 0, statuses: 0 });
    },
    delay: (what, milliseconds) => void (state.delays[what] = milliseconds),
    revoke: (token) => void state.tokens.delete(token),
    issue: (token) => void state.tokens.add(token),
    change: async (numberId, change) => {
      const changed = state.numbers.get(numberId);
      if (!changed) throw new Error(`there is no business number ${numberId}`);
      await changeNumber(callbacks, changed, change);
    },
    review: async (named, status, reason) => {
      const template = [...state.templates.values()].find(({ id, name }) => id === named || name === named);
      if (!template) throw new Error(`there is no template ${named}`);
      await reviewTemplate(callbacks, template, status, reason);
    },
    report: (field, value, accountId = number.accountId) => callbacks.send(field, accountId, value),
    verify: async () =>
      state.app.callbackUrl !== null && callbacks.verify(state.app.callbackUrl, state.app.verifyToken),
    settled: () => callbacks.settled(),
    requests: state.requests,
    get files() {
      return [...state.files.values()];
    },
    get messages() {
      return [...state.messages.values()];
    },
    get templates() {
      return [...state.templates.values()];
    },
    callbacks: callbacks.sent,
    get refusals() {
      return state.scripts.map(({ code, by }) => ({ code, by }));
    },
    get callbackUrl() {
      return [...state.accounts.values()].find(({ override }) => override)?.override?.url ?? state.app.callbackUrl;
    },
    get numbers() {
      return [...state.numbers.values()];
    },
    get phones() {
      return [...state.phones.keys()].map((waId) => phone(waId));
    },
  };
};

/** Answers a request of a business, by script if one fits. @throws {TypeError} if a script breaks it off */
const respond = async (state: State, callbacks: Callbacks, request: Request): Promise<Response> => {
  const url = new URL(request.url);
  const [, version = "", rest = ""] = /^(\/v\d+(?:\.\d+)?)?\/(.*?)\/?$/.exec(url.pathname) ?? [];
  const { method, headers } = request;
  const isFile = rest.startsWith("upload:") || headers.get("content-type")?.startsWith("multipart/") === true;
  const text = isFile ? "" : await request.text();
  state.requests.push({ method, path: `${url.pathname}${url.search}`, headers, body: jsonOf(text) });
  const path = rest.split("/").map(decodeURIComponent);
  const call = { method, path, query: url.searchParams, request, text, base: `${url.origin}${version}` };
  if (state.delays.answers > 0) await state.clock.sleep(state.delays.answers);
  const script = scriptFor(state, method, rest);
  if (!script) return answer(state, callbacks, call, version);
  if (script.taken) await answer(state, callbacks, call, version);
  if (script.answer === "break off") throw new TypeError("The network broke the connection off.");
  return script.answer();
};

const scriptFor = ({ answers }: State, method: string, rest: string): ScriptedAnswer | undefined => {
  const script = answers.find(
    (each) =>
      each.times > 0 &&
      (each.method ?? method) === method &&
      (each.path === undefined || `/${rest}`.endsWith(`/${each.path}`)),
  );
  if (script) script.times -= 1;
  return script;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Refuses a proof that is not made of the app's secret. Without one the token is enough. */
const checkProof = ({ app }: State, token: string, proof: string | null): void => {
  const words = "Invalid appsecret_proof provided in the API argument";
  if (proof !== null && proof !== createHmac("sha256", app.secret).update(token).digest("hex"))
    throw Object.assign(new Refusal(100, words), { message: words });
};

/** Answers a call as the network does. */
const answer = async (state: State, callbacks: Callbacks, call: Call, version: string): Promise<Response> => {
  const trace = newTrace(state);
  const headers = { "x-fb-trace-id": trace, "facebook-api-version": version.slice(1) || graphVersion };
  try {
    const bearer = /^(?:Bearer|OAuth) (.*)$/i.exec(call.request.headers.get("authorization") ?? "")?.[1];
    const token = bearer ?? call.query.get("access_token");
    const isApp = token === `${state.app.id}|${state.app.secret}`;
    if (!isApp && !state.tokens.has(token ?? "")) throw new Refusal(190);
    checkProof(state, token ?? "", call.query.get("appsecret_proof"));
    if (call.path.join("/") === "files") return serveFile(state, call.query);
    return Response.json(await answerCall(state, callbacks, call), { headers });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Response.json(errorBody(error, state.product, trace), { status: error.status, headers });
  }
};
