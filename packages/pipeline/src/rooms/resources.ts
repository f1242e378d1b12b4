/**
 * What an OAuth token may be for (RFC 8707): the public API, the tool server or the Agent API. One that was asked for one of
 * them is worth nothing at another; one that was asked for none is for all of the service.
 */
import type { Hosts, Shell } from "../shell.ts";
import { invalidToken } from "./authenticate.ts";
import type { KnownOperation } from "./call.ts";
import type { Principal } from "./principals.ts";

/** The resources by the addresses that name them. */
export const resourcesOf = ({ api, agent }: Hosts) => ({
  api,
  toolServer: `${api}/atlas/v1/mcp`,
  agent: `${agent}/agent/v1`,
});

/** The resource that an operation belongs to. */
const resourceOf = ({ id, host }: KnownOperation, hosts: Hosts): string => {
  const { api, toolServer, agent } = resourcesOf(hosts);
  if (id === "toolServer.call") return toolServer;
  return host === "agent" ? agent : api;
};

const wellKnown = "/.well-known/oauth-protected-resource";

/** Where a resource's document is (RFC 9728, 3.1): between host and path. */
export const metadataOf = (resource: string): string => {
  const { origin, pathname } = new URL(resource);
  return `${origin}${wellKnown}${pathname === "/" ? "" : pathname}`;
};

/** The document that tells a caller of the operation how to get a token. */
export const metadataFor = (operation: KnownOperation, hosts: Hosts): string =>
  metadataOf(resourceOf(operation, hosts));

/** Refuses a token that is for another resource. */
export const refuseOtherResource = (
  { hosts }: Pick<Shell, "hosts">,
  operation: KnownOperation,
  { resource }: Principal,
): void => {
  const wanted = resourceOf(operation, hosts);
  if (resource === null || resource === wanted) return;
  throw invalidToken(`The token is for ${resource}; this is ${wanted}.`);
};
