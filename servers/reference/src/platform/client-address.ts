/**
 * Finds the client's address behind reverse proxies. `app.ts` asks here once per request and passes the result to every
 * surface and limit.
 */
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** A range of addresses: an IPv4 or IPv6 network and the length of its prefix. */
export type AddressRange = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Parses an address or a CIDR block from a setting; null when it is neither. */
export const readRange = (text: string): AddressRange | null => {
  const [address = "", prefix, ...rest] = text.split("/");
  const ip = readAddress(address);
  const bits = ip?.kind() === "ipv4" ? 32 : 128;
  // A prefix of an IPv4-mapped IPv6 block would have another length.
  if (!ip || rest.length > 0 || (prefix !== undefined && address.includes(":") && ip.kind() === "ipv4")) return null;
  if (prefix === undefined) return [ip, bits];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= bits ? [ip, Number(prefix)] : null;
};

declare const concluded: unique symbol;

/**
 * Address that rate limits count: an IPv4 address, or the /64 network of an IPv6 one. Only `concludeClient` makes one,
 * so a socket's peer cannot be mistaken for it.
 */
export type ClientAddress = string & { readonly [concluded]: true };

/** Bun's server; null where there is no socket. */
export type Listener = { requestIP(request: Request): { readonly address: string } | null } | null;

/** Finds the address that a request counts for; null if unknown. */
export const concludeClient = (
  request: Request,
  listener: Listener,
  trusted: readonly AddressRange[],
): ClientAddress | null => concludeAddress(listener?.requestIP(request)?.address ?? null, request.headers, trusted);

/** Does the same for a given peer address. */
export const concludeAddress = (
  peer: string | null,
  headers: Headers,
  trusted: readonly AddressRange[],
): ClientAddress | null => {
  const address = clientAddressOf(peer, trusted.length === 0 ? null : headers.get("x-forwarded-for"), trusted);
  // The brand proves that an address was found here.
  return address === null ? null : (countedAs(address) as ClientAddress);
};

/** One subscriber has a whole /64 of IPv6, so addresses of it count together. */
const countedAs = (address: string): string => {
  if (!address.includes(":")) return address;
  const ip = readAddress(address);
  if (!ip || ip.kind() === "ipv4") return ip?.toString() ?? address;
  const bytes = ip.toByteArray();
  // Translated IPv4 (RFC 6052) has one network for all clients: the address that was translated counts.
  if (ip.range() === "rfc6052") return new ipaddr.IPv4(bytes.slice(12)).toString();
  return `${new ipaddr.IPv6([...bytes.slice(0, 8), 0, 0, 0, 0, 0, 0, 0, 0]).toString()}/64`;
};

/**
 * Finds the client's address. `X-Forwarded-For` is read from right to left while trusted proxies wrote it; the first
 * other address is the client. In all other cases the peer counts, so nobody can choose an address.
 */
export const clientAddressOf = (
  peer: string | null,
  forwardedFor: string | null,
  trusted: readonly AddressRange[],
): string | null => {
  if (trusted.length === 0 && peer !== null && isIP(peer) === 4) return peer;
  const nearest = peer === null ? null : readAddress(peer);
  if (!nearest || forwardedFor === null || !isIn(trusted, nearest)) return nearest?.toString() ?? peer;
  for (const hop of forwardedFor.split(",").toReversed()) {
    const address = readHop(hop.trim());
    if (!address) break;
    if (!isIn(trusted, address)) return address.toString();
  }
  return nearest.toString();
};

/** Unwraps IPv4-mapped IPv6. Short and hexadecimal forms of IPv4 are refused. */
const readAddress = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  isIP(text) === 0 ? null : ipaddr.process(text);

/** Some proxies add the port: `192.0.2.1:4100`, `[2001:db8::1]:4100`. */
const readHop = (text: string): ipaddr.IPv4 | ipaddr.IPv6 | null =>
  readAddress(/^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text);

const isIn = (ranges: readonly AddressRange[], address: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  ranges.some(([network, prefix]) => network.kind() === address.kind() && address.match(network, prefix));
