import { lookup as systemLookup } from "node:dns/promises";
import { isIP } from "node:net";
import { type Reach, isAllowedAddress } from "./address.ts";
import { OutgoingError, systemErrorCode } from "./failure.ts";

/** Returns every address of a host name; rejects if there is none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

export const resolveBySystem: Resolve = async (hostname) => {
  const found = await systemLookup(hostname, { all: true });
  return found.map(({ address }) => address);
};

export type Address = { readonly address: string; readonly family: number };

/** Returns the addresses of a host, all of them allowed. */
export type CheckedAddresses = (hostname: string) => Promise<readonly [Address, ...Address[]]>;

/** Refuses a host with any forbidden address, since we do not choose which one is used. */
export const checkedAddresses =
  (resolve: Resolve, reach: Reach): CheckedAddresses =>
  async (hostname) => {
    const addresses = await resolve(hostname).catch((cause: unknown) => {
      throw new OutgoingError("dns_failed", `The host could not be resolved (${systemErrorCode(cause)}).`);
    });
    const [first, ...others] = addresses.map((address) => ({ address, family: isIP(address) }));
    if (first === undefined) throw new OutgoingError("dns_failed", "The host has no address.");
    if (!addresses.every((address) => isAllowedAddress(address, reach))) {
      throw new OutgoingError("blocked_address", "The host is not on the public internet.");
    }
    return [first, ...others];
  };
