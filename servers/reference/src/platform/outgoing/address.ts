import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Public by its range, but answered inside a cloud's own network: the host agent of Azure machines. */
const INTERNAL_DESPITE_RANGE = new Set(["168.63.129.16"]);

/** Matches ::a.b.c.d. ipaddr.js reads it as ::ffff:a.b.c.d, but the system connects elsewhere. */
const IPV4_COMPATIBLE = /^::\d+\./;

const LOOPBACK_V4 = ipaddr.parseCIDR("127.0.0.0/8");
const LOOPBACK_V6 = ipaddr.parseCIDR("::1/128");
const GLOBAL_UNICAST_V6 = ipaddr.parseCIDR("2000::/3");

/** A block of addresses: a network and the length of its prefix. */
export type AddressBlock = readonly [ipaddr.IPv4 | ipaddr.IPv6, number];

/** Addresses that may be reached besides the public internet. */
export type Reach = { readonly allowLoopback: boolean; readonly allowed?: readonly AddressBlock[] };

/**
 * Tells if a connection to this address may be opened. Loopback and private blocks need permission; anything that is
 * not an address is refused.
 */
export const isAllowedAddress = (address: string, { allowLoopback, allowed = [] }: Reach): boolean => {
  if (isIP(address) === 0 || !ipaddr.isValid(address) || IPV4_COMPATIBLE.test(address)) return false;
  // An IPv4-mapped address (::ffff:0:0/96) is judged as its IPv4 address.
  const ip = ipaddr.process(address);
  return isPublic(ip) || (allowLoopback && isLoopback(ip)) || allowed.some((block) => isIn(block, ip));
};

const isIn = ([network, prefix]: AddressBlock, ip: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  network.kind() === ip.kind() && ip.match(network, prefix);

/** Refuses all IPv6 outside 2000::/3: it holds translations (NAT64) and future assignments. */
const isPublic = (ip: ipaddr.IPv4 | ipaddr.IPv6): boolean => {
  if (ip.range() !== "unicast" || INTERNAL_DESPITE_RANGE.has(ip.toString())) return false;
  return ip.kind() === "ipv4" || ip.match(GLOBAL_UNICAST_V6);
};

const isLoopback = (ip: ipaddr.IPv4 | ipaddr.IPv6): boolean =>
  ip.match(ip.kind() === "ipv4" ? LOOPBACK_V4 : LOOPBACK_V6);
