/** Extracts searchable text from a source. The process around it limits the cost. */
import type { Extraction } from "@atlas-messaging/domain";
import { decodeText } from "./charset.ts";
import { readCsv } from "./csv.ts";
import { type Format, charsetOf, formatOf } from "./format.ts";
import { readMarkdown } from "./markdown.ts";
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
