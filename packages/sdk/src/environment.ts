import type { Addresses, HostOptions } from "./hosts.ts";

/** Environment of a token or an address. */
export type Environment = "sandbox" | "staging" | "production";

const sandboxUrl = "http://127.0.0.1:4100";

/**
 * Returns the addresses of the hosts, as requests have them. Before anything is sent, refuses what no path can be
 * appended to, a token of another environment, and a production token over plain HTTP.
 *
 * @throws {TypeError} that names the host of the address, and never the token
 */
export const addressesOf = (
  token: string,
  options: HostOptions & { readonly environment?: Environment | undefined },
): Addresses => {
  const [, own] = /^atlas_[a-z]+_([a-z]+)_/.exec(token) ?? [];
  const checked = (given = options.baseUrl ?? sandboxUrl): string => {
    const address = given.trim();
    // "localhost:4100" would parse with the scheme "localhost", and a path would go into a query. Platforms quote an
    // address that they refuse, with its password.
    if (!/^https?:\/\/[^\s?#@]+$/i.test(address)) throw new TypeError("Invalid address.");
    const { protocol, hostname, href } = new URL(address);
    const environment = isOpen(own, protocol, hostname)
      ? "plain http"
      : (options.environment ?? environmentOf(protocol, hostname));
    if (own && environment && environment !== own)
      throw new TypeError(`A ${own} token is not for ${hostname} (${environment}).`);
    return href.replace(/\/+$/, "");
  };
  return {
    base: checked(),
    console: checked(options.consoleUrl),
    agent: checked(options.agentUrl),
    site: checked(options.siteUrl),
  };
};

/** True if a production token would travel unencrypted. Plain HTTP is only for this machine. */
const isOpen = (own: string | undefined, protocol: string, hostname: string): boolean =>
  own === "production" && protocol === "http:" && !/^(.+\.)?localhost$|^127[.\d]+$|^\[::1]$/.test(hostname);

/**
 * Returns the environment that an address names. A public https address without one is production; others are unknown.
 */
const environmentOf = (protocol: string, hostname: string): string | null => {
  const [, label] = /\b(sandbox|staging)\b/.exec(hostname) ?? [];
  const inHouse = protocol === "http:" || /localhost$|^127\.|^\[/.test(hostname);
  return label ?? (inHouse ? null : "production");
};
