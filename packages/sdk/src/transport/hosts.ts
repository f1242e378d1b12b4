/** A host by the name of its option. */
export type HostName = "base" | "console" | "agent" | "site";

/** Where the service is; each host is the public API's unless told otherwise. */
export interface HostOptions {
  /** The public API host; the local sandbox by default. */
  readonly baseUrl?: string | undefined;
  /** The developer console host; `baseUrl` by default. */
  readonly consoleUrl?: string | undefined;
  /** The Agent API host; `baseUrl` by default. */
  readonly agentUrl?: string | undefined;
  /** The host of the public discovery documents; `baseUrl` by default. */
  readonly siteUrl?: string | undefined;
}

/** Where each host is, without a slash at the end. */
export type Addresses = Readonly<Record<HostName, string>>;
