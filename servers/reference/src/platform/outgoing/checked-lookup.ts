import { lookup as systemLookup } from "node:dns/promises";
import { isIP, type LookupFunction } from "node:net";
import { type Reach, isAllowedAddress } from "./address.ts";
import { OutgoingError, systemErrorCode } from "./failure.ts";

/** Returns every address of a host name; rejects if there is none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export const resolveBySystem: Resolve = async (hostname) => {
  const found = await systemLookup(hostname, { all: true });
  return found.map(({ address }) => address);
};

/**
 * A `lookup` for `node:http` that hands out only addresses it has checked. The socket connects to what it returns, so
 * there is no second resolution that could give another answer (DNS rebinding).
 */
export function checkedLookup(resolve: Resolve, reach: Reach): LookupFunction {
  return (hostname, options, callback) => {
    checkedAddresses(resolve, hostname, reach).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all) callback(null, [...addresses]);
        else callback(null, first.address, first.family);
      },
      (error: OutgoingError) => callback(error, ""),
    );
  };
}

type Address = { address: string; family: number };

/** One forbidden address among several refuses the host: which of them is tried is not ours to decide. */
async function checkedAddresses(resolve: Resolve, hostname: string, reach: Reach): Promise<[Address, ...Address[]]> {
  const addresses = await resolve(hostname).catch((cause: unknown) => {
    throw new OutgoingError("dns_failed", `The host could not be resolved (${systemErrorCode(cause)}).`);
  });
  const [first, ...others] = addresses.map((address) => ({ address, family: isIP(address) }));
  if (first === undefined) throw new OutgoingError("dns_failed", "The host has no address.");
  if (!addresses.every((address) => isAllowedAddress(address, reach))) {
    throw new OutgoingError("blocked_address", "The host is not on the public internet.");
  }
  return [first, ...others];
}
