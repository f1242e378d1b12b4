import { Recent } from "../recent.ts";
import type { CheckedAddresses } from "./checked-addresses.ts";
import { IDLE_MS } from "./exchange.ts";

const mostHosts = 1_000;

/**
 * Asks for the addresses of a host once in so long as an idle connection to them would be kept anyway. What is
 * remembered has been checked, so a name that changes its mind in between gains nothing.
 */
export const rememberAddresses = (addressesOf: CheckedAddresses, now: () => number): CheckedAddresses => {
  const known = new Recent<{ readonly addresses: ReturnType<CheckedAddresses>; readonly until: number }>(mostHosts);
  return (hostname) => {
    const before = known.get(hostname);
    if (before && now() < before.until) return before.addresses;
    const addresses = addressesOf(hostname);
    known.note(hostname, { addresses, until: now() + IDLE_MS });
    addresses.catch(() => known.forget(hostname));
    return addresses;
  };
};
