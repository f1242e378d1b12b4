import { isIP } from "node:net";
import { problemOfTarget } from "@atlas-messaging/domain";
import { type Reach, isAllowedAddress } from "./address.ts";

/** What can be known of a URL without looking its host up. */
export type UrlCheck =
  | { ok: true; url: URL }
  | { ok: false; error: "invalid_url" | "blocked_address"; message: string };

/**
 * Checks scheme, credentials, port, and a host that is an address or a name for loopback.
 * The URL parser has by then turned decimal, octal, hexadecimal and short addresses into the usual form.
 */
export const checkTargetUrl = (text: string, reach: Reach): UrlCheck => {
  const problem = problemOfTarget(text);
  if (problem !== null) return { ok: false, error: "invalid_url", message: problem };
  const url = new URL(text);
  return isBlockedHost(hostOf(url), reach) ? blocked() : { ok: true, url };
};

/** The host as a resolver takes it: IPv6 without brackets, a name without the dot of its root. */
export const hostOf = (url: URL): string => {
  const { hostname } = url;
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname.replace(/\.$/, "");
};

const isBlockedHost = (host: string, reach: Reach): boolean => {
  if (isIP(host) !== 0) return !isAllowedAddress(host, reach);
  return !reach.allowLoopback && /(^|\.)localhost$/.test(host);
};

const blocked = (): UrlCheck => {
  return { ok: false, error: "blocked_address", message: "The host is not on the public internet." };
};
