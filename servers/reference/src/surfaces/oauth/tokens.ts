/** Token endpoint: exchanges a code or a refresh token for an access token. */
import type { AppRow, CredentialRow, OAuthConsentRow } from "@atlas-messaging/service/rows/access";
import {
  type Issued,
  type TokenFacts,
  endConsent,
  exchangeCode,
  refresh,
  revokeAccessToken,
} from "@atlas-messaging/service/access/oauth-tokens";
import { resourceNamed } from "@atlas-messaging/service/access/oauth";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import type { Decided } from "@atlas-messaging/service/pipeline/decide";
import type { Answer } from "@atlas-messaging/server-stubs";
import { type FoundConsent, findByAccessToken, findByCode, findByRefreshToken } from "./load.ts";
import { type OAuthServices, challengeOf, clientIdOf, factsOf, hashOf, settle } from "./client.ts";
import { OAuthRefusal, type Parameters, bearerOf, json, optional, readForm, refuse, required } from "./messages.ts";
import { issuerOf, resourcesOf } from "./metadata.ts";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { instantOf } from "@atlas-messaging/service/core/time";
import { createToken, readToken } from "@atlas-messaging/service/pipeline/principals";
import { sha256 } from "../../platform/tokens.ts";
import type { Services } from "../../services/services.ts";
import { memberBySession } from "./deciding.ts";

interface Asking {
  readonly services: OAuthServices;
  readonly http: Context;
  readonly clientId: string;
  readonly parameters: Parameters;
  /** Normalized as this service writes it. */
  readonly resource: string | undefined;
}

export const issueToken = async (services: OAuthServices, http: Context): Promise<Answer> => {
  const parameters = await readForm(http.request);
  const grantType = required(parameters, "grant_type");
  const clientId = await clientIdOf(services, parameters, http);
  const asking = { services, http, clientId, parameters, resource: resourceIn(services, parameters) };
  if (grantType === "authorization_code") return answerOf(await settle(services, byCode(asking)));
  if (grantType === "refresh_token") return answerOf(await settle(services, byRefreshToken(asking)));
  throw refuse("unsupported_grant_type", "grant_type must be authorization_code or refresh_token.");
};

const resourceIn = (services: OAuthServices, parameters: Parameters): string | undefined => {
  const given = optional(parameters, "resource");
  const resource = given === undefined ? undefined : resourceNamed(given, resourcesOf(services));
  if (given !== undefined && resource === undefined) {
    throw refuse("invalid_target", "resource is not an address of this service.");
  }
  return resource;
};

const answerOf = (issued: Issued): Answer => {
  if ("refused" in issued) throw new OAuthRefusal(400, issued.refused);
  return json(issued.tokens, 200, { pragma: "no-cache" });
};

interface Found extends FoundConsent {
  readonly consent: OAuthConsentRow;
  readonly app: AppRow;
}

const tokenFacts = ({ services, http }: Asking, found: Found): TokenFacts => ({
  ...factsOf(services, http, found.app),
  environment: services.settings.environment,
  ...found,
  accessToken: services.createToken("oauth"),
  refreshToken: services.createToken("refresh"),
});

/** A suspended organization gets no tokens. Nothing is used up, so its apps go on when it is resumed. */
const settled = (
  facts: TokenFacts,
  { suspended }: Pick<FoundConsent, "suspended">,
  issued: Issued,
): Decided<Issued> => {
  if ("tokens" in issued && suspended)
    throw refuse("access_denied", "The organization is suspended. Try again when it is resumed.", 403);
  return { organizationId: facts.consent.organization_id, changes: issued.changes, answer: issued };
};

const byCode = (asking: Asking) => {
  const { services, clientId, parameters, resource } = asking;
  const hash = hashOf(services, required(parameters, "code"), "code");
  const challenge = challengeOf(required(parameters, "code_verifier"));
  if (challenge === null) throw refuse("invalid_grant", "The code_verifier is wrong.");
  const given = { clientId, challenge, redirectUri: optional(parameters, "redirect_uri"), resource };
  return async (): Promise<Decided<Issued>> => {
    const found = hash === null ? null : await findByCode(services.database, hash, instantOf(services.clock));
    if (!found?.consent || !found.app) throw refuse("invalid_grant", "The code is unknown.");
    const facts = tokenFacts(asking, { ...found, consent: found.consent, app: found.app });
    return settled(facts, found, exchangeCode(facts, given));
  };
};

/**
 * Makes the tokens that follow a refresh token. Whoever sends it twice at once, by whichever process, gets the same ones,
 * and no row holds them. They cannot be made without ATLAS_SECRET.
 */
const tokensAfter = ({ mac, settings }: OAuthServices, refreshToken: string) => {
  let drawn = 0;
  const sources = {
    // 48 bits of the digest are more than enough to choose one of 62 letters.
    randomInt: (below: number) =>
      Number.parseInt(sha256(mac(`refreshed\n${drawn++}\n${refreshToken}`)).slice(0, 12), 16) % below,
    sha256,
  };
  return {
    accessToken: createToken("oauth", settings.environment, sources),
    refreshToken: createToken("refresh", settings.environment, sources),
  };
};

