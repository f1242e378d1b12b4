import { type Host, operations } from "@atlas-messaging/contract";

/** The hosts of a deployment (interface specification, address placeholders); all on `baseUrl` unless told otherwise. */
export interface Addresses {
  readonly baseUrl: string;
  readonly consoleUrl?: string | undefined;
  readonly agentUrl?: string | undefined;
  readonly siteUrl?: string | undefined;
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, "");

export const addressesByHost = ({ baseUrl, consoleUrl, agentUrl, siteUrl }: Addresses): Record<Host, string> => ({
  api: withoutSlash(baseUrl),
  console: withoutSlash(consoleUrl ?? baseUrl),
  agent: withoutSlash(agentUrl ?? baseUrl),
  site: withoutSlash(siteUrl ?? baseUrl),
});

const beginningOf = (path: string): string => path.split(/[/?]/, 2)[1] ?? "";

/** By what the paths of operations begin with: `operator` for the console. */
const hosts = new Map<string, Host>(Object.values(operations).map(({ path, host }) => [beginningOf(path), host]));

/** The host that serves a path, also one that no operation has. */
export const hostOf = (path: string): Host => hosts.get(beginningOf(path)) ?? "api";
