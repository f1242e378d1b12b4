/** The addresses of the service's hosts, without a slash at the end. */
export interface Hosts {
  base: string;
  console: string;
  agent: string;
  site: string;
}

/** A `Request` to the host which serves its path, in place of one to the base. */
export const requestClassFor = (hosts: Hosts): typeof Request =>
  class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === "string" ? addressed(input.slice(hosts.base.length), hosts) : input, init);
    }
  };

/** The address of the host which serves the path (interface specification, address placeholders). */
export const addressOf = (path: string, hosts: Hosts): string => {
  if (path.startsWith("/operator/")) return hosts.console;
  if (path.startsWith("/agent/v1/")) return hosts.agent;
  return sitePaths.has(path) ? hosts.site : hosts.base;
};

const addressed = (path: string, hosts: Hosts): string => addressOf(path.replace(/\?.*/s, ""), hosts) + path;

const sitePaths = new Set([
  "/agents.json",
  "/llms.txt",
  "/llms-full.txt",
  "/skill.md",
  "/agents",
  "/developers/agents",
  "/developers/changelog",
]);

/** The address without slashes at its end. */
export const withoutSlash = (url: string): string => url.replace(/\/+$/, "");
