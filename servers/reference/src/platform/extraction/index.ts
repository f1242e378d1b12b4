/** A source's bytes as text that can be searched. Synchronous, bounded in time and memory by the size of its input. */
import { type Extraction, type IngestFailureCode, mostExtracted } from "@atlas-messaging/domain";
import { decodeText } from "./charset.ts";
import { textOfHtml } from "./html.ts";

export interface SourceBytes {
  readonly bytes: Uint8Array;
  /** As a Content-Type header says it: `text/html; charset=utf-8`. */
  readonly contentType: string;
}

/** The text of an HTML, Markdown, CSV or plain text source. */
export const extractText = ({ bytes, contentType }: SourceBytes): Extraction => {
  const type = mediaTypeOf(contentType);
  const format = formats.get(type);
  if (!format) return unsupported(type);
  const decoded = decodeText(bytes, charsetOf(contentType), format === "html");
  if (decoded === null)
    return failed("unsupported_format", "The text is not in the encoding that it names; send it as UTF-8.");
  if (decoded.includes("\0"))
    return failed("unsupported_format", `The content is not text, although it is called ${type}.`);
  const text = format === "html" ? textOfHtml(decoded, mostExtracted) : decoded.replace(/\r\n?/g, "\n");
  return text === null
    ? failed("too_large", "The page has too many or too deeply nested elements; submit its text instead.")
    : { text };
};

const formats: ReadonlyMap<string, "html" | "text"> = new Map([
  ["text/html", "html"],
  ["application/xhtml+xml", "html"],
  ["text/plain", "text"],
  ["text/markdown", "text"],
  ["text/csv", "text"],
]);

/** Formats that people expect to work. */
const documents: ReadonlyMap<string, string> = new Map([
  ["application/pdf", "PDF"],
  ["application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Word"],
  ["application/msword", "Word"],
]);

const unsupported = (type: string): Extraction => {
  const name = documents.get(type);
  if (name) return failed("unsupported_format", `${name} files cannot be read yet; submit their content as text.`);
  const named = type === "" ? "The source does not say what it is" : `${type.slice(0, 100)} cannot be read`;
  return failed(
    "unsupported_format",
    `${named}; HTML, Markdown, CSV and plain text can. Or submit its content as text.`,
  );
};

const failed = (code: IngestFailureCode, message: string): Extraction => ({
  failure: { code, message, transient: false },
});

const mediaTypeOf = (contentType: string): string => (contentType.split(";")[0] ?? "").trim().toLowerCase();

const charsetOf = (contentType: string): string | null =>
  /;\s*charset\s*=\s*"?([^\s;"]+)"?/i.exec(contentType)?.[1] ?? null;
