import type { Hosts } from "../pipeline/services.ts";
import { type Operation, operations, scopes } from "@atlas-messaging/contract";
import { tools } from "@atlas-messaging/validators/tools";
import { metadataOf, resourcesOf } from "../pipeline/token-resources.ts";

/** Metadata of the resources that tokens are for (RFC 9728), from the contract. */
const allOperations: readonly Operation[] = Object.values(operations);

const everything: readonly string[] = Object.keys(scopes);

/** Returns a resource's scopes; clients that know no better ask for all. */
const scopesOf = (resource: string, hosts: Hosts): readonly string[] => {
  const { toolServer, agent } = resourcesOf(hosts);
  const toolScopes: readonly string[] = Object.values(tools).flatMap((tool) => tool.scopes);
  if (resource === toolServer) return everything.filter((scope) => toolScopes.includes(scope));
  if (resource !== agent) return everything;
  const ofAgents = allOperations.flatMap(({ host, auth }) =>
    host === "agent" && auth.scheme === "accessToken" ? auth.anyOf : [],
  );
  return everything.filter((scope) => ofAgents.some((each) => each === scope));
};

/**
 * Returns the metadata of each resource with its address. It names an authorization server where the deployment has
 * one.
 */
export const protectedResources = (hosts: Hosts, issuer: string | null) =>
  Object.values(resourcesOf(hosts)).map((resource) => ({
    url: new URL(metadataOf(resource)),
    document: {
      resource,
      ...(issuer === null ? {} : { authorization_servers: [issuer] }),
      scopes_supported: scopesOf(resource, hosts),
      bearer_methods_supported: ["header"],
    },
  }));
