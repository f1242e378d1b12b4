/** Serves metadata documents: RFC 8414 and RFC 9728. */
import { scopes } from "@atlas-messaging/contract";
import type { Context } from "@atlas-messaging/service/pipeline/context";
import { protectedResources } from "@atlas-messaging/service/discovery/protected-resources";
import { resourcesOf as resources } from "@atlas-messaging/service/pipeline/token-resources";
import type { Answer } from "@atlas-messaging/server-stubs";
import type { Services } from "../../services/services.ts";
import { json, refuse } from "./messages.ts";

/** Returns the issuer, as in `iss` (RFC 9207). */
export const issuerOf = ({ hosts }: Services): string => hosts.api;

/** Returns the resources that tokens may be for (RFC 8707). */
export const resourcesOf = ({ hosts }: Services): readonly string[] => Object.values(resources(hosts));

const mayBeKept = { "cache-control": "public, max-age=300", "access-control-allow-origin": "*" };

export const authorizationServer = async (services: Services): Promise<Answer> => {
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
      client_id_metadata_document_supported: services.settings.oauthClientMetadata,
      protected_resources: resourcesOf(services),
    },
    200,
    mayBeKept,
  );
};

/** Returns the URLs of the resources' documents, each on its resource's host. */
export const resourceDocuments = ({ hosts }: Services): readonly URL[] =>
  protectedResources(hosts, null).map(({ url }) => url);

export const protectedResource = async (services: Services, { url }: Context): Promise<Answer> => {
  const described = protectedResources(services.hosts, issuerOf(services));
  const found = described.find((each) => each.url.pathname === url.pathname);
  if (found === undefined) throw refuse("invalid_request", "There is no such resource.", 404);
  return json(found.document, 200, mayBeKept);
};
