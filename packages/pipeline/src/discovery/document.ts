/** Documents as they are served: with an ETag for caches and links to the other documents. */
import type { AnswerParts } from "@atlas-messaging/server-stubs/handlers";
import type { Shell } from "../shell.ts";
import type { Document } from "./website.ts";

export type { Document };

/** Response to a request for a document. */
export type DocumentAnswer = AnswerParts & { readonly status: 200 | 304 | 308 | 404 };

/** Crawlers ask once in this time; a deployment shows after it. */
const freshSeconds = 300;

/** Documents are public and read no credential, so pages of any origin may read them. */
const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, HEAD",
  "access-control-allow-headers": "Content-Type",
  "x-content-type-options": "nosniff",
};

export const json = (value: unknown, contentType = "application/json; charset=utf-8"): Document => ({
  contentType,
  body: JSON.stringify(value),
});

export const text = (body: string, contentType = "text/plain; charset=utf-8"): Document => ({ contentType, body });

export const markdown = (body: string): Document => text(body, "text/markdown; charset=utf-8");

/** Returns the document, or 304 if the client has it already. */
export const answerWith = (document: Document, request: Request, sha256: Shell["sha256"]): DocumentAnswer => {
  const { contentType, body, headers: own } = document;
  const etag = etagOf(document, sha256);
  const headers = { ...open, "cache-control": `public, max-age=${freshSeconds}`, etag, ...own };
  if (holds(request.headers.get("if-none-match"), etag)) return { status: 304, contentType: null, body: null, headers };
  return { status: 200, contentType, body, headers };
};

/** Leads to the address of a document. */
export const leadingTo = (address: string): DocumentAnswer => ({
  status: 308,
  contentType: null,
  body: null,
  headers: { ...open, "cache-control": `public, max-age=${freshSeconds}`, location: address },
});

/** Returns the document with 404, uncached, since the page may come with the next deployment. */
export const missingWith = ({ contentType, body, headers }: Document): DocumentAnswer => ({
  status: 404,
  contentType,
  body,
  headers: { ...open, ...headers, "cache-control": "no-store" },
});

const etags = new WeakMap<Document, string>();

const etagOf = (document: Document, sha256: Shell["sha256"]): string => {
  const known = etags.get(document) ?? `"${sha256(document.contentType + document.body).slice(0, 32)}"`;
  etags.set(document, known);
  return known;
};

const holds = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch !== null &&
  (ifNoneMatch.trim() === "*" || ifNoneMatch.split(",").some((one) => one.trim().replace(/^W\//, "") === etag));

/** Returns the path of a page's Markdown. */
export const twinOf = (path: string): string => (path === "/" ? "/index.md" : `${path}.md`);

/** Tells if a client prefers Markdown to HTML. One that names neither gets HTML. */
export const prefersMarkdown = ({ headers }: Request): boolean => {
  const accept = headers.get("accept") ?? "";
  return qualityOf(accept, "text/markdown") > qualityOf(accept, "text/html");
};

/** Tells if a client names HTML, as browsers do and programs seldom. */
export const asksForHtml = ({ headers }: Request): boolean => qualityOf(headers.get("accept") ?? "", "text/html") > 0;

const qualityOf = (accept: string, type: string): number => {
  const found = accept.split(",").find((range) => range.trim().toLowerCase().startsWith(type));
  if (found === undefined) return 0;
  const quality = Number(/;\s*q=([\d.]+)/i.exec(found)?.[1] ?? 1);
  return Number.isNaN(quality) ? 0 : quality;
};
