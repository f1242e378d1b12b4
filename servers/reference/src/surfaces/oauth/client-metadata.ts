/**
 * Client metadata documents (draft-ietf-oauth-client-id-metadata-document): the `client_id` is an https address, at which
 * the app describes itself. It is fetched by the client that reaches the public internet only, and kept for a while.
 */
import { hour, day, minute } from "@atlas-messaging/domain";
import { countIn } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/call.ts";
import type { OutgoingHttp } from "../../platform/outgoing-http.ts";
import { type Description, descriptionOf, parsed } from "./description.ts";
import { type OAuthRefusal, refuse } from "./messages.ts";

/** Twice what the standard recommends for a whole document. */
const maxBytes = 10_240;
const timeoutMs = 5_000;
const mostKept = 1_000;
/** As the contract has it. */
const longestClientId = 128;
const [shortest, usual, longest] = [5 * minute, hour, day];
/** Of one host, in a minute: for all who ask, and for one of them, who shall not use up what others need. */
const mostFetches = 100;
const mostForOne = 20;

interface Kept {
  readonly description: Description;
  /** In milliseconds since the epoch. */
  readonly until: number;
}

/** Whether a `client_id` is the address of a document, in the one way to write it. */
export const isMetadataUrl = ({ settings }: Pick<Services, "settings">, clientId: string): boolean => {
  const url = URL.parse(clientId);
  if (!settings.oauthClientMetadata || !url || url.href !== clientId || clientId.length > longestClientId) return false;
  if (url.hash !== "" || url.username !== "" || url.password !== "" || url.pathname === "/") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && settings.allowLoopbackTargets && isLoopback(url));
};

const isLoopback = ({ hostname }: URL): boolean => ["127.0.0.1", "[::1]", "localhost"].includes(hostname);

/** `asker` is the address of who makes this server ask; null where it is not known. */
export type ClientMetadata = (clientId: string, asker: string | null) => Promise<Description>;

/** Finds descriptions; of failures none is kept, and one address is asked once at a time. */
export const clientMetadata = (services: Services, outgoing: OutgoingHttp): ClientMetadata => {
  const kept = new Map<string, Kept>();
  const asked = new Map<string, Promise<Kept>>();
  const ask = async (clientId: string): Promise<Kept> => {
    const found = await fetched(services, outgoing, clientId);
    if (kept.size >= mostKept) kept.delete(kept.keys().next().value ?? "");
    kept.set(clientId, found);
    return found;
  };
  return async (clientId, asker) => {
    const known = kept.get(clientId);
    if (known && known.until > services.clock.now()) return known.description;
    kept.delete(clientId);
    // Each is a request that a stranger has this server make, so they are as rare as sign-ins.
    const one = asker ?? "unknown";
    await limited(services, `client metadata for ${one}`, services.settings.limits.sign_in);
    await limited(services, `client metadata of ${new URL(clientId).host} for ${one}`, mostForOne);
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
  await limited(services, `client metadata of ${host}`, mostFetches);
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

/** As long as the document says, within bounds. */
const lifetimeOf = (cacheControl = ""): number => {
  if (/\bno-(store|cache)\b/i.test(cacheControl)) return shortest;
  const seconds = /\bmax-age=(\d{1,9})\b/i.exec(cacheControl)?.[1];
  return seconds === undefined ? usual : Math.min(longest, Math.max(shortest, Number(seconds) * 1_000));
};
