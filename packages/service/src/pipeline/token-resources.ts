/**
 * Resources of OAuth tokens (RFC 8707): the public API, the tool server and the Agent API. A token for one of them is
 * invalid at the others. A token without a resource is valid at all.
 */
import type { KnownOperation } from "@atlas-messaging/server-stubs";
import type { Hosts } from "./services.ts";

/** Returns the addresses of the resources. */
export const resourcesOf = ({ api, agent }: Hosts) => ({
  api,
  toolServer: `${api}/atlas/v1/mcp`,
  agent: `${agent}/agent/v1`,
});

/** Returns the resource that an operation belongs to. */
export const resourceOf = ({ id, host }: KnownOperation, hosts: Hosts): string => {
  const { api, toolServer, agent } = resourcesOf(hosts);
  if (id === "toolServer.call") return toolServer;
  return host === "agent" ? agent : api;
};

const wellKnown = "/.well-known/oauth-protected-resource";

/** Returns the URL of a resource's metadata (RFC 9728, 3.1), with the well-known path between host and path. */
export const metadataOf = (resource: string): string => {
  const { origin, pathname } = new URL(resource);
  return `${origin}${wellKnown}${pathname === "/" ? "" : pathname}`;
};

/** Returns the metadata URL for callers of an operation. */
export const metadataFor = (operation: KnownOperation, hosts: Hosts): string =>
  metadataOf(resourceOf(operation, hosts));
