/**
 * OAuth 2.1 for apps with redirect URIs: authorization code with PKCE, refresh tokens, revocation (RFC 7009),
 * introspection (RFC 7662), registration (RFC 7591) and the documents that tell of them (RFC 8414, RFC 9728). These paths
 * have the shapes of their standards, so they stand beside the contract; what they decide is `packages/domain/src/oauth`.
 */
import { urlOf } from "@atlas-messaging/pipeline";
import { DatabaseUnavailable } from "../../platform/database/index.ts";
import type { OutgoingHttp } from "../../platform/outgoing-http.ts";
import type { Services } from "../../pipeline/call.ts";
import { authorize } from "./authorize.ts";
import { clientMetadata } from "./client-metadata.ts";
import type { OAuthServices } from "./client.ts";
import { introspect } from "./introspect.ts";
import { type OAuthHttp, OAuthRefusal, json, refusalOf } from "./messages.ts";
import { authorizationServer, issuerOf, protectedResource, resourceDocuments } from "./metadata.ts";
import { register } from "./register.ts";
import { revoke } from "./revoke.ts";
import { token } from "./token.ts";

type Endpoint = (services: OAuthServices, http: OAuthHttp) => Promise<Response>;

const endpoints: { readonly [path: string]: { readonly methods: readonly string[]; readonly answer: Endpoint } } = {
  "/oauth/authorize": { methods: ["GET", "POST"], answer: authorize },
  "/oauth/token": { methods: ["POST"], answer: token },
  "/oauth/revoke": { methods: ["POST"], answer: revoke },
  "/oauth/introspect": { methods: ["POST"], answer: introspect },
  "/oauth/register": { methods: ["POST"], answer: register },
  "/.well-known/oauth-authorization-server": { methods: ["GET"], answer: authorizationServer },
  "/.well-known/oauth-protected-resource": { methods: ["GET"], answer: protectedResource },
  "/.well-known/oauth-protected-resource/atlas/v1/mcp": { methods: ["GET"], answer: protectedResource },
  "/.well-known/oauth-protected-resource/agent/v1": { methods: ["GET"], answer: protectedResource },
};

/** The paths that are answered here. */
export const oauthPaths = Object.keys(endpoints);

/** Where hosts differ: whether a path is one of this host's, by the addresses that the documents tell of. */
const isHere = (services: Services, { host, pathname }: URL): boolean => {
  if (services.separateHosts === null) return true;
  const document = resourceDocuments(services).find((each) => each.pathname === pathname);
  return host === (document ?? new URL(issuerOf(services))).host;
};

/** Serves the paths; null for one that another host has. */
export const createOAuth = (services: Services, outgoing: OutgoingHttp) => {
  const standing: OAuthServices = { ...services, clientMetadata: clientMetadata(services, outgoing) };
  return async (http: OAuthHttp): Promise<Response | null> =>
    isHere(services, urlOf(http.request)) ? answerOAuth(standing, http) : null;
};

/** Answers in the forms of the standards; the log gets what has gone wrong on our side, and no token. */
const answerOAuth = async (services: OAuthServices, http: OAuthHttp): Promise<Response> => {
  const { pathname } = urlOf(http.request);
  const endpoint = endpoints[pathname];
  const { method } = http.request;
  if (!endpoint?.methods.includes(method)) {
    return json({ error: "invalid_request" }, 405, { allow: endpoint?.methods.join(", ") ?? "" });
  }
  const answer = await limited(services, http)
    .then(() => endpoint.answer(services, http))
    .catch((error: unknown) => failed(services, http, error));
  answer.headers.set("x-request-id", http.requestId);
  services.log.info({ request_id: http.requestId, path: pathname, status: answer.status }, "answered for OAuth");
  return answer;
};

/** Requests count for their client address, as others without a credential do. */
const limited = async ({ limiter, settings }: Services, { clientAddress }: OAuthHttp): Promise<void> => {
  const taken = await limiter.take([`address ${clientAddress ?? "unknown"}`], settings.limits.public);
  if (taken.admitted) return;
  const seconds = Math.max(1, Math.ceil(((taken.windows[0]?.resetAt ?? taken.now) - taken.now) / 1_000));
  throw new OAuthRefusal(429, { error: "slow_down", error_description: `Try again in ${seconds} s.` }, seconds);
};

const failed = (services: Services, { requestId }: OAuthHttp, error: unknown): Response => {
  const refusal = refusalOf(error);
  if (refusal) return refusal;
  const isUnavailable = error instanceof DatabaseUnavailable;
  services.log.error({ err: error, request_id: requestId }, "OAuth failed");
  const told = { error: isUnavailable ? "temporarily_unavailable" : "server_error" };
  return json(told, isUnavailable ? 503 : 500);
};
