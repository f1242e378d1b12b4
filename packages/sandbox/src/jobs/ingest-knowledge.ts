/** Ingests a queued source from its page or file. */
import type { Extraction, IngestOutcome } from "@atlas-messaging/service/knowledge/ingest";
import type { KnowledgeDocumentRow } from "@atlas-messaging/service/rows/knowledge";
import { type FetchedSource, type SourceBytes, bindIngest } from "@atlas-messaging/service/knowledge/jobs";
import { type OutsideJob, type OutsideJobShell, askingOutside } from "./job-shell.ts";
import { knownTables, spokenBy } from "@atlas-messaging/service/knowledge/facts.memory";

export const job: OutsideJob = askingOutside(
  bindIngest({
    load: (shell, organizationId, { id }) => ({
      document: knownTables(shell.world.organization(organizationId)).knowledge_documents.byId(id),
      speaks: spokenBy(shell.world.organization(organizationId)),
    }),
    fetch: (shell, document) => (document.url === null ? fileOf(document) : pageAt(shell, document.url)),
    extract: (_, source) => extractText(source),
  }),
);

const fileOf = ({ file, media_type, filename }: KnowledgeDocumentRow): FetchedSource => ({
  source: { bytes: decodeBase64(file ?? ""), contentType: media_type ?? "", name: filename ?? "" },
  version: null,
});

const pageAt = async ({ outside }: OutsideJobShell, url: string): Promise<FetchedSource | IngestOutcome> => {
  try {
    const page = await outside.fetchPage(url);
    if (!page.ok) return failed("invalid_url", `The page answered ${page.status}; correct the URL.`);
    const bytes = new Uint8Array(await page.arrayBuffer());
    return { source: { bytes, contentType: page.headers.get("content-type") ?? "", name: "" }, version: null };
  } catch (error) {
    return failed("fetch_blocked", error instanceof Error ? error.message : String(error));
  }
};

const readable = /^(text\/(plain|markdown|csv)|application\/json)\b/i;

/** Extracts the text of plain text and HTML. The sandbox parses no other formats. */
const extractText = ({ bytes, contentType }: SourceBytes): Extraction => {
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
