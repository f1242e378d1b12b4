import { type Host, operations } from "@atlas-messaging/contract";

/** Addresses of a deployment's hosts (interface specification, address placeholders). All default to `baseUrl`. */
export interface Addresses {
  readonly baseUrl: string;
  readonly consoleUrl?: string | undefined;
  readonly agentUrl?: string | undefined;
  readonly siteUrl?: string | undefined;
}

const loopback = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Tells if an address is one of this machine alone. */
export const isLoopback = (url: string): boolean => loopback.test(new URL(url).hostname);

const withoutSlash = (url: string): string => url.replace(/\/+$/, "");

export const addressesByHost = ({ baseUrl, consoleUrl, agentUrl, siteUrl }: Addresses): Record<Host, string> => ({
  api: withoutSlash(baseUrl),
  console: withoutSlash(consoleUrl ?? baseUrl),
  agent: withoutSlash(agentUrl ?? baseUrl),
  site: withoutSlash(siteUrl ?? baseUrl),
});

const beginningOf = (path: string): string => path.split(/[/?]/, 2)[1] ?? "";

/** Hosts by the first segment of a path: `operator` is the console. */
const hosts = new Map<string, Host>(Object.values(operations).map(({ path, host }) => [beginningOf(path), host]));

/** Returns the host of a path, even an unknown one. */
export const hostOf = (path: string): Host => hosts.get(beginningOf(path)) ?? "api";
