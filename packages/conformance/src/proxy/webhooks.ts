/** Webhooks behind the proxy: addresses that are swapped, secrets that were seen, and deliveries. */
import { createHash, randomUUID } from "node:crypto";
import { type OperationId, eventNames } from "@atlas-messaging/contract";
import { validateEvent } from "@atlas-messaging/validators/events";
import { signStandardWebhook, verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { isLoopback } from "../client/target.ts";
import { problemsOf } from "../check.ts";
import type { Asked } from "./relay.ts";

/** Path of the proxy at which deliveries come: the run in which the webhook was made, and the receiver's own address. */
const delivered = /^\/-\/webhooks\/([\da-f]{8})\/(.+)$/;
/** Webhooks and deliveries that are kept. The oldest is forgotten first. */
const maxKept = 10_000;

/** Seconds by which clocks of a deployment may differ. Retries are at least fifty apart. */
const skew = 10;

/** A delivery as it was judged. `event` is its name, or null if it names none of the contract. */
export interface JudgedDelivery {
  readonly event: string | null;
  readonly problems: readonly string[];
  /** False if no secret of the webhook was seen, so that its signature says nothing. */
  readonly isSigned: boolean;
}

/** Destination of a delivery. */
export interface Receiver {
  readonly url: URL;
  readonly isOfThisRun: boolean;
}

/** Members of an answer that tell a secret. */
interface Told {
  readonly secret?: unknown;
  readonly signing_secret?: unknown;
}

/** An earlier attempt of a delivery. */
interface Attempt {
  readonly body: string;
  readonly timestamp: number;
}

const keep = <Value>(map: Map<string, Value>, key: string, value: Value): void => {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > maxKept && oldest !== undefined) map.delete(oldest);
};

const addressIn = (body: unknown): string | null => {
  const { url, endpoint_url: endpoint = url }: { url?: unknown; endpoint_url?: unknown } = Object(body);
  return typeof endpoint === "string" && URL.canParse(endpoint) && /^https?:/.test(endpoint) ? endpoint : null;
};

/** Tells if answers of an operation may name the address of a webhook. */
export const namesWebhooks = (id: OperationId | null): boolean => id !== null && /webhook/i.test(id);

export class Webhooks {
  readonly #run = randomUUID().slice(0, 8);
  readonly #base: string;
  readonly #isPublic: boolean;
  /** Secrets by the receiver's address, as a URL has it. */
  readonly #secrets = new Map<string, readonly string[]>();
  readonly #attempts = new Map<string, Attempt>();

  /** @param publicUrl address by which a target elsewhere reaches the proxy */
  constructor(url: string, publicUrl?: string) {
    this.#isPublic = publicUrl !== undefined;
    this.#base = `${(publicUrl ?? url).replace(/\/+$/, "")}/-/webhooks/`;
  }

  /** Returns a body in which the address of a webhook is the proxy's. Any other stays as it is. */
  swapped(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
    const address = addressIn(jsonIn(bytes));
    if (address === null || address.startsWith(this.#base) || !this.#isOurs(address)) return bytes;
    const { href } = new URL(address);
    keep(this.#secrets, href, this.#secrets.get(href) ?? []);
    const text = new TextDecoder().decode(bytes);
    // Everything else keeps its bytes, spaces as well.
    const member = /("(?:endpoint_)?url"\s*:\s*)"(?:[^"\\]|\\.)*"/;
    const own = JSON.stringify(`${this.#base}${this.#run}/${address}`);
    return new TextEncoder().encode(text.replace(member, (_, name: string) => `${name}${own}`));
  }

  /** Without a public address, only receivers on this machine are reached by the way of the proxy. */
  #isOurs(address: string): boolean {
    return this.#isPublic || isLoopback(address);
  }

