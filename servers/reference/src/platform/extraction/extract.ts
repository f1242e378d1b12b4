/** Extracts searchable text from a source. The process around it limits the cost. */
import type { Extraction } from "@atlas-messaging/service/knowledge/ingest";
import { decodeText, readCsv, readMarkdown } from "./text-formats.ts";
import { type SourceBytes, failed, tidy } from "./source.ts";

/** @param maxUnits text beyond this is refused: so much and no more has to be right */
export const extractText = async (source: SourceBytes, maxUnits: number): Promise<Extraction> => {
  if (source.bytes.length === 0) return failed("extraction_failed", "The source is empty; correct it.");
  const format = formatOf(source);
  if (typeof format === "object") return failed("unsupported_format", format.unsupported);
  const extraction = await read(format, source, maxUnits);
  return "failure" in extraction || extraction.text !== "" ? extraction : failed("extraction_failed", noText);
};

const noText = "The source has no text that can be searched; correct it, or submit its content as text.";

/** Loads the large readers when first needed. */
const read = async (format: Format, source: SourceBytes, maxUnits: number): Promise<Extraction> => {
  if (format === "pdf") return (await import("./pdf.ts")).readPdf(source.bytes, maxUnits);
  if (format === "docx") return (await import("./docx.ts")).readWord(source.bytes, maxUnits);
  const text = decodeText(source.bytes, charsetOf(source.contentType), format === "html");
  if (text === null)
    return failed("unsupported_format", "The text is not in the encoding that it names; send it as UTF-8.");
  if (text.includes("\0")) return failed("unsupported_format", "The content is not text, although it is called so.");
  if (format === "html") return (await import("./page.ts")).readPage(text, maxUnits);
  if (format === "markdown") return readMarkdown(text);
  return { title: null, text: format === "csv" ? readCsv(text) : tidy(text), language: null };
};

// Detects a source's format by its first bytes, else by declared type, name and content.

export type Format = "html" | "markdown" | "csv" | "text" | "pdf" | "docx";

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

const byType: ReadonlyMap<string, Format> = new Map([
  ["text/html", "html"],
  ["application/xhtml+xml", "html"],
  ["text/markdown", "markdown"],
  ["text/x-markdown", "markdown"],
  ["text/csv", "csv"],
  ["application/csv", "csv"],
  ["text/plain", "text"],
  ["application/pdf", "pdf"],
  ["application/x-pdf", "pdf"],
  [word, "docx"],
]);

const byEnding: ReadonlyMap<string, Format> = new Map([
  ["html", "html"],
  ["htm", "html"],
  ["md", "markdown"],
  ["markdown", "markdown"],
  ["csv", "csv"],
  ["txt", "text"],
  ["pdf", "pdf"],
  ["docx", "docx"],
]);

/** Types that servers send for files they do not know. */
const silent = new Set(["", "application/octet-stream", "binary/octet-stream", "application/download"]);

const readable = "HTML, Markdown, CSV, plain text, PDF and Word (.docx) can be read";

/** Returns the format, or a sentence why it cannot be read. */
const formatOf = ({ bytes, contentType, name }: SourceBytes): Format | { readonly unsupported: string } => {
  const type = mediaTypeOf(contentType);
  const first = new TextDecoder("windows-1252").decode(bytes.subarray(0, 1_024));
  const signed = formatOfSignature(first);
  if (signed) return signed;
  const declared = byType.get(type) ?? (silent.has(type) ? silentFormat(name) : undefined);
  if (declared === undefined) return { unsupported: `${type.slice(0, 100)} cannot be read; ${readable}.` };
  if (declared === "pdf" || declared === "docx") {
    return { unsupported: `The source is called ${declared === "pdf" ? "PDF" : "Word"}, but is none; ${readable}.` };
  }
  return declared === "text" ? plainFormat(first, name) : declared;
};

const formatOfSignature = (first: string): Format | { readonly unsupported: string } | undefined => {
  if (/^\s*%PDF-/.test(first)) return "pdf";
  if (first.startsWith("PK\x03\x04")) return "docx";
  if (first.startsWith("ÐÏ\x11à")) {
    return { unsupported: "This is an older or protected Office file; save it as .docx without a password." };
  }
  return first.startsWith("{\\rtf") ? { unsupported: "RTF cannot be read; save the file as .docx." } : undefined;
};

const silentFormat = (name: string): Format => byEnding.get(endingOf(name)) ?? "text";

/** Files declared as plain text are often Markdown, CSV or HTML. */
const plainFormat = (first: string, name: string): Format => {
  const named = byEnding.get(endingOf(name));
  if (named === "markdown" || named === "csv") return named;
  return /^\W*(<!--[^]*?-->\s*)*<(!doctype\s+html|html|head|body)\b/i.test(first) ? "html" : "text";
};

const endingOf = (name: string): string => (/\.(\w+)$/.exec(name)?.[1] ?? "").toLowerCase();

const mediaTypeOf = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();

const charsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*"?([^\s;"]+)"?/i.exec(contentType)?.[1] ?? null;
