/** The door: ahead of every path and surface, whatever stands behind it. */
import type { Shell } from "../shell.ts";
import { foreignHost, isTrustedHost } from "../trusted-hosts.ts";
import type { Arrived } from "./correlate.ts";
import { Problem } from "./problem.ts";
import { answerSurface } from "./surface.ts";

const remedy = "ATLAS_ALLOWED_HOSTS lists the names under which it is asked";

/** What is asked by address, by whoever looks after the process, and tells nothing. */
const isHealth = (url: string): boolean => URL.parse(url, "http://host.invalid")?.pathname === "/health";

/** The name that a request comes under; an absolute request target may say another one than `Host` does. */
const namesOf = ({ url, headers }: Request): readonly string[] => {
  const host = headers.get("host");
  const target = URL.parse(url)?.host;
  return host === null ? [target ?? ""] : [host, target ?? host];
};

/** The foreign name that a request comes under; null where every request is let in, and for those under one of ours. */
export const foreignNameOf = ({ door }: Pick<Shell, "door">, request: Request): string | null => {
  if (door === null || isHealth(request.url)) return null;
  return namesOf(request).find((name) => !isTrustedHost(door, name)) ?? null;
};

/** The refusal of a request under a foreign name; null for any other. */
export const refuseForeignHost = async (shell: Shell, http: Arrived): Promise<Response | null> => {
  const name = foreignNameOf(shell, http.request);
  if (name === null) return null;
  const problem = new Problem("host_not_allowed", foreignHost(name, remedy));
  return answerSurface(shell, http, { limit: null, answer: () => Promise.reject(problem) });
};
