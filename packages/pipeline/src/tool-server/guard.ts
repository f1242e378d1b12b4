import type { Shell } from "../shell.ts";
import { Problem } from "../rooms/problem.ts";
import { foreignHost, isTrustedHost, isTrustedOrigin } from "../trusted-hosts.ts";

/**
 * Refuses requests under a host name that is not ours, or from a page of another origin, as MCP asks of every server: also
 * where other paths are answered under any name.
 */
export const guard = ({ toolServerHosts: trusted }: Shell, { url, headers }: Request): void => {
  if (trusted === null) return;
  const host = headers.get("host") ?? URL.parse(url)?.host ?? "";
  if (!isTrustedHost(trusted, host)) {
    throw refused(foreignHost(host, "ATLAS_ALLOWED_HOSTS lists the names under which the tool server is"));
  }
  const origin = headers.get("origin");
  if (origin !== null && !isTrustedOrigin(trusted, origin)) {
    throw refused(`Pages of ${origin} may not call the tool server.`);
  }
};

const refused = (message: string): Problem => new Problem("permission_denied", message);
