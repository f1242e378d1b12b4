/** Revocation (RFC 7009): an access token ends by itself, a refresh token with all that came of the consent. */
import { endConsent, revokeAccessToken } from "@atlas-messaging/domain";
import type { AppRow, Change } from "@atlas-messaging/domain";
import type { Services } from "../../pipeline/call.ts";
import { findByAccessToken, findByRefreshToken } from "../../sections/oauth/index.ts";
import { clientOf, factsOf, hashOf, settle } from "./client.ts";
import { type OAuthHttp, json, readForm, required } from "./messages.ts";

/** What is unknown, or another's, is answered the same: there is nothing left to revoke (2.2). */
export const revoke = async (services: Services, http: OAuthHttp): Promise<Response> => {
  const parameters = await readForm(http.request);
  const app = await clientOf(services, parameters);
  const text = required(parameters, "token");
  const changes = changesFor(services, http, app, text);
  await settle(services, async () => ({
    organizationId: app.organization_id,
    changes: await changes(),
    answer: null,
  }));
  return json({});
};

const changesFor =
  (services: Services, http: OAuthHttp, app: AppRow, text: string) => async (): Promise<readonly Change[]> => {
    const facts = factsOf(services, http, app);
    const refreshHash = hashOf(services, text, "refresh");
    if (refreshHash !== null) {
      const { consent, living } = await findByRefreshToken(services.database, refreshHash);
      return consent?.app_id === app.id ? endConsent({ ...facts, consent, living }) : [];
    }
    const accessHash = hashOf(services, text, "oauth");
    const found = accessHash === null ? null : (await findByAccessToken(services.database, accessHash)).found;
    return found?.app.id === app.id ? revokeAccessToken(facts, found.credential) : [];
  };
