/** The token endpoint: a code, or a refresh token, for an access token. */
import { type AppRow, type Issued, type TokenFacts, exchangeCode, refresh } from "@atlas-messaging/domain";
import type { Services } from "../../pipeline/call.ts";
import { findByCode, findByRefreshToken } from "../../sections/oauth/index.ts";
import { type Decided, challengeOf, clientOf, factsOf, hashOf, settle } from "./client.ts";
import {
  type OAuthHttp,
  OAuthRefusal,
  type Parameters,
  json,
  optional,
  readForm,
  refuse,
  required,
} from "./messages.ts";
import { resourcesOf } from "./metadata.ts";

interface Asking {
  readonly services: Services;
  readonly http: OAuthHttp;
  readonly app: AppRow;
  readonly parameters: Parameters;
}

export const token = async (services: Services, http: OAuthHttp): Promise<Response> => {
  const parameters = await readForm(http.request);
  const grantType = required(parameters, "grant_type");
  const app = await clientOf(services, parameters);
  const resource = optional(parameters, "resource");
  if (resource !== undefined && !resourcesOf(services).includes(resource)) {
    throw refuse("invalid_target", "resource is no address of this service.");
  }
  const asking = { services, http, app, parameters };
  if (grantType === "authorization_code") return answerOf(await settle(services, byCode(asking)));
  if (grantType === "refresh_token") return answerOf(await settle(services, byRefreshToken(asking)));
  throw refuse("unsupported_grant_type", "grant_type must be authorization_code or refresh_token.");
};

const answerOf = (issued: Issued): Response => {
  if ("refused" in issued) throw new OAuthRefusal(400, issued.refused);
  return json(issued.tokens, 200, { pragma: "no-cache" });
};

const tokenFacts = ({ services, http, app }: Asking, found: Pick<TokenFacts, "consent" | "living">): TokenFacts => ({
  ...factsOf(services, http, app),
  ...found,
  environment: services.settings.environment,
  app,
  accessToken: services.createToken("oauth"),
  refreshToken: services.createToken("refresh"),
});

const settled = (facts: TokenFacts, issued: Issued): Decided<Issued> => ({
  organizationId: facts.consent.organization_id,
  changes: issued.changes,
  answer: issued,
});

const byCode = (asking: Asking) => {
  const { services, parameters } = asking;
  const hash = hashOf(services, required(parameters, "code"), "code");
  const challenge = challengeOf(required(parameters, "code_verifier"));
  if (challenge === null) throw refuse("invalid_grant", "The code_verifier is wrong.");
  const given = {
    challenge,
    redirectUri: optional(parameters, "redirect_uri"),
    resource: optional(parameters, "resource"),
  };
  return async (): Promise<Decided<Issued>> => {
    const { consent, living } =
      hash === null ? { consent: null, living: [] } : await findByCode(services.database, hash);
    if (!consent) throw refuse("invalid_grant", "The code is unknown.");
    const facts = tokenFacts(asking, { consent, living });
    return settled(facts, exchangeCode(facts, given));
  };
};

const byRefreshToken = (asking: Asking) => {
  const { services, parameters } = asking;
  const hash = hashOf(services, required(parameters, "refresh_token"), "refresh");
  const given = { scope: optional(parameters, "scope"), resource: optional(parameters, "resource") };
  return async (): Promise<Decided<Issued>> => {
    const found = hash === null ? null : await findByRefreshToken(services.database, hash);
    if (!found?.consent || !found.token) throw refuse("invalid_grant", "The refresh token is unknown.");
    const facts = tokenFacts(asking, { consent: found.consent, living: found.living });
    return settled(facts, refresh(facts, found.token, given));
  };
};
