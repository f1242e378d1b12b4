import type { Answer, KnownOperation } from "./answer.ts";
import { type LimitDecision, limitHeaders } from "./limiter.ts";
import { Problem } from "./problem.ts";

const unstored = { "cache-control": "no-store" };

/** Proxies must neither compress a stream, since its end would wait in their buffer, nor collect it (nginx). */
const streamed = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

interface Told {
  readonly requestId: string;
  readonly limit: LimitDecision;
}

/** Returns the headers that every answer has. */
export const standardHeaders = ({ contentType, replayed }: Answer, { requestId, limit }: Told) => {
  const headers: { [name: string]: string } = limitHeaders(limit);
  if (contentType !== null) headers["content-type"] = contentType;
  Object.assign(headers, contentType?.startsWith("text/event-stream") ? streamed : unstored);
  headers["x-content-type-options"] = "nosniff";
  headers["x-request-id"] = requestId;
  if (replayed) headers["idempotent-replayed"] = "true";
  return headers;
};

const wellFormed = /^[\w.:-]{8,128}$/;

/** Tells if an id of the caller may be kept as the request's. */
export const isRequestId = (text: string): boolean => wellFormed.test(text);

const noHeaders = {};

/** Returns `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and links to the changelog and the successor. */
export const lifecycleHeaders = (
  operation: KnownOperation | null,
  site: string,
): { readonly [name: string]: string } => {
  if (!operation || !isDeprecated(operation)) return noHeaders;
  const { deprecation, sunset, migrateTo } = operation;
  const links = [`<${changelogOf(site)}>; rel="deprecation"; type="text/html"`];
  if (migrateTo !== undefined) links.push(`<${migrateTo}>; rel="successor-version"`);
  return {
    ...(deprecation === undefined ? {} : { deprecation: `@${Math.floor(Date.parse(deprecation) / 1_000)}` }),
    ...(sunset === undefined ? {} : { sunset: new Date(sunset).toUTCString() }),
    link: links.join(", "),
  };
};

/** Returns the address of the changelog on a site. */
export const changelogOf = (site: string): string => `${site}/developers/changelog`;

/** Tells if an operation ends, or has ended. */
export const isDeprecated = ({ stage, deprecation, sunset }: KnownOperation): boolean =>
  stage === "deprecated" || stage === "sunset" || deprecation !== undefined || sunset !== undefined;

/** Refuses an operation after its sunset. */
export const refuseEnded = ({ id, stage, sunset, migrateTo }: KnownOperation, now: number): void => {
  const isOver = sunset !== undefined && Date.parse(sunset) <= now;
  if (stage !== "sunset" && !isOver) return;
  throw new Problem("version_unsupported", `${id} is sunset; use ${migrateTo ?? "the current version"}.`);
};
