/** Introspection (RFC 7662), for holders of a credential of the token's organization. */
import type { CredentialRow, Id } from "@atlas-messaging/domain";
import { type Context, instantOf, readToken } from "@atlas-messaging/pipeline";
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { Services } from "../../pipeline/services.ts";
import { findByAccessToken, findByRefreshToken } from "./load.ts";
import { hashOf } from "./client.ts";
import { memberBySession } from "./deciding.ts";
import { bearerOf, json, readForm, refuse, required } from "./messages.ts";
import { issuerOf } from "./metadata.ts";

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
  const credential = await services.store.findCredential(services.sha256(token));
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
  const found = hash === null ? null : await findByRefreshToken(services.database, hash);
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
