/** Who asks for tokens. Clients are public: they prove themselves by what they hold, not by a secret of their own. */
import { createHash } from "node:crypto";
import type { AppRow, Facts } from "@atlas-messaging/domain";
import { type Context, type Decided, factsFor, readToken, untilCommitted } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/call.ts";
import { findApp, findRegistered } from "./load.ts";
import { type ClientMetadata, isMetadataUrl } from "./client-metadata.ts";
import { type Parameters, refuse, required } from "./messages.ts";

/** What the endpoints stand on. */
export interface OAuthServices extends Services {
  readonly clientMetadata: ClientMetadata;
}

/** A client as an operator meets it who is to consent. */
export interface Client {
  readonly clientId: string;
  readonly name: string;
  readonly redirectUris: readonly string[];
  /** The organization's own app; null for a client of nobody's, to which operators of any organization may consent. */
  readonly app: AppRow | null;
}

export const registeredPrefix = "atlas_client_";

/** The client with this public name; null where there is none. One that describes itself is asked to. */
export const findClient = async (
  services: OAuthServices,
  clientId: string,
  { clientAddress }: Pick<Context, "clientAddress">,
): Promise<Client | null> => {
  if (isMetadataUrl(services, clientId)) {
    return { clientId, ...(await services.clientMetadata(clientId, clientAddress)), app: null };
  }
  if (clientId.startsWith(registeredPrefix)) {
    const found = await findRegistered(services.database, clientId);
    return found && { clientId, name: found.name, redirectUris: found.redirect_uris, app: null };
  }
  const { app, redirectUris } = await findApp(services.database, clientId);
  if (!app || isOfNobody(clientId)) return null;
  return { clientId, name: app.name, redirectUris: redirectUris.map((each) => each.redirect_uri), app };
};

/** A client that describes itself has an app in each organization that has consented, of which none is its own. */
const isOfNobody = (clientId: string): boolean => URL.canParse(clientId);

/** The public name of the client that asks; an address need not be asked again what it has said. */
export const clientIdOf = async (services: OAuthServices, parameters: Parameters, asker: Context): Promise<string> => {
  const clientId = required(parameters, "client_id");
  if (isMetadataUrl(services, clientId) || (await findClient(services, clientId, asker))) return clientId;
  throw refuse("invalid_client", "There is no app with this client_id.", 401);
};

/** Somebody else may be quicker each time. */
const maxDecisions = 8;

/** The hash that a token is known by; null for what is none of this kind and environment. */
export const hashOf = (services: Services, text: string, kind: "code" | "refresh" | "oauth"): string | null => {
  const read = readToken(text);
  return read?.kind === kind && read.environment === services.settings.environment ? services.sha256(text) : null;
};

/** The S256 challenge of a verifier (RFC 7636, 4.6); null for what is no verifier. */
export const challengeOf = (verifier: string): string | null =>
  /^[\w.~-]{43,128}$/.test(verifier) ? createHash("sha256").update(verifier).digest("base64url") : null;

export const factsOf = (services: Services, { requestId }: Context, app: AppRow): Facts => {
  const actor = { kind: "oauth", id: app.id } as const;
  return factsFor(services, { organizationId: app.organization_id, actor, correlationId: requestId });
};

/** Commits a decision on current rows, or refuses the grant while somebody else keeps changing them. */
export const settle = async <Answer>({ store }: Services, decide: () => Promise<Decided<Answer>>): Promise<Answer> =>
  untilCommitted({
    decide,
    store,
    maxDecisions,
    giveUp: () => {
      throw refuse("invalid_grant", "The token is being used by somebody else.");
    },
  });
