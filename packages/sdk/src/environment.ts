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

/** Environment of a token or an address. */
export type Environment = "sandbox" | "staging" | "production";

const sandboxUrl = "http://127.0.0.1:4100";

/**
 * Returns the addresses of the hosts, as requests have them. Before anything is sent, refuses what no path can be
 * appended to, a token of another environment, and a production token over plain HTTP.
 *
 * @throws {TypeError} that names the address, and never the token
 */
export const addressesOf = (
  token: string,
  options: HostOptions & { readonly environment?: Environment | undefined },
): Addresses => {
  const own = /^atlas_[a-z]+_([a-z]+)_/.exec(token)?.[1];
  const checked = (given = options.baseUrl ?? sandboxUrl): string => {
    const address = given.trim();
    // "localhost:4100" would parse with the scheme "localhost", and a path would go into a query. Platforms quote an
    // address that they refuse, with its password.
    if (!/^https?:\/\/[^\s?#@]+$/i.test(address)) throw new TypeError("Invalid address.");
    const { protocol, hostname, href } = new URL(address);
    const isPlain = protocol === "http:";
    const isLocal = /(^|\.)localhost$|^127[.\d]+$|^\[::1]$/.test(hostname);
    // A public https address that names no environment is production; others are unknown.
    const unnamed = isPlain || isLocal || hostname[0] === "[" ? own : "production";
    const environment = options.environment ?? /\b(sandbox|staging)\b/.exec(hostname)?.[0] ?? unnamed;
    // A production token would travel unencrypted over plain HTTP, which is only for this machine.
    if (own && (own !== environment || (own === "production" && isPlain && !isLocal)))
      throw new TypeError(`A ${own} token is not for ${href}.`);
    return href.replace(/\/+$/, "");
  };
  return {
    base: checked(),
    console: checked(options.consoleUrl),
    agent: checked(options.agentUrl),
    site: checked(options.siteUrl),
  };
};
