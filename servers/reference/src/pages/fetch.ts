/** Fetches a page from a URL that a user named, as its site allows. */
import { createHash } from "node:crypto";
import type { IngestFailure } from "@atlas-messaging/service/knowledge/ingest";
import type { IngestFailureCode, PageVersion } from "@atlas-messaging/service/rows/knowledge";
import type { SourceBytes } from "../platform/extraction/source.ts";
import type { OutgoingAnswer, OutgoingErrorCode, OutgoingHttp } from "../platform/outgoing-http.ts";
import { type Followed, decodeBody, follow } from "./redirects.ts";
import { type Robots, userAgent } from "./robots.ts";

const maxBytes = 10 * 1_048_576;
/** Deadline over all hops and robots.txt, well within the job's lease. */
const defaultTimeoutMs = 15_000;

const accept =
  "text/html, application/xhtml+xml, text/markdown, text/plain, text/csv;q=0.9, application/pdf;q=0.9, */*;q=0.1";

export interface Fetched {
  readonly source: SourceBytes;
  readonly version: PageVersion;
}

export type Fetch = Fetched | { readonly failure: IngestFailure } | "unchanged" | "interrupted";

export interface Fetcher {
  readonly outgoing: OutgoingHttp;
  readonly robots: Robots;
  /** Milliseconds. */
  readonly now: () => number;
  readonly timeoutMs?: number;
}

/** @param known what was fetched before: when it is the same, "unchanged" */
export const fetchPage = async (
  { outgoing, robots, now, timeoutMs = defaultTimeoutMs }: Fetcher,
  firstUrl: string,
  known: PageVersion | null,
): Promise<Fetch> => {
  const deadline = now() + timeoutMs;
  const left = () => deadline - now();
  const followed = await follow(outgoing, firstUrl, {
    headersFor: (url) => ({ accept, "user-agent": userAgent, ...conditionsFor(url, known) }),
    refuse: async (url) => {
      const permission = await robots.permission(url, left);
      if (typeof permission !== "string") return permission;
      return permission === "allowed" ? null : { refused: permission };
    },
    maxBytes,
    left,
  });
  if ("answer" in followed) return pageOf(followed.answer, followed.url, known);
  if ("error" in followed) return { failure: failureOf(followed.error, followed.message) };
  return followed.refused === "interrupted" ? "interrupted" : { failure: refusals[followed.refused] };
};

/** Validators apply only to the URL they came from. */
const conditionsFor = (url: string, known: PageVersion | null): Readonly<Record<string, string>> => {
  if (known?.url !== url) return {};
  return {
    ...(known.etag !== null && { "if-none-match": known.etag }),
    ...(known.last_modified !== null && { "if-modified-since": known.last_modified }),
  };
};

const pageOf = async (answer: OutgoingAnswer, url: string, known: PageVersion | null): Promise<Fetch> => {
  const { status, headers } = answer;
  if (status === 304 && known?.url === url) return "unchanged";
  if (status < 200 || status > 299) return { failure: failureOfStatus(status) };
  const bytes = await decodeBody(answer, maxBytes);
  if (bytes === "too_large") return failed("too_large", tooLarge);
  if (bytes === "unknown") return failed("unsupported_format", "The page is compressed in a way that cannot be read.");
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (digest === known?.digest) return "unchanged";
  const version = { url, etag: kept(headers.etag), last_modified: kept(headers["last-modified"]), digest };
  const source = { bytes, contentType: headers["content-type"] ?? "", name: new URL(url).pathname };
  return { source, version };
};

/** Drops a header that is too long to send back. */
const kept = (header: string | undefined): string | null => (header && header.length <= 256 ? header : null);

const failureOfStatus = (status: number): IngestFailure => {
  if (status >= 500 || [408, 425, 429].includes(status)) {
    return { code: "timed_out", message: `The page answered ${status}. ${later}`, transient: true };
  }
  return [401, 402, 403, 407, 451].includes(status)
    ? failure("fetch_blocked", `The page is not public (${status}); submit its content as text.`)
    : failure("invalid_url", `The page answered ${status}; correct the URL.`);
};

const later = "Refresh it later, or submit its content as text.";
const tooLarge = `The page is longer than ${maxBytes / 1_048_576} MiB; submit the part that matters as text.`;

const failure = (code: IngestFailureCode, message: string): IngestFailure => ({ code, message, transient: false });
const failed = (code: IngestFailureCode, message: string): Fetch => ({ failure: failure(code, message) });

type Refused = Exclude<Extract<Followed, { readonly refused: string }>["refused"], "interrupted">;

const refusals: { readonly [Why in Refused]: IngestFailure } = {
  disallowed: failure(
    "fetch_blocked",
    "The robots.txt of the site does not allow it; allow Atlas-Knowledge there, or submit the content as text.",
  ),
  unknown: { code: "timed_out", message: `The site does not give its robots.txt now. ${later}`, transient: true },
  redirects: failure("invalid_url", "The page redirects too often; give the URL that it ends at."),
};

interface Advice {
  readonly code: IngestFailureCode;
  readonly text: string;
  readonly transient: boolean;
}

const advice: { readonly [Code in OutgoingErrorCode]: Advice } = {
  invalid_url: { code: "invalid_url", text: "Correct the URL, or submit the content as text.", transient: false },
  blocked_address: { code: "fetch_blocked", text: "Submit the content as text.", transient: false },
  response_too_large: { code: "too_large", text: tooLarge, transient: false },
  tls_failed: { code: "fetch_blocked", text: "Correct the certificate or the URL.", transient: false },
  dns_failed: { code: "invalid_url", text: "Correct the URL, or refresh it later.", transient: true },
  resolver_failed: { code: "timed_out", text: later, transient: true },
  connect_failed: { code: "timed_out", text: later, transient: true },
  invalid_response: { code: "fetch_blocked", text: later, transient: true },
  timeout: { code: "timed_out", text: later, transient: true },
};

const failureOf = (error: OutgoingErrorCode, message: string): IngestFailure => {
  const { code, text, transient } = advice[error];
  return { code, message: `${message} ${text}`, transient };
};