  /** Returns an answer with the receivers' own addresses. */
  restored(bytes: Uint8Array): Uint8Array {
    const [first = "", ...rest] = new TextDecoder().decode(bytes).split(this.#base);
    const own = rest.map((text) => text.replace(/^[\da-f]{8}\//, ""));
    return new TextEncoder().encode([first, ...own].join(""));
  }

  /** Remembers the secret that a creation or a rotation tells. */
  learn(request: unknown, answer: unknown): void {
    const data: unknown = Object(answer).data;
    for (const told of [data, ...Object.values(Object(data))]) {
      const address = addressIn(told);
      const { secret, signing_secret: made = secret ?? Object(request).secret }: Told = Object(told);
      if (address === null || typeof made !== "string") continue;
      const { href } = new URL(address);
      keep(this.#secrets, href, [made, ...(this.#secrets.get(href) ?? []).filter((known) => known !== made)]);
    }
  }

  /**
   * Returns the receiver of a request to the proxy. Null if it is no delivery, undefined if nobody registered it. A webhook
   * that an earlier run left has a secret that nobody saw, so its deliveries are not checked.
   */
  receiverOf(path: string): Receiver | null | undefined {
    const [, run, address] = delivered.exec(path) ?? [];
    if (address === undefined) return null;
    const url = URL.canParse(address) ? new URL(address) : null;
    return url && this.#secrets.has(url.href) ? { url, isOfThisRun: run === this.#run } : undefined;
  }

  /** Checks a delivery to a receiver. */
  judge({ headers, body: copy, method }: Asked, { url: receiver, isOfThisRun }: Receiver): JudgedDelivery {
    const raw = copy.bytes;
    const event = jsonIn(raw);
    const name: unknown = Object(event).event_type;
    const known = eventNames.find((each) => each === name);
    const secrets = isOfThisRun ? (this.#secrets.get(receiver.href) ?? []) : [];
    const problems = [
      ...(method === "POST" ? [] : [`the method is ${method}, not POST`]),
      ...headerProblems(headers, event),
      ...signatureProblems(raw, headers, secrets),
      ...this.#attemptProblems(`${receiver}`, headers, raw),
      ...(isThin(event) ? thinProblems(event) : problemsOf(validateEvent(event))).map((line) => `body: ${line}`),
    ];
    return { event: known ?? null, problems, isSigned: secrets.length > 0 };
  }

  /** Each attempt of a delivery has the same body, and a later time. */
  #attemptProblems(receiver: string, headers: Asked["headers"], raw: Uint8Array): readonly string[] {
    const id = headers["webhook-id"];
    if (typeof id !== "string") return [];
    const body = createHash("sha256").update(raw).digest("base64");
    const timestamp = Number(headers["webhook-timestamp"]);
    const before = this.#attempts.get(`${receiver} ${id}`);
    keep(this.#attempts, `${receiver} ${id}`, { body, timestamp });
    if (!before) return [];
    return [
      ...(before.body === body ? [] : ["an attempt has another body than the one before"]),
      ...(before.timestamp - skew <= timestamp ? [] : ["webhook-timestamp is earlier than that of the attempt before"]),
    ];
  }
}

const isThin = (event: unknown): event is object => Reflect.get(Object(event), "payload") === "thin";

/** A thin delivery has name, ids and times alone. */
const thinProblems = (event: object): readonly string[] => {
  const required = ["event_id", "event_type", "timestamp"].filter(
    (name) => typeof Reflect.get(event, name) !== "string",
  );
  const others = Object.keys(event).filter(
    (name) => !name.endsWith("_id") && !["event_type", "timestamp", "payload"].includes(name),
  );
  return [
    ...required.map((name) => `${name} is required`),
    ...others.map((name) => `${name} is neither name, id nor time of a thin event`),
  ];
};

const jsonIn = (raw: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(raw));
  } catch {
    return undefined;
  }
};

/** Headers of a delivery with their forms (`x-atlas-headers` and the webhook parameters of the contract). */
const forms: { readonly [name: string]: RegExp } = {
  "content-type": /^application\/json(;|$)/,
  "user-agent": /\S/,
  "x-request-id": /^.{1,128}$/,
  "atlas-signature": /^[0-9a-f]{64}$/,
  "webhook-id": /\S/,
  "webhook-timestamp": /^\d+$/,
  "webhook-signature": /^v1,[A-Za-z0-9+/]{43}=( v1,[A-Za-z0-9+/]{43}=| v1a,[A-Za-z0-9+/]{86}==)*$/,
};

const headerProblems = (headers: Asked["headers"], event: unknown): readonly string[] => {
  const { event_id, timestamp }: { event_id?: unknown; timestamp?: unknown } = Object(event);
  const problems = Object.entries(forms).flatMap(([name, form]) => {
    const value = headers[name];
    if (value === undefined) return [`the header ${name} is missing`];
    return form.test(String(value)) ? [] : [`the header ${name} does not have the form ${form.source}`];
  });
  const id = headers["webhook-id"];
  if (id !== undefined && event_id !== undefined && id !== event_id) problems.push("webhook-id is not the event_id");
  const second = Math.floor(Date.parse(String(timestamp)) / 1_000);
  if (Number(headers["webhook-timestamp"]) < second - skew)
    problems.push("webhook-timestamp is earlier than the event");
  return problems;
};

/** Malformed signatures are told as headers. Without a secret nothing more is known. */
const signatureProblems = (
  raw: Uint8Array<ArrayBuffer>,
  headers: Asked["headers"],
  secrets: readonly string[],
): readonly string[] => {
  if (secrets.length === 0) return [];
  const { "atlas-signature": own, "atlas-signature-previous": previous } = headers;
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": standard } = headers;
  const isBad = (value: unknown): boolean =>
    typeof value === "string" && !verifyAtlasSignature(raw, value, [...secrets]);
  const signed = secrets.map((secret) =>
    signStandardWebhook(raw, { id: String(id), at: Number(time) * 1_000, secret }),
  );
  const given = String(standard).split(" ");
  const isStandard = signed.some((each) => given.includes(each["webhook-signature"]));
  return [
    ...(isBad(own) ? ["Atlas-Signature is not the HMAC-SHA256 of the body with the webhook's secret"] : []),
    ...(isBad(previous) && secrets.length > 1 ? ["Atlas-Signature-Previous is not by the webhook's old secret"] : []),
    ...(standard === undefined || isStandard ? [] : ["webhook-signature is not by the webhook's secret"]),
  ];
};
