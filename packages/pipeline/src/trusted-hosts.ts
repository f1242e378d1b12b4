/**
 * Under which host names a service on somebody's own machine may be asked. A page whose name is rebound to that machine
 * sends its own name as `Host`: it must not reach what only the machine's user is meant to reach.
 */

/** Host names as URLs have them; `loopback` adds every name of this machine. */
export interface TrustedHosts {
  readonly names: readonly string[];
  readonly loopback: boolean;
}

const hostnameOf = (url: string): string => (URL.parse(url)?.hostname ?? "").replace(/\.$/, "");

const isLoopback = (name: string): boolean =>
  name === "localhost" || name.endsWith(".localhost") || /^127(\.\d+){3}$/.test(name) || name === "[::1]";

const everywhere = ["0.0.0.0", "[::]"];

/** The names in these addresses, and those given. Nobody asks for the address that means all of them. */
export const trustedHosts = (addresses: readonly string[], names: readonly string[] = []): TrustedHosts => {
  const all = [...addresses.map(hostnameOf), ...names.map((name) => hostnameOf(`http://${name}`))];
  return { names: all.filter((name) => name !== "" && !everywhere.includes(name)), loopback: all.some(isLoopback) };
};

/** A name or an address, and a port. The URL parser would find a host in what has a user, a path or escapes as well. */
const plain = /^(?:\[[\da-f:.]+\]|[\w.-]+)(?::\d*)?$/i;

/** Whether a `Host`, or a URL's authority, is one of them, whatever its port. */
export const isTrustedHost = (trusted: TrustedHosts, host: string): boolean => {
  if (!plain.test(host)) return false;
  const name = hostnameOf(`http://${host}`);
  return (trusted.loopback && isLoopback(name)) || trusted.names.includes(name);
};

/** Whether a page of this origin is one of theirs; `null`, which sandboxed pages send, is not. */
export const isTrustedOrigin = (trusted: TrustedHosts, origin: string): boolean =>
  isTrustedHost(trusted, URL.parse(origin)?.host ?? "");

/** What a request under another name is told. `remedy` says how to allow it. */
export const foreignHost = (host: string, remedy: string): string =>
  `This service is not asked under the name ${host.slice(0, 255)}; ${remedy}.`;
