/** Takes in a queued source: begun, fetched and read, concluded. */
import {
  type Change,
  type Extraction,
  type IngestFacts,
  type KnowledgeDocumentRow,
  abandonIngest,
  awaitsIngest,
  beginIngest,
  concludeIngest,
} from "@atlas-messaging/domain";
import type { JobCall } from "../jobs/job-call.ts";
import { spokenBy } from "./search.ts";

export const ingestKnowledge = async (call: JobCall): Promise<readonly Change[]> => {
  const waiting = load(call);
  if (!awaitsIngest(waiting)) return abandonIngest(call.job);
  call.commit(beginIngest(waiting));
  const extraction = await extract(call, waiting.document);
  const begun = load(call);
  return awaitsIngest(begun) ? concludeIngest(begun, extraction) : abandonIngest(call.job);
};

const load = ({ organization, job, facts }: JobCall): IngestFacts => {
  const document = organization.tables.knowledge_documents.byId(job.subject_id);
  if (!document) throw new Error(`job ${job.id} is about ${job.subject_id}, which is not there`);
  return { ...facts(), job, document, speaks: spokenBy(organization) };
};

const extract = async ({ outside }: JobCall, { url, file, media_type }: KnowledgeDocumentRow): Promise<Extraction> => {
  if (url === null) return textOf(decodeBase64(file ?? ""), media_type ?? "");
  try {
    const page = await outside.fetchPage(url);
    if (!page.ok) return failed("invalid_url", `The page answered ${page.status}; correct the URL.`);
    return textOf(new Uint8Array(await page.arrayBuffer()), page.headers.get("content-type") ?? "");
  } catch (error) {
    return failed("fetch_blocked", error instanceof Error ? error.message : String(error));
  }
};

const readable = /^(text\/(plain|markdown|csv)|application\/json)\b/i;

/** The sandbox reads text; what a page or a document looks like, it does not know. */
const textOf = (bytes: Uint8Array, contentType: string): Extraction => {
  if (/^text\/html\b/i.test(contentType)) return extracted(withoutMarkup(decodeText(bytes)));
  if (readable.test(contentType)) return extracted(decodeText(bytes));
  return failed("unsupported_format", `The offline sandbox reads text and HTML, not ${contentType || "this source"}.`);
};

const extracted = (text: string): Extraction => ({ text, title: null, language: null });

const withoutMarkup = (html: string): string =>
  html
    .replace(/<(script|style|head)\b[\s\S]*?<\/\1\s*>/gi, " ")
    .replace(/<\/?(p|div|li|h[1-6]|br|tr|section|article)\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&nbsp;", " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const decodeText = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

const decodeBase64 = (text: string): Uint8Array => Uint8Array.from(atob(text), (unit) => unit.charCodeAt(0));

const failed = (code: "invalid_url" | "fetch_blocked" | "unsupported_format", message: string): Extraction => ({
  failure: { code, message, transient: false },
});
