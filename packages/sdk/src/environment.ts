import type { Addresses, HostOptions } from "./hosts.ts";

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
