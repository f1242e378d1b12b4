import { isIP } from "node:net";
import { type Reach, isAllowedAddress } from "./address.ts";

/** What can be known of a URL without looking its host up. */
export type UrlCheck =
  | { ok: true; url: URL }
  | { ok: false; error: "invalid_url" | "blocked_address"; message: string };

/** Where other protocols are spoken that could take a request for their own: the "bad ports" of the Fetch standard. */
const REFUSED_PORTS: ReadonlySet<number> = new Set([
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104, 109, 110,
  111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515, 526, 530, 531, 532,
  540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061,
  6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

/**
 * Checks scheme, credentials, port, and a host that is an address or a name for loopback.
 * The URL parser has by then turned decimal, octal, hexadecimal and short addresses into the usual form.
 */
export function checkTargetUrl(text: string, reach: Reach): UrlCheck {
  const url = URL.parse(text);
  if (url === null) return invalid("This is not an absolute URL.");
  if (url.protocol !== "https:" && url.protocol !== "http:") return invalid("Only http and https URLs are allowed.");
  if (url.username !== "" || url.password !== "") return invalid("A URL with a user name or password is not allowed.");
  if (REFUSED_PORTS.has(Number(url.port || "80"))) return invalid(`Port ${url.port} is not allowed.`);
  return isBlockedHost(hostOf(url), reach) ? blocked() : { ok: true, url };
}

/** The host as a resolver takes it: IPv6 without brackets, a name without the dot of its root. */
export function hostOf(url: URL): string {
  const { hostname } = url;
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname.replace(/\.$/, "");
}

function isBlockedHost(host: string, reach: Reach): boolean {
  if (isIP(host) !== 0) return !isAllowedAddress(host, reach);
  return !reach.allowLoopback && /(^|\.)localhost$/.test(host);
}

function invalid(message: string): UrlCheck {
  return { ok: false, error: "invalid_url", message };
}

function blocked(): UrlCheck {
  return { ok: false, error: "blocked_address", message: "The host is not on the public internet." };
}
