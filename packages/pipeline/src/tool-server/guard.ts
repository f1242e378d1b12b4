import type { Shell } from "../shell.ts";
import { Problem } from "../rooms/problem.ts";
import { foreignHost, isTrustedHost, isTrustedOrigin } from "../trusted-hosts.ts";

/**
 * Refuses requests under a foreign host name or from a foreign page, as MCP asks of every server. This holds even if
 * other paths are served under any name.
 */
export const guard = ({ toolServerHosts: trusted }: Shell, { url, headers }: Request): void => {
  if (trusted === null) return;
  const host = headers.get("host") ?? URL.parse(url)?.host ?? "";
  if (!isTrustedHost(trusted, host)) {
    throw refused(foreignHost(host, "ATLAS_ALLOWED_HOSTS lists the names of the tool server"));
  }
  const origin = headers.get("origin");
  if (origin !== null && !isTrustedOrigin(trusted, origin)) {
    throw refused(`Pages of ${origin} may not call the tool server.`);
  }
};

const refused = (message: string): Problem => new Problem("permission_denied", message);
