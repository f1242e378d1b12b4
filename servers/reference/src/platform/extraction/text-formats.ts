/** Keeps Markdown, but writes each heading with `#` and escapes code that looks like one. */
import { type Extracted, tidy, titleOf, underTitle } from "./source.ts";
import papa from "papaparse";

export const readMarkdown = (source: string): Extracted => {
  const { head, body } = frontMatter(source.replace(/\r\n?/g, "\n"));
  const lines = body.replace(/<!--[^]*?-->/g, "").split("\n");
  const text = tidy(headed(lines).join("\n"));
  const title = titleOf(fieldOf(head, "title") ?? /^# (.+)$/m.exec(text)?.[1]);
  return { title, text: underTitle(title, text), language: titleOf(fieldOf(head, "lang")) };
};

const frontMatter = (source: string): { readonly head: string; readonly body: string } => {
  const end = source.startsWith("---\n") ? source.indexOf("\n---\n", 3) : -1;
  return end < 0 ? { head: "", body: source } : { head: source.slice(4, end), body: source.slice(end + 5) };
};

const fieldOf = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*["']?(.+?)["']?[ \\t]*$`, "m").exec(head)?.[1];

/** Converts underlined headings to `#`; escapes `#` in fenced code. */
const headed = (lines: readonly string[]): string[] => {
  const out: string[] = [];
  let fence: string | null = null;
  for (const line of lines) {
    const mark: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null ? mark !== undefined : mark?.startsWith(fence)) {
      fence = fence === null ? (mark ?? null) : null;
      out.push(line);
    } else if (fence !== null) {
      out.push(line.replace(/^#/, "\\#"));
    } else {
      const level = underlineLevel(line);
      const above = out.at(-1) ?? "";
      if (level !== null && /^ {0,3}[^\s#>|*+-]/.test(above)) out.splice(-1, 1, `${"#".repeat(level)} ${above.trim()}`);
      else out.push(line);
    }
  }
  return out;
};

const underlineLevel = (line: string): 1 | 2 | null => {
  if (/^ {0,3}={2,} *$/.test(line)) return 1;
  return /^ {0,3}-{2,} *$/.test(line) ? 2 : null;
};

// Reads CSV as one line per row, each value with its column's name, so that a row makes sense when cited alone.

export const readCsv = (text: string): string => {
  const { data } = papa.parse<string[]>(text, { skipEmptyLines: "greedy" });
  const rows = data.map((row) => row.map((cell) => cell.replace(/\s+/g, " ").trim()));
  const [names, ...records] = rows;
  const lines =
    names && records.length > 0 && isHeader(names) ? records.map((row) => recordLine(names, row)) : rows.map(rowLine);
  return tidy(lines.join("\n"));
};

const isHeader = (names: readonly string[]): boolean =>
  names.length > 1 && names.every((name) => name !== "" && !/^[\d.,%€$£-]+$/.test(name));

const recordLine = (names: readonly string[], row: readonly string[]): string =>
  row
    .map((cell, at) => (cell === "" ? "" : namedValue(names[at], cell)))
    .filter((cell) => cell !== "")
    .join("; ");

const namedValue = (name: string | undefined, cell: string): string => (name === undefined ? cell : `${name}: ${cell}`);

const rowLine = (row: readonly string[]): string => row.filter((cell) => cell !== "").join(" | ");

/** Bytes in which a page must name its encoding (HTML, 4.2.5.4). */
const sniffed = 1_024;

const metaCharset = /<meta[^>]+charset\s*=\s*["']?\s*([\w.:-]+)/i;

/**
 * Decodes text by byte order mark, declared charset, or the page's own; else as UTF-8, or Windows-1252 if that fails.
 * Null when the encoding is unknown or wrong.
 */
export const decodeText = (bytes: Uint8Array, declared: string | null, isHtml: boolean): string | null => {
  const named = byteOrderMark(bytes) ?? declared ?? (isHtml ? namedInPage(bytes) : null);
  return named === null ? (decode(bytes, "utf-8") ?? decode(bytes, "windows-1252")) : decode(bytes, named);
};

const byteOrderMark = ([first, second, third]: Uint8Array): string | null => {
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : null;
};

const namedInPage = (bytes: Uint8Array): string | null => {
  const named = metaCharset.exec(new TextDecoder("windows-1252").decode(bytes.subarray(0, sniffed)))?.[1] ?? null;
  // A page whose `meta` we could read is not in UTF-16.
  return named?.toLowerCase().startsWith("utf-16") ? "utf-8" : named;
};

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
};
