/** Follows a user's URL through its redirects, each to a checked address, and decodes the body. */
import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate } from "node:zlib";
import type { KeepChunks, OutgoingAnswer, OutgoingFailure, OutgoingHttp } from "../platform/outgoing-http.ts";

const maxRedirects = 5;

export interface Following {
  /** Returns the headers of a request to this URL. */
  readonly headersFor: (url: string) => Readonly<Record<string, string>>;
  /** Returns why a URL must not be fetched; null if it may. */
  readonly refuse: (url: string) => Promise<Refusal | OutgoingFailure | null>;
  readonly maxBytes: number;
  /** Takes the body of a 200 as it arrives. */
  readonly keep?: KeepChunks;
  /** Returns the milliseconds left for all that is to come. */
  readonly left: () => number;
}

type Refusal = { readonly refused: "disallowed" | "unknown" | "interrupted" };

export type Followed =
  | { readonly answer: OutgoingAnswer; readonly url: string }
  | OutgoingFailure
  | Refusal
  | { readonly refused: "redirects" };

/** Returns the first response that is not a redirect. */
export const follow = async (outgoing: OutgoingHttp, firstUrl: string, following: Following): Promise<Followed> => {
  let url = firstUrl;
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const refusal = await following.refuse(url);
    if (refusal) return refusal;
    const headers = { "accept-encoding": "identity", ...following.headersFor(url) };
    const timeoutMs = Math.max(1, Math.ceil(following.left()));
    const { maxBytes: maxResponseBytes, keep } = following;
    const answer = await outgoing.get(url, { headers, timeoutMs, maxResponseBytes, ...(keep && { keep }) });
    if (answer.error !== undefined) return answer;
    const next = redirectOf(answer, url);
    if (next === null) return { answer, url };
    url = next;
  }
  return { refused: "redirects" };
};

/** Returns the redirect's target; null without one. The HTTP client refuses invalid URLs. */
const redirectOf = ({ status, headers: { location } }: OutgoingAnswer, url: string): string | null => {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null;
  return URL.parse(location, url)?.href ?? location;
};

type Decompress = (body: Uint8Array, options: { readonly maxOutputLength: number }) => Promise<Uint8Array>;

const decompressions: { readonly [encoding: string]: Decompress } = {
  gzip: promisify(gunzip),
  "x-gzip": promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

/** Decompresses a body, since some servers compress unasked. Counts bytes as it grows, off the main thread. */
export const decodeBody = async (
  { body, headers: { "content-encoding": encoding } }: OutgoingAnswer,
  maxBytes: number,
): Promise<Uint8Array | "too_large" | "unknown"> => {
  if (encoding === undefined || encoding === "" || encoding === "identity" || body.length === 0) return body;
  const decompress = decompressions[encoding.toLowerCase()];
  if (!decompress) return "unknown";
  try {
    return await decompress(body, { maxOutputLength: maxBytes });
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "unknown";
  }
};
