/** Token endpoint: exchanges a code or a refresh token for an access token. */
import {
  type AppRow,
  type Issued,
  type OAuthConsentRow,
  type TokenFacts,
  exchangeCode,
  refresh,
  resourceNamed,
} from "@atlas-messaging/domain";
import type { Context, Decided } from "@atlas-messaging/pipeline";
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import { findByCode, findByRefreshToken } from "./load.ts";
import { type OAuthServices, challengeOf, clientIdOf, factsOf, hashOf, settle } from "./client.ts";
import { OAuthRefusal, type Parameters, json, optional, readForm, refuse, required } from "./messages.ts";
import { resourcesOf } from "./metadata.ts";

interface Asking {
  readonly services: OAuthServices;
  readonly http: Context;
  readonly clientId: string;
  readonly parameters: Parameters;
  /** Normalized as this service writes it. */
  readonly resource: string | undefined;
}

export const token = async (services: OAuthServices, http: Context): Promise<Answer> => {
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

interface Found {
  readonly consent: OAuthConsentRow;
  readonly app: AppRow;
  readonly living: TokenFacts["living"];
}

const tokenFacts = ({ services, http }: Asking, { consent, app, living }: Found): TokenFacts => ({
  ...factsOf(services, http, app),
  environment: services.settings.environment,
  consent,
  app,
  living,
  accessToken: services.createToken("oauth"),
  refreshToken: services.createToken("refresh"),
});

const settled = (facts: TokenFacts, issued: Issued): Decided<Issued> => ({
  organizationId: facts.consent.organization_id,
  changes: issued.changes,
  answer: issued,
});

const byCode = (asking: Asking) => {
  const { services, clientId, parameters, resource } = asking;
  const hash = hashOf(services, required(parameters, "code"), "code");
  const challenge = challengeOf(required(parameters, "code_verifier"));
  if (challenge === null) throw refuse("invalid_grant", "The code_verifier is wrong.");
  const given = { clientId, challenge, redirectUri: optional(parameters, "redirect_uri"), resource };
  return async (): Promise<Decided<Issued>> => {
    const found = hash === null ? null : await findByCode(services.database, hash);
    if (!found?.consent || !found.app) throw refuse("invalid_grant", "The code is unknown.");
    const facts = tokenFacts(asking, { consent: found.consent, app: found.app, living: found.living });
    return settled(facts, exchangeCode(facts, given));
  };
};

const byRefreshToken = (asking: Asking) => {
  const { services, clientId, parameters, resource } = asking;
  const hash = hashOf(services, required(parameters, "refresh_token"), "refresh");
  const given = { clientId, scope: optional(parameters, "scope"), resource };
  return async (): Promise<Decided<Issued>> => {
    const found = hash === null ? null : await findByRefreshToken(services.database, hash);
    if (!found?.consent || !found.app || !found.token) throw refuse("invalid_grant", "The refresh token is unknown.");
    const facts = tokenFacts(asking, { consent: found.consent, app: found.app, living: found.living });
    return settled(facts, refresh(facts, found.token, given));
  };
};