const byRefreshToken = (asking: Asking) => {
  const { services, clientId, parameters, resource } = asking;
  const text = required(parameters, "refresh_token");
  const hash = hashOf(services, text, "refresh");
  const following = tokensAfter(services, text);
  const given = { clientId, scope: optional(parameters, "scope"), resource };
  return async (): Promise<Decided<Issued>> => {
    const now = instantOf(services.clock);
    const found = hash === null ? null : await findByRefreshToken(services.database, hash, now);
    if (!found?.consent || !found.app || !found.token) throw refuse("invalid_grant", "The refresh token is unknown.");
    const isUsed = found.token.used_at !== null;
    const next = following.refreshToken.hash;
    const successor = isUsed ? (await findByRefreshToken(services.database, next, now)).token : null;
    const own = tokenFacts(asking, { ...found, consent: found.consent, app: found.app });
    const facts = { ...own, ...following, successor };
    return settled(facts, found, refresh(facts, found.token, given));
  };
};

// Revocation (RFC 7009): an access token ends alone, a refresh token with its whole consent.

/** Answers unknown and foreign tokens alike: there is nothing left to revoke (2.2). */
export const revoke = async (services: OAuthServices, http: Context): Promise<Answer> => {
  const parameters = await readForm(http.request);
  const clientId = await clientIdOf(services, parameters, http);
  const text = required(parameters, "token");
  await settle(services, () => revocation(services, http, clientId, text));
  return json({});
};

const nothing: Decided<null> = { organizationId: "", changes: [], answer: null };

const revocation = async (
  services: OAuthServices,
  http: Context,
  clientId: string,
  text: string,
): Promise<Decided<null>> => {
  const refreshHash = hashOf(services, text, "refresh");
  if (refreshHash !== null) {
    const found = await findByRefreshToken(services.database, refreshHash, instantOf(services.clock));
    const { consent, app } = found;
    if (!consent || app?.client_id !== clientId) return nothing;
    return decided(app.organization_id, endConsent({ ...factsOf(services, http, app), ...found, consent }));
  }
  const accessHash = hashOf(services, text, "oauth");
  const found = accessHash === null ? null : (await findByAccessToken(services.database, accessHash)).found;
  if (found?.app.client_id !== clientId) return nothing;
  return decided(found.app.organization_id, revokeAccessToken(factsOf(services, http, found.app), found.credential));
};

const decided = (organizationId: string, changes: readonly Change[]): Decided<null> => ({
  organizationId,
  changes,
  answer: null,
});

// Introspection (RFC 7662), for holders of a credential of the token's organization.

export const introspect = async (services: Services, { request }: Context): Promise<Answer> => {
  const organizationId = await callerOf(services, bearerOf(request) ?? "");
  if (organizationId === null) throw refuse("invalid_client", "Send a credential of the organization.", 401);
  const text = required(await readForm(request), "token");
  return json(
    (await accessToken(services, organizationId, text)) ??
      (await refreshToken(services, organizationId, text)) ?? { active: false },
  );
};

/** Finds the organization of a live credential or console session. */
const callerOf = async (services: Services, token: string): Promise<Id | null> => {
  const read = readToken(token);
  if (read?.environment !== services.settings.environment) return null;
  if (read.kind === "operator") return (await memberBySession(services, null, token))?.organization_id ?? null;
  const { credential = null } = (await services.store.findCredential(services.sha256(token))) ?? {};
  return credential && lives(services, credential) ? credential.organization_id : null;
};

const lives = ({ clock }: Services, { revoked_at, expires_at }: Pick<CredentialRow, "revoked_at" | "expires_at">) =>
  revoked_at === null && (expires_at === null || expires_at > instantOf(clock));

const seconds = (instant: string): number => Math.floor(Date.parse(instant) / 1_000);

const accessToken = async (services: Services, organizationId: Id, text: string): Promise<object | null> => {
  const hash = hashOf(services, text, "oauth");
  const found = hash === null ? null : (await findByAccessToken(services.database, hash)).found;
  if (!found || found.app.organization_id !== organizationId || !lives(services, found.credential)) return null;
  const { credential, consent, app } = found;
  return {
    active: true,
    token_type: "Bearer",
    scope: credential.scopes.join(" "),
    client_id: app.client_id,
    sub: consent.member_id,
    iss: issuerOf(services),
    ...(credential.resource === null ? {} : { aud: credential.resource }),
    iat: seconds(credential.created_at),
    ...(credential.expires_at === null ? {} : { exp: seconds(credential.expires_at) }),
  };
};

const refreshToken = async (services: Services, organizationId: Id, text: string): Promise<object | null> => {
  const hash = hashOf(services, text, "refresh");
  const found = hash === null ? null : await findByRefreshToken(services.database, hash, instantOf(services.clock));
  if (!found?.token || found.consent?.organization_id !== organizationId) return null;
  const { token, consent, app } = found;
  const isLive = token.used_at === null && consent.revoked_at === null && token.expires_at > instantOf(services.clock);
  if (!isLive) return null;
  return {
    active: true,
    scope: consent.scopes.join(" "),
    client_id: app?.client_id,
    sub: consent.member_id,
    iss: issuerOf(services),
    exp: seconds(token.expires_at),
  };
};
