/** Looks up host names, by asking the name servers directly. */
import { Resolver, getServers, lookup as systemLookup } from "node:dns/promises";
import { OutgoingError, systemErrorCode } from "./exchange.ts";

/** Returns every address of a host name; rejects if there is none. */
export type Resolve = (hostname: string) => Promise<readonly string[]>;

/** Milliseconds until a look-up fails. A webhook's attempt has time for the rest, and to ask whose fault it is. */
const LOOKUP_MS = 3_000;

/**
 * Reads `/etc/hosts`, then asks the name servers of the system by c-ares. The system's own look-up would hold one of
 * four threads while a name server is mute, so that one tenant's names would hold up those of all.
 */
export const resolveBySystem: Resolve = async (hostname) => {
  const found =
    "Bun" in globalThis
      ? await Bun.dns.lookup(hostname, { backend: "c-ares" })
      : await systemLookup(hostname, { all: true });
  return found.map(({ address }) => address);
};

/** Tells if a name server of the system answers. Asks for the servers of the root, which every one knows. */
export const nameServersAnswer = async (): Promise<boolean> => {
  const resolver = new Resolver({ timeout: 500, tries: 1 });
  resolver.setServers(getServers());
  try {
    await resolver.resolveNs(".");
    return true;
  } catch (cause) {
    return !SILENT.test(systemErrorCode(cause));
  }
};

/** Codes of c-ares when no name server has answered; Bun puts `DNS_` before them. */
const SILENT = /^(?:DNS_)?(?:ECONNREFUSED|ETIMEOUT)$/;

/**
 * Returns a resolver with a deadline, whose failures say whose they are: of the name, or of the deployment if none of its
 * name servers answers at all.
 */
export const inTime =
  (resolve: Resolve, answers: () => Promise<boolean>): Resolve =>
  async (hostname) => {
    const found = await orLate(resolve(hostname)).catch((cause: unknown) => systemErrorCode(cause));
    if (typeof found !== "string") return found;
    if (SILENT.test(found) && !(await answers())) {
      throw new OutgoingError("resolver_failed", "No name server of this deployment answers.");
    }
    throw new OutgoingError("dns_failed", `The host could not be resolved (${found}).`);
  };

const orLate = async (found: Promise<readonly string[]>): Promise<readonly string[]> => {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(Object.assign(new Error("late"), { code: "ETIMEOUT" })), LOOKUP_MS);
  try {
    return await Promise.race([found, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
