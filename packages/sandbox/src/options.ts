import { type EventName, type LimitName, didYouMean, eventNames, limits } from "@atlas-messaging/contract";
import type { EventRow } from "@atlas-messaging/service/rows/events";
import { type Quotas, defaultQuotas } from "@atlas-messaging/service/rows/primitives";
import { retentionOf } from "@atlas-messaging/service/organizations/retention";
import type { ServiceSettings } from "@atlas-messaging/service/pipeline/services";
import { isOrigin } from "@atlas-messaging/service/pipeline/trusted-hosts";
import type { DeliveryLine, EventLine, SandboxOptions } from "./api.ts";
import type { Outside, ReceiverResponse } from "./jobs/job-shell.ts";

const optionNames: { readonly [Name in keyof SandboxOptions]-?: true } = {
  seed: true,
  clock: true,
  latency: true,
  faults: true,
  limits: true,
  quotas: true,
  baseUrl: true,
  allowedOrigins: true,
  webhooks: true,
  pages: true,
  onAnswer: true,
  onEvent: true,
  onDelivery: true,
};

/** Says that a name is unknown, which there are, and which was meant. */
export const unknownName = (kind: string, name: string, known: readonly string[]): string =>
  `There is no ${kind} ${name}; there are ${known.join(", ")}.${didYouMean(name, known)}`;

/** @throws {TypeError} for an option that does not exist */
export const requireOptions = (options: SandboxOptions): void => requireNames("option", options, optionNames);

/** @throws {TypeError} for a name that is not among the known ones */
export const requireNames = (kind: string, given: object, known: object): void => {
  for (const name of Object.keys(given))
    if (!Object.hasOwn(known, name)) throw new TypeError(unknownName(kind, name, Object.keys(known)));
};

export const startOf = (clock: SandboxOptions["clock"] = "2026-01-01T09:00:00.000Z"): number => {
  const time = clock === "system" ? Date.now() : new Date(clock).getTime();
  if (Number.isNaN(time)) throw new TypeError(`clock must be "system" or a time, not ${JSON.stringify(clock)}.`);
  return time;
};

const isClass = (name: string): name is LimitName => Object.hasOwn(limits, name);

const limitNames = Object.keys(limits).filter(isClass);

/** Requests a minute by class: the given ones, otherwise the contract's. */
const limitsOf = (own: NonNullable<SandboxOptions["limits"]>): ServiceSettings["limits"] => {
  for (const [name, max] of Object.entries(own)) {
    if (!isClass(name)) throw new TypeError(unknownName("limit class", name, limitNames));
    if (!(max >= 1)) throw new TypeError(`The limit of ${name} is one request a minute or more, not ${max}.`);
  }
  const each = limitNames.map((name) => [name, own[name] ?? limits[name].limit] as const);
  return Object.fromEntries(each) as ServiceSettings["limits"]; // Every class is included.
};

const quotasOf = (own: NonNullable<SandboxOptions["quotas"]>): Quotas => {
  for (const [name, max] of Object.entries(own)) {
    if (!Object.hasOwn(defaultQuotas, name)) {
      throw new TypeError(unknownName("quota", name, Object.keys(defaultQuotas)));
    }
    if (!Number.isSafeInteger(max) || max < 1) throw new TypeError(`The quota of ${name} is 1 or more, not ${max}.`);
  }
  return { ...defaultQuotas, ...own };
};

const originsOf = (given: readonly string[]): readonly string[] => {
  const wrong = given.find((origin) => !isOrigin(origin));
  if (wrong === undefined) return given;
  throw new TypeError(`An origin is a scheme, a host and a port alone, such as https://shop.example, not ${wrong}.`);
};

export const settingsOf = ({
  limits: own = {},
  quotas = {},
  allowedOrigins = [],
}: SandboxOptions): ServiceSettings => ({
  environment: "sandbox",
  allowedOrigins: originsOf(allowedOrigins),
  signUp: "open",
  enablePreview: true,
  build: "sandbox",
  limits: limitsOf(own),
  maxMediaBytes: 100_000_000,
  retention: retentionOf({ retentionDays: 30, requestRetentionDays: 7, maxRetentionDays: 365 }),
  quotas: quotasOf(quotas),
});

/** Address of the sandbox, without a trailing slash. */
export const addressOf = (given = "http://127.0.0.1:4100"): string => {
  const baseUrl = given.trim();
  if (!/^https?:\/\/[^\s@]+$/i.test(baseUrl) || !URL.canParse(baseUrl))
    throw new TypeError(`baseUrl must be an http or https address, not ${JSON.stringify(baseUrl)}.`);
  const { origin, href } = new URL(baseUrl);
  if (href !== `${origin}/`)
    throw new TypeError(
      `baseUrl must have no path, such as ${origin}: the sandbox answers at the root of its address.`,
    );
  return origin;
};

export const eventLineOf = ({ event_type, names, organization_id, conversation_id }: EventRow): EventLine => ({
  event_type,
  event_types: eventNames.filter((name) => names[name] !== undefined),
  organization_id,
  conversation_id,
});

export const outsideOf = ({ webhooks, pages, onDelivery }: SandboxOptions): Outside => ({
  deliver: async (request) => {
    const asked = onDelivery && request.clone();
    const answer = await attempt(webhooks, request);
    if (asked) onDelivery(await deliveryLineOf(asked, answer));
    return answer;
  },
  fetchPage: async (url) => {
    if (!pages)
      throw new Error("The offline sandbox fetches no pages; give it the option pages, or submit the content as text.");
    const page = await pages(url);
    return typeof page === "string" ? new Response(page, { headers: { "content-type": "text/plain" } }) : page;
  },
});

const deliveryLineOf = async (request: Request, answer: ReceiverResponse): Promise<DeliveryLine> => {
  const { event_type } = (await request.json()) as { readonly event_type: EventName }; // The sandbox has made it.
  return {
    event_type,
    url: request.url,
    status: "status" in answer ? answer.status : null,
    error: "error" in answer ? answer.error : null,
  };
};

const timeoutMs = 5_000;

const receivedOf = async (answer: Response | void): Promise<ReceiverResponse> =>
  answer
    ? { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() }
    : { status: 200 };

const attempt = async (webhooks: SandboxOptions["webhooks"], request: Request): Promise<ReceiverResponse> => {
  if (webhooks === undefined) return { status: 200 };
  try {
    if (typeof webhooks === "function") return await receivedOf(await webhooks(request));
    const answer = await fetch(request, { redirect: "manual", ...signalAfter(timeoutMs) });
    return await receivedOf(answer);
  } catch (error) {
    const { name }: { readonly name?: unknown } = Object(error);
    return { error: name === "TimeoutError" ? "timeout" : "connect_failed" };
  }
};

/** No signal where the platform's `fetch` refuses those of the environment, as under jsdom. */
const signalAfter = (milliseconds: number): Pick<RequestInit, "signal"> => {
  const signal = AbortSignal.timeout(milliseconds);
  return isTaken(signal) ? { signal } : {};
};

const isTaken = (signal: AbortSignal): boolean => {
  try {
    return Boolean(new Request("http://localhost", { signal }));
  } catch {
    return false;
  }
};
