/**
 * What an OAuth token may be for (RFC 8707): the public API, the tool server or the Agent API. One that was asked for one of
 * them is worth nothing at another; one that was asked for none is for all of the service.
 */
import type { Hosts } from "../shell.ts";
import { invalidToken } from "./authenticate.ts";
import { type Context, type KnownOperation, operationOf, principalOf } from "./context.ts";

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
export const refuseOtherResource = (context: Context): void => {
  const operation = operationOf(context);
  if (operation.auth.scheme === "none") return;
  const { resource } = principalOf(context);
  const wanted = resourceOf(operation, context.shell.hosts);
  if (resource === null || resource === wanted) return;
  throw invalidToken(`The token is for ${resource}; this is ${wanted}.`);
};
