/** Finds OAuth clients. They are public: they have no secret and prove themselves by code or token. */
import { createHash } from "node:crypto";
import type { AppRow } from "@atlas-messaging/service/rows/access";
import type { Facts } from "@atlas-messaging/service/core/outcome";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { type Decided, baseFacts, untilCommitted } from "@atlas-messaging/service/pipeline/decide";
import { readToken } from "@atlas-messaging/service/pipeline/principals";
import type { Services } from "../../services/services.ts";
import { findApp, findRegistered } from "./load.ts";
import { OAuthRefusal, type Parameters, refuse, required } from "./messages.ts";
import { day, hour, minute } from "@atlas-messaging/service/core/time";
import { countIn } from "@atlas-messaging/service/pipeline/limit";
import { LRUCache } from "lru-cache";
import type { OutgoingHttp } from "../../platform/outgoing-http.ts";
import { redirectUriProblem } from "@atlas-messaging/service/access/apps";
import { refuseUnstorable } from "@atlas-messaging/service/pipeline/validate";
import { validateRequest } from "@atlas-messaging/validators/requests";

/** Services of the endpoints. */
export interface OAuthServices extends Services {
  readonly clientMetadata: ClientMetadata;
}

/** A client as shown to a consenting operator. */
export interface Client {
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** The organization's own app; null for a third-party app, which any organization may allow. */
  readonly app: AppRow | null;
  /** Name of the app's organization; null for a third-party app. */
  readonly organization: string | null;
}

export const registeredPrefix = "atlas_client_";

/** Finds a client by its client_id; null if unknown. May fetch its metadata document. */
export const findClient = async (
  services: OAuthServices,
  clientId: string,
  { clientAddress }: Pick<Context, "clientAddress">,
): Promise<Client | null> => {
  if (isMetadataUrl(services, clientId)) {
    return { clientId, ...(await services.clientMetadata(clientId, clientAddress)), app: null, organization: null };
  }
  if (clientId.startsWith(registeredPrefix)) {
    const found = await findRegistered(services.database, clientId);
    return found && { clientId, name: found.name, redirectUris: found.redirect_uris, app: null, organization: null };
  }
  const { app, redirectUris, organization } = await findApp(services.database, clientId);
  if (!app || isOfNobody(clientId)) return null;
  const uris = redirectUris.map((each) => each.redirect_uri);
  return { clientId, name: app.name, redirectUris: uris, app, organization: organization?.name ?? null };
};

/** Tells if a client describes itself; such a third-party app has an app row per consenting organization. */
const isOfNobody = (clientId: string): boolean => URL.canParse(clientId);

/** Returns the client_id of a request. A metadata URL is not fetched again. */
export const clientIdOf = async (services: OAuthServices, parameters: Parameters, asker: Context): Promise<string> => {
  const clientId = required(parameters, "client_id");
  if (isMetadataUrl(services, clientId) || (await findClient(services, clientId, asker))) return clientId;
  throw refuse("invalid_client", "There is no app with this client_id.", 401);
};

/** Each retry may meet another concurrent writer. */
const maxDecisions = 8;

/** Returns a token's hash; null for other kinds or environments. */
export const hashOf = (services: Services, text: string, kind: "code" | "refresh" | "oauth"): string | null => {
  const read = readToken(text);
  return read?.kind === kind && read.environment === services.settings.environment ? services.sha256(text) : null;
};

/** Computes a verifier's S256 challenge (RFC 7636, 4.6); null if malformed. */
export const challengeOf = (verifier: string): string | null =>
  /^[\w.~-]{43,128}$/.test(verifier) ? createHash("sha256").update(verifier).digest("base64url") : null;

export const factsOf = (services: Services, { requestId }: Context, app: AppRow): Facts => {
  const actor = { kind: "oauth", id: app.id } as const;
  return baseFacts(services, { organizationId: app.organization_id, actor, correlationId: requestId });
};

/** Commits a decision on current rows; refuses the grant if conflicts persist. */
export const settle = async <Result>({ store }: Services, decide: () => Promise<Decided<Result>>): Promise<Result> =>
  untilCommitted({
    decide,
    store,
    maxDecisions,
    giveUp: () => {
      throw refuse("invalid_grant", "The token is being used by somebody else.");
    },
  });

// Fetches client metadata documents (draft-ietf-oauth-client-id-metadata-document): the `client_id` is the https URL
// of the app's own description. Only public addresses are contacted, and results are cached.

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
const isMetadataUrl = ({ settings }: Pick<Services, "settings">, clientId: string): boolean => {
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

// Parses apps' descriptions (RFC 7591, 2), from registration or a client metadata document.

export interface Description {
  readonly name: string;
  readonly redirectUris: readonly string[];
}

const maxRedirectUris = 100;

const invalid = (error: string, error_description: string): OAuthRefusal =>
  new OAuthRefusal(400, { error, error_description });

/** Validates a description. An app without a name gets `nameless`. */
export const descriptionOf = (given: object, nameless: string): Description => {
  const name: unknown = Reflect.get(given, "client_name") ?? nameless;
  const named = validateRequest("console.apps.create", { params: {}, query: {}, body: { name } });
  if (!named.ok) {
    const why = named.notFound ? "must be a name" : (named.details[0]?.message ?? "must be a name");
    throw invalid("invalid_client_metadata", `client_name ${why}.`);
  }
  refuseOther(given, "grant_types", "authorization_code");
  refuseOther(given, "response_types", "code");
  const description = { name: named.value.body.name, redirectUris: redirectUrisOf(given) };
  refuseUnstorable({ client_name: description.name, redirect_uris: description.redirectUris });
  return description;
};

/** Refuses a list without the value we support; a missing list is fine. */
const refuseOther = (given: object, member: string, wanted: string): void => {
  const listed: unknown = Reflect.get(given, member) ?? [wanted];
  if (Array.isArray(listed) && listed.includes(wanted)) return;
  throw invalid("invalid_client_metadata", `${member} must be a list with ${wanted} in it.`);
};

const redirectUrisOf = (given: object): readonly string[] => {
  const uris: unknown = Reflect.get(given, "redirect_uris");
  const texts = Array.isArray(uris) ? uris.filter((uri): uri is string => typeof uri === "string") : [];
  if (!Array.isArray(uris) || texts.length !== uris.length || uris.length === 0 || uris.length > maxRedirectUris) {
    throw invalid("invalid_redirect_uri", `redirect_uris must be a list of 1 to ${maxRedirectUris} addresses.`);
  }
  for (const uri of texts) {
    const problem = uri.length > 2_048 ? "must have 2048 characters at most" : redirectUriProblem(uri);
    if (problem !== null) throw invalid("invalid_redirect_uri", `redirect_uris ${problem}.`);
  }
  return [...new Set(texts)];
};

/** Parses JSON that should be an object. */
export const parsed = (bytes: Uint8Array): object => {
  try {
    return Object(JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    throw invalid("invalid_client_metadata", "The description must be JSON.");
  }
};
