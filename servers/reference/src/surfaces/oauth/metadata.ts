/** Serves metadata documents: RFC 8414 and RFC 9728. */
import { type Operation, operations, scopes, tools } from "@atlas-messaging/contract";
import { type Context, metadataOf, resourcesOf as resources } from "@atlas-messaging/pipeline";
import type { Answer } from "@atlas-messaging/server-stubs/handlers";
import type { Services } from "../../pipeline/services.ts";
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
  Object.values(resources(hosts)).map((resource) => new URL(metadataOf(resource)));

const allOperations: readonly Operation[] = Object.values(operations);
const everything: readonly string[] = Object.keys(scopes);

/** Returns a resource's scopes; clients that know no better ask for all. */
const scopesOf = (resource: string, { hosts }: Services): readonly string[] => {
  const { toolServer, agent } = resources(hosts);
  const toolScopes: readonly string[] = Object.values(tools).flatMap((tool) => tool.scopes);
  if (resource === toolServer) return everything.filter((scope) => toolScopes.includes(scope));
  if (resource !== agent) return everything;
  const ofAgents = allOperations.flatMap(({ host, auth }) =>
    host === "agent" && auth.scheme === "accessToken" ? auth.anyOf : [],
  );
  return everything.filter((scope) => ofAgents.some((each) => each === scope));
};

export const protectedResource = async (services: Services, { url }: Context): Promise<Answer> => {
  const { pathname } = url;
  const resource = resourcesOf(services).find((each) => new URL(metadataOf(each)).pathname === pathname);
  if (resource === undefined) throw refuse("invalid_request", "There is no such resource.", 404);
  const described = {
    resource,
    authorization_servers: [issuerOf(services)],
    scopes_supported: scopesOf(resource, services),
    bearer_methods_supported: ["header"],
  };
  return json(described, 200, mayBeKept);
};
