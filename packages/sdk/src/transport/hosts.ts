/** Host, named after its option. */
export type HostName = "base" | "console" | "agent" | "site";

/** Addresses of the service. Each host defaults to `baseUrl`. */
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

/** Address of each host, without a trailing slash. */
export type Addresses = Readonly<Record<HostName, string>>;
