import { LRUCache } from "lru-cache";
import type { CheckedAddresses } from "./checked-addresses.ts";
import { IDLE_MS } from "./exchange.ts";

const maxHosts = 1_000;

/**
 * Caches a host's checked addresses for as long as an idle connection would live. A name that changes in between gains
 * nothing.
 */
export const rememberAddresses = (addressesOf: CheckedAddresses, now: () => number): CheckedAddresses => {
  const known = new LRUCache<string, { readonly addresses: ReturnType<CheckedAddresses>; readonly until: number }>({
    max: maxHosts,
  });
  return (hostname) => {
    const before = known.get(hostname);
    if (before && now() < before.until) return before.addresses;
    const addresses = addressesOf(hostname);
    known.set(hostname, { addresses, until: now() + IDLE_MS });
    addresses.catch(() => known.delete(hostname));
    return addresses;
  };
};
