/** Reads robots.txt (RFC 9309). */
import { LRUCache } from "lru-cache";
import type { Extractor } from "../platform/extraction/extractor.ts";
import type { OutgoingFailure, OutgoingHttp } from "../platform/outgoing-http.ts";
import { decodeBody, follow } from "./redirects.ts";

/** Our user agent; a robots.txt names the part before the slash. */
export const userAgent = "Atlas-Knowledge/0.1";

/** "unknown" if the site does not answer; then nothing may be fetched (RFC 9309, 2.3.1.4). */
export type Permission = "allowed" | "disallowed" | "unknown" | "interrupted";

export interface Robots {
  /** @param left milliseconds that the answer may take */
  permission(url: string, left: () => number): Promise<Permission | OutgoingFailure>;
}

const keptMilliseconds = 600_000;
const maxKept = 500;
const maxKeptLength = 65_536;
/** RFC 9309 demands at least 500 KiB (2.5). */
const maxBytes = 512 * 1_024;

interface Kept {
  readonly text: string;
  readonly until: number;
}

/** Reads robots.txt, cached for ten minutes per site; `now` gives milliseconds. */
export const createRobots = (outgoing: OutgoingHttp, extractor: Extractor, now: () => number): Robots => {
  const kept = new LRUCache<string, Kept>({ max: maxKept });

  const rulesOf = async (origin: string, left: () => number): Promise<Rules> => {
    const known = kept.get(origin);
    if (known && known.until > now()) return known.text;
    kept.delete(origin);
    const text = await fetchRules(outgoing, origin, left);
    if (typeof text !== "string" || text.length > maxKeptLength) return text;
    kept.set(origin, { text, until: now() + keptMilliseconds });
    return text;
  };

  return {
    permission: async (url, left) => {
      const origin = URL.parse(url)?.origin;
      // The HTTP client reports URLs that it would refuse.
      if (origin === undefined || !outgoing.checkUrl(url).ok) return "allowed";
      const rules = await rulesOf(origin, left);
      if (rules === null) return "unknown";
      if (typeof rules !== "string") return rules;
      return rules.trim() === "" ? "allowed" : extractor.permits({ rules, url, userAgent });
    },
  };
};

/** Empty if the site has no robots.txt (2.3.1.3), null if it is unavailable, or why the site cannot be reached. */
type Rules = string | null | OutgoingFailure;

/** Errors that concern the whole site, so its owner should see them. */
const ofTheSite: ReadonlySet<string> = new Set(["dns_failed", "resolver_failed", "tls_failed"]);

const fetchRules = async (outgoing: OutgoingHttp, origin: string, left: () => number): Promise<Rules> => {
  const followed = await follow(outgoing, `${origin}/robots.txt`, {
    headersFor: () => ({ accept: "text/plain", "user-agent": userAgent }),
    refuse: async () => null,
    maxBytes,
    left,
  });
  if ("error" in followed && followed.error !== undefined) return ofTheSite.has(followed.error) ? followed : null;
  if (!("answer" in followed)) return "";
  const { status } = followed.answer;
  if (status >= 500 || status === 429) return null;
  if (status < 200 || status > 299) return "";
  const body = await decodeBody(followed.answer, maxBytes);
  return typeof body === "string" ? "" : new TextDecoder().decode(body);
};
