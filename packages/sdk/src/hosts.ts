/** The addresses of the service's hosts, without a slash at the end. */
export interface Hosts {
  base: string;
  console: string;
  agent: string;
}

/** A `Request` to the host which serves its path: `/operator` goes to the console, `/agent/v1` to the Agent API. */
export const requestClassFor = (hosts: Hosts): typeof Request =>
  class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(typeof input === "string" ? addressed(input, hosts) : input, init);
    }
  };

const addressed = (url: string, hosts: Hosts): string => {
  const path = url.slice(hosts.base.length);
  if (path.startsWith("/operator/")) return hosts.console + path;
  return path.startsWith("/agent/v1/") ? hosts.agent + path : url;
};

/** The address without slashes at its end. */
export const withoutSlash = (url: string): string => url.replace(/\/+$/, "");
