/** Finds OAuth clients. They are public: they have no secret and prove themselves by code or token. */
import { createHash } from "node:crypto";
import type { AppRow, Facts } from "@atlas-messaging/domain";
import { type Context, type Decided, factsFor, readToken, untilCommitted } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/services.ts";
import { findApp, findRegistered } from "./load.ts";
import { type ClientMetadata, isMetadataUrl } from "./client-metadata.ts";
import { type Parameters, refuse, required } from "./messages.ts";

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
  return factsFor(services, { organizationId: app.organization_id, actor, correlationId: requestId });
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
