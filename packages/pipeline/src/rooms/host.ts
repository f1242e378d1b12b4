/** Host check ahead of every path and surface. */
import type { Shell } from "../shell.ts";
import { foreignHost, isProbePath, isTrustedHost } from "../trusted-hosts.ts";
import type { Arrived } from "./correlate.ts";
import { Problem } from "./problem.ts";
import { answerSurface } from "./surface.ts";

const remedy = "ATLAS_ALLOWED_HOSTS lists its names";

/** Probes come by address from local tools and reveal nothing, so any name will do. */
const isProbe = (request: Request, url: URL | null): boolean =>
  isProbePath((url ?? URL.parse(request.url, "http://host.invalid"))?.pathname ?? "");

/** Returns the names of a request. An absolute request target may differ from `Host`. */
const namesOf = ({ headers }: Request, url: URL | null): readonly string[] => {
  const host = headers.get("host");
  if (host === null) return [url?.host ?? ""];
  return url === null || url.host === host ? [host] : [host, url.host];
};

/** Returns the foreign name of a request; null if its names are trusted or all are. */
export const foreignNameOf = ({ door }: Pick<Shell, "door">, request: Request): string | null => {
  if (door === null) return null;
  const url = URL.parse(request.url);
  return isProbe(request, url) ? null : (namesOf(request, url).find((name) => !isTrustedHost(door, name)) ?? null);
};

/** Refuses a request under a foreign name; null for any other. */
export const refuseForeignHost = async (shell: Shell, http: Arrived): Promise<Response | null> => {
  const name = foreignNameOf(shell, http.request);
  if (name === null) return null;
  const problem = new Problem("host_not_allowed", foreignHost(name, remedy));
  return answerSurface(shell, http, { limit: null, answer: () => Promise.reject(problem) });
};
