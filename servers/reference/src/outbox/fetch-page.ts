/** A page behind a URL that a user named, its redirects followed one by one, each to a checked address. */
import type { Extraction, IngestFailure, IngestFailureCode } from "@atlas-messaging/domain";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";
import type { OutgoingAnswer, OutgoingErrorCode, OutgoingHttp } from "../platform/outgoing-http.ts";
import type { SourceBytes } from "../platform/extraction/index.ts";

const mostRedirects = 5;
const mostBytes = 5 * 1_048_576;
/** For all hops together: well within the lease of the job. */
const timeoutMs = 20_000;

const headers = {
  accept: "text/html, application/xhtml+xml, text/markdown, text/plain, text/csv;q=0.9",
  "accept-encoding": "identity",
  "user-agent": "Atlas-Knowledge/0.1",
};

type Page = SourceBytes | Extract<Extraction, { readonly failure: unknown }>;

/** Fetches a page; `now` gives milliseconds. */
export const fetchPage = async (outgoing: OutgoingHttp, firstUrl: string, now: () => number): Promise<Page> => {
  const deadline = now() + timeoutMs;
  let url = firstUrl;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const left = Math.max(1, deadline - now());
    const answer = await outgoing.get(url, { headers, timeoutMs: left, maxResponseBytes: mostBytes });
    if (answer.error !== undefined) return { failure: failureOf(answer.error, answer.message) };
    const next = redirectOf(answer, url);
    if (next === null) return pageOf(answer);
    url = next;
  }
  return failed("fetch_failed", `The page redirects more than ${mostRedirects} times; give the URL that it ends at.`);
};

/** Where an answer redirects to; null when it does not. What is no URL is left to the client to refuse. */
const redirectOf = ({ status, headers: { location } }: OutgoingAnswer, url: string): string | null => {
  if (![301, 302, 303, 307, 308].includes(status) || location === undefined) return null;
  return URL.parse(location, url)?.href ?? location;
};

const pageOf = (answer: OutgoingAnswer): Page => {
  if (answer.status < 200 || answer.status > 299) return { failure: refusalOf(answer.status) };
  const bytes = inflated(answer);
  if (bytes === "too_large") return failed("too_large", tooLarge);
  if (bytes === "unknown") return failed("unsupported_format", "The page is compressed in a way that cannot be read.");
  return { bytes, contentType: answer.headers["content-type"] ?? "" };
};

const decompressions: { readonly [encoding: string]: typeof gunzipSync } = {
  gzip: gunzipSync,
  "x-gzip": gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
};

/** Some servers compress although they were asked not to. */
const inflated = ({ body, headers: { "content-encoding": encoding } }: OutgoingAnswer) => {
  if (encoding === undefined || encoding === "identity") return body;
  const decompress = decompressions[encoding.toLowerCase()];
  if (!decompress) return "unknown";
  try {
    return decompress(body, { maxOutputLength: mostBytes });
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE" ? "too_large" : "unknown";
  }
};

const refusalOf = (status: number): IngestFailure => {
  const transient = status >= 500 || status === 408 || status === 429;
  if ([401, 403, 407, 451].includes(status)) {
    return {
      code: "fetch_blocked",
      message: `The page is not public (${status}); submit its content as text.`,
      transient,
    };
  }
  const advice = transient ? "submit it again later, or its content as text" : "correct the URL";
  return { code: "fetch_failed", message: `The page answered ${status}; ${advice}.`, transient };
};

const tooLarge = `The page is longer than ${mostBytes / 1_048_576} MiB; submit the part that matters as text.`;

interface Advice {
  readonly code: IngestFailureCode;
  readonly text: string;
  readonly transient: boolean;
}

const notNow: Advice = { code: "fetch_failed", text: "Correct the URL, or submit it again later.", transient: true };

const advice: { readonly [Code in OutgoingErrorCode]: Advice } = {
  invalid_url: { code: "invalid_url", text: "Correct the URL, or submit the content as text.", transient: false },
  blocked_address: { code: "fetch_blocked", text: "Submit the content as text.", transient: false },
  response_too_large: { code: "too_large", text: tooLarge, transient: false },
  tls_failed: { code: "fetch_failed", text: "Correct the certificate or the URL.", transient: false },
  dns_failed: notNow,
  connect_failed: notNow,
  timeout: notNow,
};

const failureOf = (error: OutgoingErrorCode, message: string): IngestFailure => {
  const { code, text, transient } = advice[error];
  return { code, message: `${message} ${text}`, transient };
};

const failed = (code: IngestFailureCode, message: string): Page => ({ failure: { code, message, transient: false } });
