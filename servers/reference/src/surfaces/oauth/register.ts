/**
 * Registration of apps by a program (RFC 7591). An app belongs to an organization, so the initial access token is the
 * console session of an operator who may make apps; ATLAS_OAUTH_REGISTRATION turns it on.
 */
import { type Change, type Facts, addRedirectUri, createApp } from "@atlas-messaging/domain";
import { instantOf, readBytes } from "@atlas-messaging/pipeline";
import { validateRequest } from "@atlas-messaging/contract/validate-request";
import type { Services } from "../../pipeline/call.ts";
import { memberBySession } from "./authorize.ts";
import { type OAuthHttp, OAuthRefusal, bearerOf, json, refuse } from "./messages.ts";

const maxBytes = 65_536;
const needed = ["atlas_api.apps.write", "atlas_api.oauth.manage"] as const;

const invalid = (error: string, error_description: string): OAuthRefusal =>
  new OAuthRefusal(400, { error, error_description });

export const register = async (services: Services, { request, requestId }: OAuthHttp): Promise<Response> => {
  if (services.settings.oauthRegistration === "off")
    throw refuse("access_denied", "Registration is turned off here.", 403);
  const member = await memberBySession(services, null, bearerOf(request) ?? "");
  if (!member) throw refuse("invalid_client", "Send the console session of an operator.", 401);
  const missing = needed.find((permission) => !member.permissions.includes(permission));
  if (missing !== undefined) throw refuse("access_denied", `The operator needs the permission ${missing}.`, 403);
  const described = await descriptionOf(request);
  const facts: Facts = {
    now: instantOf(services.clock),
    newId: services.newId,
    organizationId: member.organization_id,
    actor: { kind: "operator", id: member.id },
    correlationId: requestId,
  };
  const { clientId, changes } = appOf(facts, described);
  const result = await services.store.commit(member.organization_id, changes);
  if (result !== "committed") throw new Error(`the app was refused by ${result.conflict}`);
  return json(
    {
      client_id: clientId,
      client_id_issued_at: Math.floor(Date.parse(facts.now) / 1_000),
      client_name: described.name,
      redirect_uris: described.redirectUris,
      grant_types: ["authorization_code", "refresh_token"],
      response_types: ["code"],
      token_endpoint_auth_method: "none",
    },
    201,
  );
};

interface Description {
  readonly name: string;
  readonly redirectUris: readonly string[];
}

const descriptionOf = async (request: Request): Promise<Description> => {
  const given = parsed(new TextDecoder().decode(await readBytes(request, maxBytes)));
  const method: unknown = Reflect.get(given, "token_endpoint_auth_method") ?? "none";
  if (method !== "none") throw invalid("invalid_client_metadata", "token_endpoint_auth_method must be none.");
  const uris: unknown = Reflect.get(given, "redirect_uris");
  const redirectUris = Array.isArray(uris) ? uris.filter((uri): uri is string => typeof uri === "string") : [];
  if (!Array.isArray(uris) || redirectUris.length !== uris.length || uris.length === 0 || uris.length > 100) {
    throw invalid("invalid_redirect_uri", "redirect_uris must be a list of 1 to 100 addresses.");
  }
  const name: unknown = Reflect.get(given, "client_name") ?? "App";
  const result = validateRequest("console.createApp", { params: {}, query: {}, body: { name } });
  if (!result.ok) throw invalid("invalid_client_metadata", "client_name must be a name of 1 to 120 characters.");
  return { name: result.body.name, redirectUris: [...new Set(redirectUris)] };
};

const parsed = (text: string): object => {
  try {
    return Object(JSON.parse(text));
  } catch {
    throw invalid("invalid_client_metadata", "The body must be JSON.");
  }
};

/** The changes that make the app, as the console's own operations decide them. */
const appOf = (facts: Facts, { name, redirectUris }: Description) => {
  const made = createApp(facts, { params: {}, query: {}, body: { name } });
  if (made.kind === "refused") throw invalid("invalid_client_metadata", made.message);
  const { id, client_id, ...rest } = made.body.data.app;
  const app = { organization_id: facts.organizationId, id, client_id, ...rest, description: null };
  const changes: Change[] = [...made.changes];
  for (const redirect_uri of redirectUris) {
    const command = { params: { appId: id }, query: {}, body: { redirect_uri } };
    const added = addRedirectUri({ ...facts, app, redirectUris: [] }, command);
    if (added.kind === "refused") throw invalid("invalid_redirect_uri", added.message);
    changes.push(...added.changes);
  }
  return { clientId: client_id, changes };
};
