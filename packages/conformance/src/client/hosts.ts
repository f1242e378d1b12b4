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

const sitePaths = new Set<string>(
  Object.values(operations)
    .filter(({ host }) => host === "site")
    .map(({ path }) => path),
);

/** The host that serves a path, also one that no operation has. */
export const hostOf = (path: string): Host => {
  if (path.startsWith("/operator/")) return "console";
  if (path.startsWith("/agent/")) return "agent";
  return sitePaths.has(path.replace(/\?.*/s, "")) ? "site" : "api";
};
