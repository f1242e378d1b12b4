/** Choices of a webhook's owner: what is sent, how it is sent, and how it is signed. */
import type { ValidBodyOf } from "@atlas-messaging/contract";
import type { Predicate } from "../core/outcome.ts";
import type { SigningKey } from "../pipeline/services.ts";
import type { EventFilter, WebhookEndpointRow } from "../rows/events.ts";

/** Members of a request that choose. Both forms of the interface have them. */
export type Choices = Pick<
  ValidBodyOf<"webhooks.update">,
  "payload" | "filter" | "headers" | "rate" | "ordering" | "signature"
>;

/** Returns the other members of a request. */
export const withoutChoices = <Body extends Choices>({
  payload: _payload,
  filter: _filter,
  headers: _headers,
  rate: _rate,
  ordering: _ordering,
  signature: _signature,
  ...others
}: Body) => others;

/** A fresh key where the request asks for one. */
export interface KeyFacts {
  readonly asked: SigningKey | null;
}

/** Tells if a request needs a fresh key: it asks for `v1a`, and the webhook has no key. */
export const needsKey = (
  { signature }: Choices,
  endpoint: Pick<WebhookEndpointRow, "public_key"> | null = null,
): boolean => signature === "v1a" && (endpoint?.public_key ?? null) === null;

type Chosen = Partial<
  Pick<
    WebhookEndpointRow,
    | "payload"
    | "filter"
    | "headers"
    | "header_names"
    | "rate"
    | "paced_until"
    | "ordering"
    | "signing_key"
    | "previous_signing_key"
    | "public_key"
  >
>;

/** Returns what a request sets of its webhook. */
export const chosen = (
  { payload, filter, headers, rate, ordering, signature }: Choices,
  { asked }: KeyFacts,
): Chosen => ({
  ...(payload === undefined ? {} : { payload }),
  ...(filter === undefined ? {} : { filter: filter && storedFilter(filter) }),
  ...(headers === undefined ? {} : storedHeaders(headers)),
  ...(rate === undefined ? {} : { rate, paced_until: null }),
  ...(ordering === undefined ? {} : { ordering }),
  ...(signature === "v1" ? noKey : {}),
  ...(signature === "v1a" && asked !== null ? keptKey(asked) : {}),
});

export const noKey = { signing_key: null, previous_signing_key: null, public_key: null } as const;

export const keptKey = ({ privateKey, publicKey }: SigningKey) => ({ signing_key: privateKey, public_key: publicKey });

/** Returns the lists that are given. A body of the console may have other members. */
const storedFilter = (filter: EventFilter): EventFilter =>
  Object.fromEntries(Object.entries(presentFilter(filter)).filter(([, list]) => list !== undefined));

type OwnHeaders = NonNullable<Choices["headers"]>;

const storedHeaders = (headers: OwnHeaders) => {
  const names = Object.keys(headers);
  return { header_names: names, headers: names.length === 0 ? null : JSON.stringify(headers) };
};

/** Reads the headers of the owner as they were stored. */
export const ownHeaders = (stored: string | null): { readonly [name: string]: string } =>
  stored === null ? {} : JSON.parse(stored);

/** Choices of a webhook whose owner makes none. */
export const defaults = {
  payload: "full",
  filter: null,
  headers: null,
  header_names: [],
  rate: null,
  paced_until: null,
  ordering: "none",
  ...noKey,
} as const;

/** Presents the choices, without the values of headers. */
export const presentChoices = (endpoint: WebhookEndpointRow) => ({
  payload: endpoint.payload,
  filter: endpoint.filter && presentFilter(endpoint.filter),
  header_names: endpoint.header_names.length === 0 ? undefined : [...endpoint.header_names],
  rate: endpoint.rate,
  ordering: endpoint.ordering,
  signature: endpoint.public_key === null ? ("v1" as const) : ("v1a" as const),
  public_key: endpoint.public_key ?? undefined,
});

const presentFilter = (filter: EventFilter) => ({
  channel_ids: filter.channel_ids && [...filter.channel_ids],
  labels: filter.labels && [...filter.labels],
  agent_ids: filter.agent_ids && [...filter.agent_ids],
  directions: filter.directions && [...filter.directions],
  categories: filter.categories && [...filter.categories],
});

/** Headers of HTTP itself, and of what signs and traces a delivery. */
const reserved = new Set(
  (
    "accept-encoding connection content-encoding content-length content-type date expect host keep-alive " +
    "te trailer transfer-encoding upgrade user-agent via x-request-id traceparent tracestate"
  ).split(" "),
);

const reservedPrefixes = ["atlas-", "webhook-", "proxy-"];

const maxNameLength = 64;

/** Explains why headers of the owner are refused; null if they are acceptable, or if none are given. */
export const problemOfHeaders = ({ headers = {} }: Choices): Predicate | null => {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const misnamed = Object.keys(headers).find(
    (name) => name.length > maxNameLength || !/^[\w!#$%&'*+.^`|~-]+$/.test(name),
  );
  if (misnamed !== undefined) return `must have names of header fields up to ${maxNameLength} characters`;
  const taken = names.find((name) => reserved.has(name) || reservedPrefixes.some((prefix) => name.startsWith(prefix)));
  if (taken !== undefined) return `must not have ${taken}, which HTTP or the service sets`;
  if (new Set(names).size < names.length) return "must not have a name twice, in whatever case";
  const hasBadValue = Object.values(headers).some(
    (value) => value !== value.trim() || !/^[\t\u0020-\u007e]+$/.test(value),
  );
  return hasBadValue ? "must have values of visible ASCII characters, without white space around them" : null;
};
