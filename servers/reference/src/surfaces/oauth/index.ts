/**
 * OAuth 2.1 for apps with redirect URIs: authorization code with PKCE, refresh tokens, revocation (RFC 7009),
 * introspection (RFC 7662), registration (RFC 7591), metadata (RFC 8414, RFC 9728). The standards fix these paths, so
 * they are outside the contract. Decisions are in `packages/service/src/access`.
 */
import { type Arrived, urlOf } from "@atlas-messaging/service/pipeline/request";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { type Surface, answerSurface } from "@atlas-messaging/service/pipeline/surface";
import type { Answer } from "@atlas-messaging/server-stubs";
import type { OutgoingHttp } from "../../platform/outgoing-http.ts";
import type { Services } from "../../services/services.ts";
import { authorize } from "./authorize.ts";
import { type OAuthServices, clientMetadata } from "./client.ts";
import { introspect, issueToken, revoke } from "./tokens.ts";
import { answerRefused, json, refuseByStandard } from "./messages.ts";
import { authorizationServer, issuerOf, protectedResource, resourceDocuments } from "./metadata.ts";
import { register } from "./register.ts";

type Endpoint = (services: OAuthServices, context: Context) => Promise<Answer>;

const endpoints: { readonly [path: string]: { readonly methods: readonly string[]; readonly answer: Endpoint } } = {
  "/oauth/authorize": { methods: ["GET", "POST"], answer: authorize },
  "/oauth/token": { methods: ["POST"], answer: issueToken },
  "/oauth/revoke": { methods: ["POST"], answer: revoke },
  "/oauth/introspect": { methods: ["POST"], answer: introspect },
  "/oauth/register": { methods: ["POST"], answer: register },
  "/.well-known/oauth-authorization-server": { methods: ["GET"], answer: authorizationServer },
  "/.well-known/oauth-protected-resource": { methods: ["GET"], answer: protectedResource },
  "/.well-known/oauth-protected-resource/atlas/v1/mcp": { methods: ["GET"], answer: protectedResource },
  "/.well-known/oauth-protected-resource/agent/v1": { methods: ["GET"], answer: protectedResource },
};

export const oauthPaths = Object.keys(endpoints);

/** Tells if a path belongs to the request's host, where hosts differ. */
const isHere = (services: Services, { host, pathname }: URL): boolean => {
  if (services.separateHosts === null) return true;
  const document = resourceDocuments(services).find((each) => each.pathname === pathname);
  return host === (document ?? new URL(issuerOf(services))).host;
};

/** Serves the OAuth paths; null for those of another host. */
export const createOAuth = (services: Services, outgoing: OutgoingHttp) => {
  const standing: OAuthServices = { ...services, clientMetadata: clientMetadata(services, outgoing) };
  const surface: Surface = {
    // Counts by client address, like other requests without a credential.
    limit: "public",
    answer: (context) => endpointFor(context)(standing, context).catch(answerRefused),
    refuse: refuseByStandard,
  };
  return async (http: Arrived): Promise<Response | null> =>
    isHere(services, urlOf(http.request)) ? answerSurface(services, http, surface) : null;
};

const endpointFor = ({ request, url }: Context): Endpoint => {
  const { methods = [], answer } = endpoints[url.pathname] ?? {};
  if (answer && methods.includes(request.method)) return answer;
  return async () => json({ error: "invalid_request" }, 405, { allow: methods.join(", ") });
};
