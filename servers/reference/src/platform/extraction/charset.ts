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
