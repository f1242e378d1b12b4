/**
 * Fetches client metadata documents (draft-ietf-oauth-client-id-metadata-document): the `client_id` is the https URL of
 * the app's own description. Only public addresses are contacted, and results are cached.
 */
import { hour, day, minute } from "@atlas-messaging/domain";
import { countIn } from "@atlas-messaging/pipeline";
import { LRUCache } from "lru-cache";
import type { Services } from "../../pipeline/services.ts";
import type { OutgoingHttp } from "../../platform/outgoing-http.ts";
import { type Description, descriptionOf, parsed } from "./description.ts";
import { type OAuthRefusal, refuse } from "./messages.ts";

/** Twice the standard's recommended size. */
const maxBytes = 10_240;
const timeoutMs = 5_000;
const maxKept = 1_000;
/** Maximum in the contract. */
const maxClientIdLength = 128;
const [shortest, usual, longest] = [5 * minute, hour, day];
/** Fetches per minute from one host: for all askers, and for one, so that none uses up the others' share. */
const maxFetches = 100;
const maxForOne = 20;

interface Kept {
  readonly description: Description;
  /** Milliseconds since the epoch. */
  readonly until: number;
}

/** Tells if a `client_id` is the canonical URL of a document. */
export const isMetadataUrl = ({ settings }: Pick<Services, "settings">, clientId: string): boolean => {
  const url = URL.parse(clientId);
  if (!settings.oauthClientMetadata || !url || url.href !== clientId || clientId.length > maxClientIdLength)
    return false;
  if (url.hash !== "" || url.username !== "" || url.password !== "" || url.pathname === "/") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && settings.allowLoopbackTargets && isLoopback(url));
};

const isLoopback = ({ hostname }: URL): boolean => ["127.0.0.1", "[::1]", "localhost"].includes(hostname);

/** `asker` is the address of the client that causes the fetch; null if unknown. */
export type ClientMetadata = (clientId: string, asker: string | null) => Promise<Description>;

/** Finds descriptions. Caches successes only, and fetches one URL once at a time. */
export const clientMetadata = (services: Services, outgoing: OutgoingHttp): ClientMetadata => {
  const kept = new LRUCache<string, Kept>({ max: maxKept });
  const asked = new Map<string, Promise<Kept>>();
  const ask = async (clientId: string): Promise<Kept> => {
    const found = await fetched(services, outgoing, clientId);
    kept.set(clientId, found);
    return found;
  };
  return async (clientId, asker) => {
    const known = kept.get(clientId);
    if (known && known.until > services.clock.now()) return known.description;
    kept.delete(clientId);
    // Strangers cause these requests, so they are as rare as sign-ins.
    const one = asker ?? "unknown";
    await limited(services, `client metadata for ${one}`, services.settings.limits.sign_in);
    await limited(services, `client metadata of ${new URL(clientId).host} for ${one}`, maxForOne);
    const asking = asked.get(clientId) ?? ask(clientId).finally(() => asked.delete(clientId));
    asked.set(clientId, asking);
    return (await asking).description;
  };
};

const unusable = (why: string): OAuthRefusal =>
  refuse("invalid_client", `The app's description cannot be used: ${why}`);

const limited = async (services: Services, key: string, max: number): Promise<void> => {
  const counted = { max, limitClass: "sign_in", what: "descriptions of apps" } as const;
  const refused = await countIn(services, { key, reason: "address" }, counted);
  if (refused !== null) throw refused;
};

const fetched = async (services: Services, outgoing: OutgoingHttp, clientId: string): Promise<Kept> => {
  const { host } = new URL(clientId);
  await limited(services, `client metadata of ${host}`, maxFetches);
  const headers = { accept: "application/json", "accept-encoding": "identity" };
  const answer = await outgoing.get(clientId, { headers, timeoutMs, maxResponseBytes: maxBytes });
  if (answer.error !== undefined) throw unusable(answer.message);
  if (answer.status !== 200) throw unusable(`its address answers ${answer.status}.`);
  if (!/^application\/([\w.-]+\+)?json\s*(;|$)/i.test(answer.headers["content-type"] ?? "")) {
    throw unusable("its address does not answer application/json.");
  }
  const description = described(clientId, host, answer.body);
  return { description, until: services.clock.now() + lifetimeOf(answer.headers["cache-control"]) };
};

const described = (clientId: string, host: string, body: Uint8Array): Description => {
  const document = parsed(body);
  if (Reflect.get(document, "client_id") !== clientId) throw unusable("its client_id is not its address.");
  const method: unknown = Reflect.get(document, "token_endpoint_auth_method") ?? "none";
  if (method !== "none" || Reflect.has(document, "client_secret")) {
    throw unusable("token_endpoint_auth_method must be none, and there can be no client_secret.");
  }
  return descriptionOf(document, host);
};

/** Returns the document's lifetime, within bounds. */
const lifetimeOf = (cacheControl = ""): number => {
  if (/\bno-(store|cache)\b/i.test(cacheControl)) return shortest;
  const seconds = /\bmax-age=(\d{1,9})\b/i.exec(cacheControl)?.[1];
  return seconds === undefined ? usual : Math.min(longest, Math.max(shortest, Number(seconds) * 1_000));
};
