/** What clients find the endpoints by: RFC 8414 and RFC 9728. */
import { scopes } from "@atlas-messaging/contract";
import type { Services } from "../../pipeline/call.ts";
import { type OAuthHttp, json } from "./messages.ts";

/** Who issues tokens, as `iss` names it (RFC 9207). */
export const issuerOf = ({ hosts }: Services): string => hosts.api;

/** The addresses that tokens may be for (RFC 8707). */
export const resourcesOf = ({ hosts }: Services): readonly string[] => [
  ...new Set([hosts.api, `${hosts.api}/atlas/v1/mcp`, hosts.agent]),
];

const mayBeKept = { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };

export const authorizationServer = async (services: Services): Promise<Response> => {
  const issuer = issuerOf(services);
  const registration =
    services.settings.oauthRegistration === "off" ? {} : { registration_endpoint: `${issuer}/oauth/register` };
  return json(
    {
      issuer,
      authorization_endpoint: `${issuer}/oauth/authorize`,
      token_endpoint: `${issuer}/oauth/token`,
      revocation_endpoint: `${issuer}/oauth/revoke`,
      introspection_endpoint: `${issuer}/oauth/introspect`,
      ...registration,
      scopes_supported: Object.keys(scopes),
      response_types_supported: ["code"],
      response_modes_supported: ["query"],
      grant_types_supported: ["authorization_code", "refresh_token"],
      token_endpoint_auth_methods_supported: ["none"],
      revocation_endpoint_auth_methods_supported: ["none"],
      code_challenge_methods_supported: ["S256"],
      authorization_response_iss_parameter_supported: true,
    },
    200,
    mayBeKept,
  );
};

export const protectedResource = async (services: Services, { request }: OAuthHttp): Promise<Response> => {
  const { pathname } = new URL(request.url);
  const path = pathname.replace("/.well-known/oauth-protected-resource", "");
  const described = {
    resource: `${services.hosts.api}${path}`,
    authorization_servers: [issuerOf(services)],
    scopes_supported: Object.keys(scopes),
    bearer_methods_supported: ["header"],
  };
  return json(described, 200, mayBeKept);
};
