import type { Addresses, HostOptions } from "./hosts.ts";

/** Environment of a token or an address. */
export type Environment = "sandbox" | "staging" | "production";

const sandboxUrl = "http://127.0.0.1:4100";

/**
 * Returns the addresses of the hosts. Before anything is sent, refuses a token of another environment, and a production
 * token over plain HTTP.
 *
 * @throws {TypeError} that names the host of the address, and never the token
 */
export const addressesOf = (
  token: string,
  options: HostOptions & { readonly environment?: Environment | undefined },
): Addresses => {
  const [, own] = /^atlas_[a-z]+_([a-z]+)_/.exec(token) ?? [];
  const checked = (address = options.baseUrl ?? sandboxUrl): string => {
    // "localhost:4100" would parse with the scheme "localhost". `fetch` refuses an address with a password and quotes
    // it.
    const { protocol, hostname } = new URL(address.replace(/^(?!http)|^.+@/i, "//"));
    const environment = isOpen(own, protocol, hostname)
      ? "plain http"
      : (options.environment ?? environmentOf(protocol, hostname));
    if (own && environment && environment !== own)
      throw new TypeError(`A ${own} token is not for ${hostname} (${environment}).`);
    return address.replace(/\/+$/, "");
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
  own === "production" && protocol === "http:" && !/^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1]$/.test(hostname);

/**
 * Returns the environment that an address names. A public https address without one is production; others are unknown.
 */
const environmentOf = (protocol: string, hostname: string): string | null => {
  const [, label] = /\b(sandbox|staging)\b/.exec(hostname) ?? [];
  const inHouse = protocol === "http:" || /localhost$|^127\.|^\[/.test(hostname);
  return label ?? (inHouse ? null : "production");
};
