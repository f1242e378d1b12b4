/** Reads Word documents (.docx): headings, paragraphs, lists and tables. */
import { unzipSync, zipSync } from "fflate";
import { Parser } from "htmlparser2";
import mammoth from "mammoth";
import { textOfHtml } from "./html.ts";
import { type Extracted, failed, titleOf, underTitle } from "./source.ts";

/** Maximum bytes unpacked, without pictures. */
const maxUnpacked = 32 * 1_048_576;

/** The reader builds a tree and walks it by recursion. */
const deepest = 256;

const maxElements = 200_000;

/** Tells parts with words from pictures, fonts and embedded files, which stay packed. */
const isText = (name: string): boolean => /\.(xml|rels)$/i.test(name);

const styleMap = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => p:fresh"];

export const readWord = async (bytes: Uint8Array, maxUnits: number): Promise<Extracted | ReturnType<typeof failed>> => {
  const parts = unzip(bytes, isText, maxUnpacked);
  if (parts === "too_large") return failed("too_large", tooLarge);
  if (parts === null) return failed("extraction_failed", "The Word file is damaged; open it and save it anew.");
  const document = parts["word/document.xml"];
  if (!document)
    return failed("unsupported_format", "This archive is no Word document (.docx); submit its files one by one.");
  if (!Object.values(parts).every(isHarmless)) return failed("too_large", tooLarge);
  const { value } = await mammoth.convertToHtml(
    // Packed again, so that the reader sees exactly what was counted.
    { buffer: Buffer.from(zipSync(parts, { level: 0 })) },
    { styleMap, externalFileAccess: false, convertImage: mammoth.images.imgElement(async () => ({ src: "" })) },
  );
  const page = textOfHtml(value, maxUnits);
  if (page === null) return failed("too_large", tooLarge);
  const { title, language } = propertiesOf(parts["docProps/core.xml"]);
  return { title, text: underTitle(title, page.text), language };
};

const tooLarge = "The Word file unpacks to too much; divide it, or submit its text.";

/** Tells if a tree of it is affordable; parses in pieces, so that excess ends early. */
const isHarmless = (xml: Uint8Array): boolean => {
  let [depth, elements, tooMuch] = [0, 0, false];
  const parser = new Parser(
    {
      onopentagname: () => void (tooMuch ||= ++depth > deepest || ++elements > maxElements),
      onclosetag: () => void depth--,
    },
    { xmlMode: true },
  );
  const text = new TextDecoder().decode(xml);
  for (let start = 0; start < text.length && !tooMuch; start += 65_536) parser.write(text.slice(start, start + 65_536));
  return !tooMuch;
};

const propertiesOf = (
  xml: Uint8Array | undefined,
): { readonly title: string | null; readonly language: string | null } => {
  const found = { "dc:title": "", "dc:language": "" };
  let open: keyof typeof found | null = null;
  const parser = new Parser(
    {
      onopentag: (name) => void (open = name === "dc:title" || name === "dc:language" ? name : null),
      ontext: (text) => void (open && (found[open] += text)),
      onclosetag: () => void (open = null),
    },
    { xmlMode: true },
  );
  parser.end(new TextDecoder().decode(xml));
  return { title: titleOf(found["dc:title"]), language: titleOf(found["dc:language"]) };
};

// Unpacks archives with limits on count and size.

const maxEntries = 2_000;

/** Unpacks the wanted entries; "too_large" beyond `maxBytes`, null when it is no archive. */
export const unzip = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  maxBytes: number,
): Readonly<Record<string, Uint8Array>> | "too_large" | null => {
  let declared = 0;
  let entries = 0;
  try {
    // An entry's buffer has its declared size. One that unpacks to more is cut there and is then invalid XML.
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (++entries > maxEntries) throw new TooLarge();
        if (!wanted(name)) return false;
        declared += originalSize;
        if (declared > maxBytes) throw new TooLarge();
        return true;
      },
    });
  } catch (error) {
    return error instanceof TooLarge ? "too_large" : null;
  }
};

class TooLarge extends Error {}
