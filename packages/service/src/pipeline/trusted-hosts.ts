import { type Operation, operations } from "@atlas-messaging/contract";
import type { Environment } from "../rows/primitives.ts";

// Trusted host names of a service on a private machine. In DNS rebinding, a page's name resolves to that machine and
// arrives as `Host`. Such a page must not reach the service.

/** Host names as URLs have them; `loopback` adds every loopback name. */
export interface TrustedHosts {
  readonly names: readonly string[];
  readonly loopback: boolean;
}

const hostnameOf = (url: string): string => (URL.parse(url)?.hostname ?? "").replace(/\.$/, "");

const isLoopback = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || /^127(\.\d+){3}$/.test(name) || name === "[::1]";

const everywhere = ["0.0.0.0", "[::]"];

/**
 * Collects the names in these addresses and the given ones. Wildcard addresses are skipped, since no client uses them.
 */
export const trustedHosts = (addresses: readonly string[], names: readonly string[] = []): TrustedHosts => {
  const all = [...addresses.map(hostnameOf), ...names.map((name) => hostnameOf(`http://${name}`))];
  return { names: all.filter((name) => name !== "" && !everywhere.includes(name)), loopback: all.some(isLoopback) };
};

/** A name or address with an optional port. The URL parser alone would accept a user, a path or escapes too. */
const plain = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d*)?$/i;

/** Tells if a `Host` or URL authority is trusted, whatever its port. */
export const isTrustedHost = (trusted: TrustedHosts, host: string): boolean => {
  if (!plain.test(host)) return false;
  const name = hostnameOf(`http://${host}`);
  return (trusted.loopback && isLoopback(name)) || trusted.names.includes(name);
};

const probes: readonly string[] = Object.values<Operation>(operations).flatMap(({ probe, path }) =>
  probe ? path : [],
);

/** Tells if a path is one that load balancers ask, under any name. */
export const isProbePath = (path: string): boolean => probes.includes(path);

/** Tells if an origin is trusted. `null`, which sandboxed pages send, is not. */
export const isTrustedOrigin = (trusted: TrustedHosts, origin: string): boolean =>
  isTrustedHost(trusted, URL.parse(origin)?.host ?? "");

/** Origins whose pages may call across origins. */
export interface AllowingOrigins {
  readonly environment: Environment;
  readonly allowedOrigins?: readonly string[];
}

/** Tells if pages of an origin may call across origins: those that are listed, and in a sandbox those of the same machine. */
export const isAllowedOrigin = ({ environment, allowedOrigins = [] }: AllowingOrigins, origin: string): boolean =>
  allowedOrigins.includes(origin) || (environment === "sandbox" && isLoopback(hostnameOf(origin)));

/** Tells if a text is an origin of a page, as browsers send it: scheme, host and port, without a path. */
export const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

/** Returns the message for a request under a foreign name; `remedy` says how to allow it. */
export const foreignHost = (host: string, remedy: string): string =>
  `This service does not answer under the name ${host.slice(0, 255)}; ${remedy}.`;
