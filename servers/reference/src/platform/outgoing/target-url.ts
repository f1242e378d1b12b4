import { isIP } from "node:net";
import { problemOfTarget } from "@atlas-messaging/domain";
import { type Reach, isAllowedAddress } from "./address.ts";

/** Result of checking a URL without resolving its host. */
export type UrlCheck =
  | { ok: true; url: URL }
  | { ok: false; error: "invalid_url" | "blocked_address"; message: string };

/**
 * Checks scheme, credentials, port, and hosts that are addresses or localhost. The URL parser has already normalized
 * decimal, octal, hexadecimal and short addresses.
 */
export const checkTargetUrl = (text: string, reach: Reach): UrlCheck => {
  const problem = problemOfTarget(text);
  if (problem !== null) return { ok: false, error: "invalid_url", message: problem };
  const url = new URL(text);
  return isBlockedHost(hostOf(url), reach) ? blocked() : { ok: true, url };
};

/** Returns the host for a resolver: IPv6 without brackets, a name without its trailing dot. */
export const hostOf = (url: URL): string => {
  const { hostname } = url;
  return hostname.startsWith("[") ? hostname.slice(1, -1) : hostname.replace(/\.$/, "");
};

const isBlockedHost = (host: string, reach: Reach): boolean => {
  if (isIP(host) !== 0) return !isAllowedAddress(host, reach);
  return !reach.allowLoopback && /(^|\.)localhost$/.test(host);
};

const blocked = (): UrlCheck => ({
  ok: false,
  error: "blocked_address",
  message: "The host is not on the public internet.",
});
