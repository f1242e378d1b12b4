import { isIP } from "node:net";
import type { Predicate } from "@atlas-messaging/service/core/outcome";
import { problemOfTarget } from "@atlas-messaging/service/webhooks/target";
import { IDLE_MS, OutgoingError } from "./exchange.ts";
import type { Resolve } from "./names.ts";
import { LRUCache } from "lru-cache";
import ipaddr from "ipaddr.js";

/** Result of checking a URL without resolving its host; the problem goes on with what the URL is called. */
export type UrlCheck =
  | { ok: true; url: URL }
  | { ok: false; error: "invalid_url" | "blocked_address"; problem: Predicate };

/**
 * Checks scheme, credentials, port, and hosts that are addresses or localhost. The URL parser has already normalized
 * decimal, octal, hexadecimal and short addresses.
 */
export const checkTargetUrl = (text: string, reach: Reach): UrlCheck => {
  const problem = problemOfTarget(text);
  if (problem !== null) return { ok: false, error: "invalid_url", problem };
  const url = new URL(text);
  return isBlockedHost(hostOf(url), reach) ? blocked() : { ok: true, url };
};

/** Returns the host for a resolver: IPv6 without brackets, a name without its trailing dot. */
export const hostOf = (url: URL): string => {
  const { hostname } = url;
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname.replace(/\.$/, "");
};

const isBlockedHost = (host: string, reach: Reach): boolean => {
  if (isIP(host) !== 0) return !isAllowedAddress(host, reach);
  // Its addresses are checked when it is resolved; here it is enough that one of them may be reached.
  return /(^|\.)localhost$/.test(host) && !loopbacks.some((address) => isAllowedAddress(address, reach));
};

const loopbacks = ["127.0.0.1", "::1"];

const notPublic = "must name a host on the public internet; the deployment may allow others by ATLAS_ALLOWED_TARGETS";

const blocked = (): UrlCheck => ({
  ok: false,
  error: "blocked_address",
  problem: notPublic,
});

export type Address = { readonly address: string; readonly family: number };

/** Returns the addresses of a host, all of them allowed. */
export type CheckedAddresses = (hostname: string) => Promise<readonly [Address, ...Address[]]>;

/** Refuses a host with any forbidden address, since we do not choose which one is used. */
export const checkedAddresses =
  (resolve: Resolve, reach: Reach): CheckedAddresses =>
  async (hostname) => {
    const addresses = await resolve(hostname);
    const [first, ...others] = addresses.map((address) => ({ address, family: isIP(address) }));
    if (first === undefined) throw new OutgoingError("dns_failed", "The host has no address.");
    if (!addresses.every((address) => isAllowedAddress(address, reach))) {
      throw new OutgoingError("blocked_address", `The URL ${notPublic}.`);
    }
    return [first, ...others];
  };

const maxHosts = 1_000;

/** Milliseconds that a failed look-up is remembered, so that a burst to a mute name asks once. */
const FAILED_MS = 5_000;

/**
 * Caches a host's checked addresses for as long as an idle connection would live, and a failure for less. A name that
 * changes in between gains nothing.
 */
export const rememberAddresses = (addressesOf: CheckedAddresses, now: () => number): CheckedAddresses => {
  const known = new LRUCache<string, { readonly addresses: ReturnType<CheckedAddresses>; until: number }>({
    max: maxHosts,
  });
  return (hostname) => {
    const before = known.get(hostname);
    if (before && now() < before.until) return before.addresses;
    const addresses = addressesOf(hostname);
    const asked = { addresses, until: now() + IDLE_MS };
    known.set(hostname, asked);
    addresses.catch(() => (asked.until = now() + FAILED_MS));
    return addresses;
  };
};

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
