/**
 * Registration of apps by programs (RFC 7591). With the console session of an operator who may create apps, the app is
 * the organization's own. Where ATLAS_OAUTH_REGISTRATION is `open`, anyone may register a third-party app, which can do
 * nothing before an operator's consent.
 */
import type { Change } from "@atlas-messaging/service/core/changes";
import type { MemberRow } from "@atlas-messaging/service/rows/members";
import type { QuotaFacts } from "@atlas-messaging/service/core/quotas";
import { addRedirectUri, createApp } from "@atlas-messaging/service/access/apps";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { countIn } from "@atlas-messaging/service/pipeline/limit";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { instantOf } from "@atlas-messaging/service/core/time";
import { readBytes } from "@atlas-messaging/service/pipeline/body-bytes";
import type { Answer } from "@atlas-messaging/server-stubs";
import type { Services } from "../../services/services.ts";
import { countApps, registerClient } from "./load.ts";
import { type Description, descriptionOf, parsed, registeredPrefix, settle } from "./client.ts";
import { memberBySession } from "./deciding.ts";
import { bearerOf, json, refuse } from "./messages.ts";

const maxBytes = 65_536;
const needed = ["atlas_api.apps.write", "atlas_api.oauth.manage"] as const;

export const register = async (services: Services, http: Context): Promise<Answer> => {
  const { oauthRegistration } = services.settings;
  if (oauthRegistration === "off") throw refuse("access_denied", "Registration is turned off here.", 403);
  const session = bearerOf(http.request);
  const isOfNobody = session === null && oauthRegistration === "open";
  const member = isOfNobody ? null : await registrar(services, session ?? "");
  await limitRegistrations(services, http);
  const description = descriptionOf(parsed(await readBytes(http.request, maxBytes)), "App");
  const now = instantOf(services.clock);
  const clientId = member
    ? await registerFor(services, http, member, description)
    : await registerForNobody(services, description);
  return json(
    {
      client_id: clientId,
      client_id_issued_at: Math.floor(Date.parse(now) / 1_000),
      client_name: description.name,
      redirect_uris: description.redirectUris,
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      // Ignores the request's value: all clients here are public (3.2.1).
      token_endpoint_auth_method: "none",
    },
    201,
  );
};

/** Finds the registering operator and checks the permissions. */
const registrar = async (services: Services, session: string): Promise<MemberRow> => {
  const member = await memberBySession(services, null, session);
  if (!member) throw refuse("invalid_client", "Send the console session of an operator.", 401);
  const missing = needed.find((permission) => !member.permissions.includes(permission));
  if (missing !== undefined) throw refuse("access_denied", `The operator needs the permission ${missing}.`, 403);
  return member;
};

/** Each leaves a row, so they are as rare as sign-ins. */
const limitRegistrations = async (services: Services, { clientAddress }: Context): Promise<void> => {
  const max = services.settings.limits.sign_in;
  const window = { key: `registrations of ${clientAddress ?? "unknown"}`, reason: "address" } as const;
  const refused = await countIn(services, window, { max, limitClass: "sign_in", what: "registrations" });
  if (refused !== null) throw refused;
};

const registerForNobody = async (services: Services, { name, redirectUris }: Description): Promise<string> => {
  const client_id = `${registeredPrefix}${services.newId().replaceAll("-", "")}`;
  const created_at = instantOf(services.clock);
  await registerClient(services.database, { client_id, name, redirect_uris: redirectUris, created_at });
  return client_id;
};

const registerFor = async (
  services: Services,
  { requestId }: Context,
  member: MemberRow,
  description: Description,
): Promise<string> => {
  const organizationId = member.organization_id;
  return settle(services, async () => {
    const quota = await countApps(services.database, organizationId, services.settings.quotas.apps);
    const actor = { kind: "operator", id: member.id } as const;
    const base = baseFacts(services, { organizationId, actor, correlationId: requestId });
    const { clientId, changes } = appOf({ ...base, quota }, description);
    return { organizationId, changes, answer: clientId };
  });
};

/** Creates the app by the console's own decisions. */
const appOf = (facts: QuotaFacts, { name, redirectUris }: Description) => {
  const made = createApp({ ...facts, agent: null, permissions: [] }, { params: {}, query: {}, body: { name } });
  if (made.kind === "refused") throw refuse("invalid_request", made.message);
  const { id, client_id, ...rest } = made.body.data.app;
  const app = { organization_id: facts.organizationId, id, client_id, ...rest, description: null };
  const changes: Change[] = [...made.changes];
  for (const redirect_uri of redirectUris) {
    const command = { params: { app_id: id }, query: {}, body: { redirect_uri } };
    const added = addRedirectUri({ ...facts, app, redirectUris: [] }, command);
    if (added.kind === "refused") throw refuse("invalid_request", added.message);
    changes.push(...added.changes);
  }
  return { clientId: client_id, changes };
};
