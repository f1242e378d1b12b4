/** Authorization endpoint: an operator reviews an app's request and allows or denies it. */
import { type ConsentRequest, checkAuthorization, consent, oauthError } from "@atlas-messaging/service/access/oauth";
import type { MemberRow } from "@atlas-messaging/service/rows/members";
import { appOfClient } from "@atlas-messaging/service/access/apps";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { type Decided, baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { devicesOf, organizationsOf } from "@atlas-messaging/service/members/attempts";
import { type Answer, relay } from "@atlas-messaging/server-stubs";
import { findAppIn } from "./load.ts";
import { type Client, type OAuthServices, findClient, settle } from "./client.ts";
import { type Deciding, decidingOperator } from "./deciding.ts";
import {
  OAuthRefusal,
  type Parameters,
  bearerOf,
  isLimit,
  isRefusal,
  json,
  optional,
  parametersOf,
  problemOfParameters,
  readDecision,
  refuse,
} from "./messages.ts";
import { issuerOf, resourcesOf } from "./metadata.ts";
import { type Asking, consentPage, problemPage, refusedPage, wantsPage } from "./page.ts";

interface Request {
  readonly services: OAuthServices;
  readonly http: Context;
  readonly parameters: Parameters;
  readonly client: Client;
  readonly asked: ConsentRequest;
}

export const authorize = async (services: OAuthServices, http: Context): Promise<Answer> => {
  const read = await readParameters(http);
  if ("page" in read) return read.page;
  const { parameters } = read;
  const found = await clientIn(services, parameters, http);
  if ("problem" in found) return untrusted(http, found.problem);
  const checked = checkAuthorization(parameters, found.redirectUris, resourcesOf(services));
  if (checked.kind === "untrusted") return untrusted(http, checked.problem);
  if (checked.kind === "refused") {
    return sendBack(http, found, checked.redirectUri, { ...checked.error, ...backOf(services, parameters) });
  }
  const asking = { services, http, parameters, client: found, asked: checked.request };
  return http.request.method === "POST" ? decide(asking) : show(asking, {});
};

/** Reads the parameters, or makes a page that tells why they are invalid. */
const readParameters = async ({
  request,
  url,
}: Context): Promise<{ readonly parameters: Parameters } | { readonly page: Answer }> => {
  try {
    return { parameters: request.method === "POST" ? await readDecision(request) : readQuery(url) };
  } catch (error) {
    if (isRefusal(error) && wantsPage(request)) return { page: problemPage(error.message) };
    throw error;
  }
};

const readQuery = ({ searchParams }: URL): Parameters => {
  const parameters = parametersOf(searchParams);
  const problem = problemOfParameters(parameters);
  if (problem !== null) throw refuse("invalid_request", problem);
  return parameters;
};

/** Refuses without a redirect. */
const untrusted = ({ request }: Context, problem: string): Answer =>
  wantsPage(request) ? problemPage(problem) : json(oauthError("invalid_request", problem), 400);

const clientIn = async (
  services: OAuthServices,
  { client_id: clientId }: Parameters,
  asker: Context,
): Promise<Client | { readonly problem: string }> => {
  const unknown = { problem: "There is no app with this client_id." };
  if (typeof clientId !== "string") return unknown;
  try {
    return (await findClient(services, clientId, asker)) ?? unknown;
  } catch (error) {
    const isOfClient = error instanceof OAuthRefusal ? error.status === 400 : isRefusal(error) && !isLimit(error);
    if (isOfClient && error instanceof Error) return { problem: error.message };
    throw error;
  }
};

/** Parameters of every response (RFC 6749, 4.1.2; RFC 9207). */
const backOf = (services: OAuthServices, { state }: Parameters) => ({
  ...(typeof state === "string" ? { state } : {}),
  iss: issuerOf(services),
});

/**
 * Redirects to the app; a program acting for an operator gets the URL as JSON. A third-party app gets no redirect
 * without fresh consent: anyone could register one to lead people astray.
 */
const sendBack = (
  { request }: Context,
  { app, name }: Client,
  redirectUri: string,
  fields: { readonly [name: string]: string },
): Answer => {
  const url = new URL(redirectUri);
  for (const [member, value] of Object.entries(fields)) url.searchParams.append(member, value);
  if (bearerOf(request) !== null) return json({ redirect_to: url.href });
  const { error, error_description: description = "" } = fields;
  if (error !== undefined && app === null) {
    if (wantsPage(request)) return refusedPage(name, description, url);
    return json({ error, error_description: description }, 400);
  }
  return relay(null, 303, { headers: { location: url.href, "referrer-policy": "no-referrer" } });
};

const show = async (
  { services, http, parameters, client, asked }: Request,
  asking: Asking,
  status = 200,
): Promise<Answer> => {
  const { environment } = services.settings;
  if (wantsPage(http.request)) {
    const known = client.app === null ? await organizationsOf(services, devicesOf(services, http.request)) : [];
    return consentPage({ client, asked, parameters, asking: { known, ...asking }, environment, status });
  }
  return json({
    app: { client_id: client.clientId, name: client.name },
    scopes: asked.scopes,
    resource: asked.resource,
    redirect_uri: asked.redirectUri,
  });
};

const decide = async (request: Request): Promise<Answer> => {
  const { services, http, parameters, client, asked } = request;
  const back = backOf(services, parameters);
  const answer = (fields: { readonly [name: string]: string }) =>
    sendBack(http, client, asked.redirectUri, { ...fields, ...back });
  // Denying needs no sign-in.
  if (optional(parameters, "decision") !== "approve") {
    return answer({ ...oauthError("access_denied", "The operator has not consented.") });
  }
  const deciding = await decidingOperator(services, http, parameters, client).catch((error: unknown) =>
    tooOften(request, error),
  );
  if ("page" in deciding) return deciding.page;
  if (deciding.kind !== "operator") return askAgain(request, deciding);
  const granted = await settle(services, () => consented(request, deciding.member));
  if (deciding.cookie !== null) http.headers["set-cookie"] = deciding.cookie;
  return answer(granted);
};

/** Shows people on the page that they have tried too often. */
const tooOften = async (request: Request, error: unknown): Promise<{ readonly page: Answer }> => {
  if (!isLimit(error) || !wantsPage(request.http.request)) throw error;
  const email = optional(request.parameters, "email") ?? "";
  // Copies the headers of the exhausted limit.
  Object.assign(request.http.headers, error.headers);
  return { page: await show(request, { email, problem: error.message }, 429) };
};

/** Shows the page again with the problem; a program gets a refusal. */
const askAgain = async (
  request: Request,
  deciding: Exclude<Deciding, { readonly kind: "operator" }>,
): Promise<Answer> => {
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

/** Records the consent, and the app if it is new to the organization; returns the app's parameters. */
const consented = async (
  { services, http, client, asked }: Request,
  member: MemberRow,
): Promise<Decided<{ readonly [name: string]: string }>> => {
  const organizationId = member.organization_id;
  const { apps } = services.settings.quotas;
  const found = await findAppIn(services.database, organizationId, client.clientId, apps);
  const known = client.app ?? found.app;
  const actor = { kind: "operator", id: member.id } as const;
  const facts = baseFacts(services, { organizationId, actor, correlationId: http.requestId });
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
