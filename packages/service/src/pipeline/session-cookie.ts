/**
 * Session of the console as a cookie. It counts for operations of the console alone, and only where a page of the console
 * asks: by a header that no form can send, by `Origin`, and by `Sec-Fetch-Site`.
 */
import type { OperatorSessionRow } from "../rows/members.ts";
import { Problem } from "./problem.ts";
import type { Shell } from "./services.ts";

const cookieName = "atlas_session";

const path = "/operator";

/** Header of the console's pages. Another site's page could send it only after a preflight, which is never allowed. */
const pageHeader = "x-atlas-console";

type CookieShell = Pick<Shell, "clock" | "hosts">;

/** Tells if a page of the console asks, which keeps its session in the cookie. */
export const isConsolePage = ({ headers }: Pick<Request, "headers">): boolean => headers.has(pageHeader);

/** Builds the cookie that keeps a session until it ends. */
export const sessionCookie = (
  shell: CookieShell,
  { token, expires_at }: { readonly token: string } & Pick<OperatorSessionRow, "expires_at">,
): string => cookieOf(shell, token, Math.floor((Date.parse(expires_at) - shell.clock.now()) / 1_000));

/** Builds the cookie that ends it. */
export const noSessionCookie = (shell: CookieShell): string => cookieOf(shell, "", 0);

/**
 * Names a cookie of the console. With the prefix a browser takes it from an encrypted page alone, so that no other
 * subdomain, and nobody on the way, can set one in its place.
 */
export const cookieNamed = (
  name: string,
  { hosts }: Pick<Shell, "hosts">,
  prefix: "__Secure-" | "__Host-" = "__Secure-",
): string => (hosts.console.startsWith("https:") ? `${prefix}${name}` : name);

const cookieOf = (shell: CookieShell, value: string, seconds: number): string =>
  [
    `${cookieNamed(cookieName, shell)}=${value}`,
    `Max-Age=${Math.max(0, seconds)}`,
    `Path=${path}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(shell.hosts.console.startsWith("https:") ? ["Secure"] : []),
  ].join("; ");

/** Returns the token in the cookie; null without one. Refuses a request that another site's page may have caused. */
export const sessionInCookie = ({ hosts }: Pick<Shell, "hosts">, request: Request): string | null => {
  const lead = `${cookieNamed(cookieName, { hosts })}=`;
  const cookies = (request.headers.get("cookie") ?? "").split(/; */);
  const found = cookies.find((each) => each.startsWith(lead))?.slice(lead.length);
  if (found === undefined || found === "") return null;
  if (!isOwn(hosts.console, request)) {
    throw new Problem(
      "permission_denied",
      "A session in a cookie is for the pages of the console; send a bearer token.",
    );
  }
  return found;
};

const isOwn = (address: string, { headers, method }: Request): boolean => {
  const origin = headers.get("origin");
  if (origin !== null && origin !== new URL(address).origin) return false;
  const site = headers.get("sec-fetch-site");
  const reads = method === "GET" || method === "HEAD";
  // Pictures and downloads cannot send headers. Reading has no effect, and other sites cannot see the answer.
  if (reads) return site === null ? headers.has(pageHeader) : site === "same-origin" || site === "none";
  return headers.has(pageHeader) && (site === null || site === "same-origin");
};
