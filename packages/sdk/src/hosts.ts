/** Host, named after its option. */
export type HostName = "base" | "console" | "agent" | "site";

/**
 * Addresses of the service. Each host defaults to `baseUrl`. White space around an address is ignored, as is a slash at
 * its end. An address without http(s), or with white space inside, a user name, a query or a fragment, is refused when
 * the client is made.
 */
export interface HostOptions {
  /** Public API host. The local sandbox by default. */
  readonly baseUrl?: string | undefined;
  /** Developer console host. `baseUrl` by default. */
  readonly consoleUrl?: string | undefined;
  /** Agent API host. `baseUrl` by default. */
  readonly agentUrl?: string | undefined;
  /** Host of the public discovery documents. `baseUrl` by default. */
  readonly siteUrl?: string | undefined;
}

/** Address of each host as requests have it, without a trailing slash. */
export type Addresses = Readonly<Record<HostName, string>>;
