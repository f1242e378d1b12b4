import type { Shell } from "../shell.ts";
import { Problem } from "../rooms/problem.ts";

/**
 * Refuses requests under a host name that is not ours, or from a page of another origin: a name that is rebound to this
 * machine must not let a browser reach the tool server.
 */
export const guard = ({ toolServerHosts: trusted }: Shell, { url, headers }: Request): void => {
  if (trusted === null) return;
  const host = hostnameOf(`http://${headers.get("host") ?? URL.parse(url)?.host}`);
  if (!trusted.includes(host)) throw refused(`The tool server is not reached as ${host}.`);
  const origin = headers.get("origin");
  if (origin !== null && !trusted.includes(hostnameOf(origin))) {
    throw refused(`Pages of ${origin} may not call the tool server.`);
  }
};

const refused = (message: string): Problem => new Problem("permission_denied", message);

const hostnameOf = (url: string): string => URL.parse(url)?.hostname ?? "";

const loopback = ["localhost", "127.0.0.1", "[::1]"];
const everywhere = ["0.0.0.0", "[::]"];

/**
 * The host names under which the tool server may be asked: that of its address, and where that is of this machine, all
 * names of it. Null, which is any, where it listens everywhere and has been given no name.
 */
export const toolServerHosts = (address: string): readonly string[] | null => {
  const host = hostnameOf(address);
  if (everywhere.includes(host)) return null;
  return loopback.includes(host) ? loopback : [host];
};
