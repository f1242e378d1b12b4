/** The authorization endpoint: an operator sees what an app asks for, and consents to it or does not. */
import {
  type AppRow,
  type Asked,
  type Change,
  type Id,
  type MemberRow,
  checkAuthorization,
  consent,
  memberEmail,
  oauthError,
} from "@atlas-messaging/domain";
import { instantOf, limitAttempts, readToken } from "@atlas-messaging/pipeline";
import type { Services } from "../../pipeline/call.ts";
import { findClient } from "../../sections/oauth/index.ts";
import {
  type OAuthHttp,
  type Parameters,
  bearerOf,
  json,
  optional,
  parametersOf,
  readForm,
  refuse,
} from "./messages.ts";
import { issuerOf, resourcesOf } from "./metadata.ts";
import { consentPage, problemPage, wantsPage } from "./page.ts";

interface Request {
  readonly services: Services;
  readonly http: OAuthHttp;
  readonly parameters: Parameters;
  readonly app: AppRow;
  readonly asked: Asked;
}

export const authorize = async (services: Services, http: OAuthHttp): Promise<Response> => {
  const { request } = http;
  const isDecision = request.method === "POST";
  const parameters = isDecision ? await readForm(request) : parametersOf(new URL(request.url).searchParams);
  const clientId = typeof parameters["client_id"] === "string" ? parameters["client_id"] : "";
  const { app, redirectUris } = await findClient(services.database, clientId);
  const checked = checkAuthorization(parameters, app, redirectUris, resourcesOf(services));
  if (checked.kind === "untrusted" || app === null) {
    const problem = checked.kind === "untrusted" ? checked.problem : "There is no such app.";
    return wantsPage(request) ? problemPage(problem) : json(oauthError("invalid_request", problem), 400);
  }
  if (checked.kind === "refused") {
    return sendBack(http, checked.redirectUri, { ...checked.error, ...backOf(services, parameters) });
  }
  const asking = { services, http, parameters, app, asked: checked.asked };
  return isDecision ? decide(asking) : show(asking);
};

/** What goes back with every answer (RFC 6749, 4.1.2; RFC 9207). */
const backOf = (services: Services, { state }: Parameters) => ({
  ...(typeof state === "string" ? { state } : {}),
  iss: issuerOf(services),
});

/** By a redirect, or, to a program that acts for an operator, by telling where it would lead. */
const sendBack = ({ request }: OAuthHttp, redirectUri: string, told: { readonly [name: string]: string }): Response => {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(told)) url.searchParams.append(name, value);
  if (bearerOf(request) !== null) return json({ redirect_to: url.href });
  const headers = { location: url.href, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
};

const show = ({ http, parameters, app, asked }: Request, problem?: string): Response => {
  if (wantsPage(http.request)) return consentPage({ app, asked, parameters, problem });
  return json({
    app: { client_id: app.client_id, name: app.name },
    scopes: asked.scopes,
    resource: asked.resource,
    redirect_uri: asked.redirectUri,
  });
};

/** Who decides: by a console session, or by the address and password that came with the decision. */
const memberOf = async ({ services, http, parameters, app }: Request): Promise<MemberRow | null> => {
  const session = bearerOf(http.request);
  if (session !== null) return memberBySession(services, app.organization_id, session);
  const email = memberEmail(optional(parameters, "email") ?? "");
  await limitAttempts(services, email);
  if (!(await services.identities.verify(email, optional(parameters, "password") ?? ""))) return null;
  const own = (await services.store.memberships(email)).find(
    ({ organization }) => organization.id === app.organization_id,
  );
  return own?.member.status === "active" ? own.member : null;
};

export const memberBySession = async (
  services: Services,
  organizationId: Id | null,
  token: string,
): Promise<MemberRow | null> => {
  const read = readToken(token);
  if (read?.kind !== "operator" || read.environment !== services.settings.environment) return null;
  const found = await services.store.findOperator(services.sha256(token));
  const lives = found && found.session.revoked_at === null && found.session.expires_at > instantOf(services.clock);
  if (!lives) return null;
  return organizationId === null || found.member.organization_id === organizationId ? found.member : null;
};

const decide = async (asking: Request): Promise<Response> => {
  const { services, http, parameters, app, asked } = asking;
  const member = await memberOf(asking);
  if (!member) {
    const problem = "No operator of this organization has this address and password.";
    if (bearerOf(http.request) !== null)
      throw refuse("access_denied", "The session is of no operator of the app's organization.", 401);
    const page = show(asking, problem);
    return new Response(page.body, { status: 401, headers: page.headers });
  }
  const back = backOf(services, parameters);
  const answer = (told: { readonly [name: string]: string }) => sendBack(http, asked.redirectUri, { ...told, ...back });
  const decision = optional(parameters, "decision");
  if (decision !== "approve") return answer(oauthErrorOf("The operator has not consented."));
  const code = services.createToken("code");
  const facts = {
    now: instantOf(services.clock),
    newId: services.newId,
    organizationId: app.organization_id,
    actor: { kind: "operator", id: member.id },
    correlationId: http.requestId,
    app,
    memberId: member.id,
    permissions: member.permissions,
    codeHash: code.hash,
  } as const;
  const outcome = consent(facts, asked);
  if ("error" in outcome) return answer({ error: outcome.error, error_description: outcome.error_description });
  await commitAll(services, app.organization_id, outcome.changes);
  return answer({ code: code.text });
};

const oauthErrorOf = (description: string): { readonly [name: string]: string } => ({
  ...oauthError("access_denied", description),
});

/** Fresh rows meet nothing that stands against them. */
const commitAll = async ({ store }: Services, organizationId: Id, changes: readonly Change[]): Promise<void> => {
  const result = await store.commit(organizationId, changes);
  if (result !== "committed") throw new Error(`the consent was refused by ${result.conflict}`);
};
