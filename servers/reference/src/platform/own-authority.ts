/**
 * An authority of the deployment's own (NODE_EXTRA_CA_CERTS). Bun reads the variable when it starts, before the file
 * `.env`, so a process that has it from there would not trust what the others trust.
 */
import { readFileSync } from "node:fs";
import tls from "node:tls";
import { SettingsError } from "./variables.ts";

/** Returns the certificates to trust in requests by `fetch`; undefined where Bun trusts the right ones by itself. */
export const trustedCertificates = (file: string | undefined): string[] | undefined => {
  if (file === undefined || !("Bun" in globalThis) || tls.getCACertificates("extra").length > 0) return undefined;
  try {
    const trusted = [...tls.getCACertificates("default"), readFileSync(file, "utf8")];
    // Mail and PostgreSQL take the default.
    tls.setDefaultCACertificates(trusted);
    return trusted;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SettingsError(`NODE_EXTRA_CA_CERTS must name a file of certificates (${reason}).`);
  }
};
