/** The authorization endpoint: an operator sees what an app asks for, and consents to it or does not. */
import {
  type Asked,
  type MemberRow,
  appOfClient,
  checkAuthorization,
  consent,
  oauthError,
} from "@atlas-messaging/domain";
import { type Decided, Problem, factsFor, urlOf } from "@atlas-messaging/pipeline";
import { findAppIn } from "./load.ts";
import { type Client, type OAuthServices, findClient, settle } from "./client.ts";
import { type Deciding, decidingOperator } from "./deciding.ts";
import {
  type OAuthHttp,
  type Parameters,
  bearerOf,
  json,
  optional,
  parametersOf,
  problemOfParameters,
  readDecision,
  refusalOf,
  refuse,
} from "./messages.ts";
import { issuerOf, resourcesOf } from "./metadata.ts";
import { type Asking, consentPage, problemPage, refusedPage, wantsPage } from "./page.ts";

interface Request {
  readonly services: OAuthServices;
  readonly http: OAuthHttp;
  readonly parameters: Parameters;
  readonly client: Client;
  readonly asked: Asked;
}

export const authorize = async (services: OAuthServices, http: OAuthHttp): Promise<Response> => {
  const { request } = http;
  const isDecision = request.method === "POST";
  const parameters = await parametersIn(request).catch((error: unknown) => {
    const refusal = refusalOf(error);
    if (!refusal || !(error instanceof Error)) throw error;
    return wantsPage(request) ? problemPage(error.message) : refusal;
  });
  if (parameters instanceof Response) return parameters;
  const found = await clientIn(services, parameters, http);
  if ("problem" in found) return untrusted(http, found.problem);
  const checked = checkAuthorization(parameters, found.redirectUris, resourcesOf(services));
  if (checked.kind === "untrusted") return untrusted(http, checked.problem);
  if (checked.kind === "refused") {
    return sendBack(http, found, checked.redirectUri, { ...checked.error, ...backOf(services, parameters) });
  }
  const asking = { services, http, parameters, client: found, asked: checked.asked };
  return isDecision ? decide(asking) : show(asking, {});
};

const parametersIn = async (request: globalThis.Request): Promise<Parameters> => {
  if (request.method === "POST") return readDecision(request);
  const parameters = parametersOf(urlOf(request).searchParams);
  const problem = problemOfParameters(parameters);
  if (problem !== null) throw refuse("invalid_request", problem);
  return parameters;
};

/** Nobody is sent anywhere. */
const untrusted = ({ request }: OAuthHttp, problem: string): Response =>
  wantsPage(request) ? problemPage(problem) : json(oauthError("invalid_request", problem), 400);

const clientIn = async (
  services: OAuthServices,
  { client_id: clientId }: Parameters,
  asker: OAuthHttp,
): Promise<Client | { readonly problem: string }> => {
  const unknown = { problem: "There is no app with this client_id." };
  if (typeof clientId !== "string") return unknown;
  try {
    return (await findClient(services, clientId, asker)) ?? unknown;
  } catch (error) {
    if (error instanceof Error && refusalOf(error)?.status === 400) return { problem: error.message };
    throw error;
  }
};

/** What goes back with every answer (RFC 6749, 4.1.2; RFC 9207). */
const backOf = (services: OAuthServices, { state }: Parameters) => ({
  ...(typeof state === "string" ? { state } : {}),
  iss: issuerOf(services),
});

/**
 * By a redirect, or, to a program that acts for an operator, by telling where it would lead. A client of nobody's, to which
 * no operator has just consented, gets no redirect: anybody could register it to lead people from here wherever they like.
 */
const sendBack = (
  { request }: OAuthHttp,
  { app, name }: Client,
  redirectUri: string,
  told: { readonly [name: string]: string },
): Response => {
  const url = new URL(redirectUri);
  for (const [member, value] of Object.entries(told)) url.searchParams.append(member, value);
  if (bearerOf(request) !== null) return json({ redirect_to: url.href });
  const { error, error_description: description = "" } = told;
  if (error !== undefined && app === null) {
    if (wantsPage(request)) return refusedPage(name, description, url);
    return json({ error, error_description: description }, 400);
  }
  const headers = { location: url.href, "cache-control": "no-store", "referrer-policy": "no-referrer" };
  return new Response(null, { status: 303, headers });
};

const show = ({ http, parameters, client, asked }: Request, asking: Asking, status = 200): Response => {
  if (wantsPage(http.request)) return consentPage({ client, asked, parameters, asking, status });
  return json({
    app: { client_id: client.clientId, name: client.name },
    scopes: asked.scopes,
    resource: asked.resource,
    redirect_uri: asked.redirectUri,
  });
};

const decide = async (request: Request): Promise<Response> => {
  const { services, http, parameters, client, asked } = request;
  const back = backOf(services, parameters);
  const answer = (told: { readonly [name: string]: string }) =>
    sendBack(http, client, asked.redirectUri, { ...told, ...back });
  // Nobody has to prove who they are to let nobody in.
  if (optional(parameters, "decision") !== "approve") {
    return answer({ ...oauthError("access_denied", "The operator has not consented.") });
  }
  const deciding = await decidingOperator(services, http, parameters, client).catch((error: unknown) =>
    tooOften(request, error),
  );
  if (deciding instanceof Response) return deciding;
  if (deciding.kind !== "operator") return askAgain(request, deciding);
  const answered = answer(await settle(services, () => consented(request, deciding.member)));
  if (deciding.cookie !== null) answered.headers.append("set-cookie", deciding.cookie);
  return answered;
};

/** People read on the page that they have tried too often. */
const tooOften = (request: Request, error: unknown): Response => {
  const isLimit = error instanceof Problem && error.refusal.refused === "rate_limited";
  if (!isLimit || !wantsPage(request.http.request)) throw error;
  return show(request, { email: optional(request.parameters, "email") ?? "", problem: error.message }, 429);
};

/** The page once more, with what was wrong; a program gets a refusal. */
const askAgain = (request: Request, deciding: Exclude<Deciding, { readonly kind: "operator" }>): Response => {
  if (bearerOf(request.http.request) !== null) {
    throw refuse("access_denied", "The session is of no operator of the app's organization.", 401);
  }
  const email = optional(request.parameters, "email") ?? "";
  if (deciding.kind === "choice") {
    const problem = "Choose the organization that the app acts for, and enter the password again.";
    return show(request, { email, problem, organizations: deciding.organizations });
  }
  const who = request.client.app === null ? "No operator" : "No operator of this organization";
  return show(request, { email, problem: `${who} has this address and password.` }, 401);
};

/** The consent, and the app where the organization does not know it yet; the answer is what the app is sent. */
const consented = async (
  { services, http, client, asked }: Request,
  member: MemberRow,
): Promise<Decided<{ readonly [name: string]: string }>> => {
  const organizationId = member.organization_id;
  const { apps } = services.settings.quotas;
  const found = await findAppIn(services.database, organizationId, client.clientId, apps);
  const known = client.app ?? found.app;
  const actor = { kind: "operator", id: member.id } as const;
  const facts = factsFor(services, { organizationId, actor, correlationId: http.requestId });
  const code = services.createToken("code");
  const outcome = consent(
    {
      ...facts,
      app: known ?? appOfClient(facts, { client_id: client.clientId, name: client.name }),
      isNewApp: known === null,
      quota: found.quota,
      memberId: member.id,
      permissions: member.permissions,
      codeHash: code.hash,
    },
    asked,
  );
  if ("error" in outcome) return { organizationId, changes: [], answer: { ...outcome } };
  return { organizationId, changes: outcome.changes, answer: { code: code.text } };
};
