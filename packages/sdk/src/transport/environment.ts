import { addressOf } from "./hosts.ts";
import type { HostOptions } from "./hosts.ts";

/** What a token and an address may belong to. */
export type Environment = "sandbox" | "staging" | "production";

/**
 * Refuses a token that belongs to another environment than the addresses, before anything is sent.
 *
 * @throws {TypeError} that shows neither the token nor more of the address than its host
 */
export const checkEnvironment = (
  token: string,
  options: HostOptions & { readonly environment?: Environment | undefined },
): void => {
  const [, own] = /^atlas_[a-z]+_([a-z]+)_/.exec(token) ?? [];
  for (const host of ["base", "console", "agent", "site"] as const) {
    // "localhost:4100" would parse, with the scheme "localhost".
    const { protocol, hostname } = new URL(addressOf(host, options).replace(/^(?!http)/i, "//"));
    const environment = options.environment ?? environmentOf(protocol, hostname);
    if (own && environment !== null && environment !== own)
      throw new TypeError(`A ${own} token is not for ${hostname} (${environment}).`);
  }
};

/** A public https address that does not say otherwise is production; of others nothing is known. */
const environmentOf = (protocol: string, hostname: string): string | null => {
  const [, label] = /\b(sandbox|staging)\b/.exec(hostname) ?? [];
  const inHouse = protocol === "http:" || /localhost$|^127\.|^\[/.test(hostname);
  return label ?? (inHouse ? null : "production");
};
