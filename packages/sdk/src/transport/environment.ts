import type { Addresses, HostOptions } from "./hosts.ts";

/** What a token and an address may belong to. */
export type Environment = "sandbox" | "staging" | "production";

const sandboxUrl = "http://127.0.0.1:4100";

/**
 * Where the hosts are. Refuses a token that belongs to another environment than they do, and one of production where it
 * would travel in the clear, before anything is sent.
 *
 * @throws {TypeError} that shows neither the token nor more of the address than its host
 */
export const addressesOf = (
  token: string,
  options: HostOptions & { readonly environment?: Environment | undefined },
): Addresses => {
  const [, own] = /^atlas_[a-z]+_([a-z]+)_/.exec(token) ?? [];
  const checked = (address = options.baseUrl ?? sandboxUrl): string => {
    // "localhost:4100" would parse, with the scheme "localhost"; and fetch takes no address with a password, but tells it.
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

/** Whether a token of production would travel in the clear: http is for this machine alone. */
const isOpen = (own: string | undefined, protocol: string, hostname: string): boolean =>
  own === "production" && protocol === "http:" && !/^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1]$/.test(hostname);

/** A public https address that does not say otherwise is production; of others nothing is known. */
const environmentOf = (protocol: string, hostname: string): string | null => {
  const [, label] = /\b(sandbox|staging)\b/.exec(hostname) ?? [];
  const inHouse = protocol === "http:" || /localhost$|^127\.|^\[/.test(hostname);
  return label ?? (inHouse ? null : "production");
};
