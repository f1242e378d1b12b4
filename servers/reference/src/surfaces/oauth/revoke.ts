/** Revocation (RFC 7009): an access token ends alone, a refresh token with its whole consent. */
import { type Change, endConsent, revokeAccessToken } from "@atlas-messaging/domain";
import type { Context, Decided } from "@atlas-messaging/pipeline";
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import { findByAccessToken, findByRefreshToken } from "./load.ts";
import { type OAuthServices, clientIdOf, factsOf, hashOf, settle } from "./client.ts";
import { json, readForm, required } from "./messages.ts";

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
    const { consent, app, living } = await findByRefreshToken(services.database, refreshHash);
    if (!consent || app?.client_id !== clientId) return nothing;
    return decided(app.organization_id, endConsent({ ...factsOf(services, http, app), consent, living }));
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
