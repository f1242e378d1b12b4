import http from "node:http";
import https from "node:https";

/** How long an unused connection is kept, and how many for one origin. */
const IDLE_MS = 10_000;
export const IDLE_CONNECTIONS = 64;

export type Agents = { http: http.Agent; https: https.Agent };

/**
 * Agents of the client's own, apart from the process's global ones, so that no proxy settings are read. A kept
 * connection leads to the address that was checked when it was opened; a new one is checked again.
 *
 * @param trustedCertificates PEM certificates to trust in place of the well-known authorities
 */
export function createAgents(trustedCertificates: string | undefined): Agents {
  const kept = { keepAlive: true, maxFreeSockets: IDLE_CONNECTIONS, timeout: IDLE_MS };
  // Stated, because the environment can otherwise turn certificate checks off for the whole process.
  const secure = { rejectUnauthorized: true, ...(trustedCertificates && { ca: trustedCertificates }) };
  return { http: new http.Agent(kept), https: new https.Agent({ ...kept, ...secure }) };
}
