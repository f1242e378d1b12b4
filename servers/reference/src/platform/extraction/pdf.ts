/** Reads PDFs page by page; text in larger letters is a heading. */
import { getDocumentProxy } from "unpdf";
import { type Item, inReadingOrder } from "./columns.ts";
import { joinWords } from "./divided-words.ts";
import { withoutRunningLines } from "./running-lines.ts";
import { type Extracted, failed, tidy, titleOf, underTitle } from "./source.ts";

const maxPages = 2_000;
/** Headings: least scale to the text, maximum length, number of levels. */
const headingScale = 1.15;
const maxHeading = 120;
const maxLevels = 3;

interface Line {
  readonly text: string;
  /** Size of its largest letters, in points. */
  readonly size: number;
  /** True if it begins a page or stands clearly apart from the line before. */
  readonly apart: boolean;
}

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

export const readPdf = async (bytes: Uint8Array, maxUnits: number): Promise<Extracted | ReturnType<typeof failed>> => {
  let pdf: Pdf;
  try {
    // The reader refuses a Buffer and detaches the bytes it is given.
    pdf = await getDocumentProxy(new Uint8Array(bytes), { useSystemFonts: false, verbosity: 0 });
  } catch (error) {
    return refusal(error);
  }
  if (pdf.numPages > maxPages) return failed("too_large", `The PDF has more than ${maxPages} pages; divide it.`);
  const text = markdownOf(await linesOf(pdf, maxUnits));
  if (text === "") {
    return failed("extraction_failed", "The PDF holds pictures but no text; have its text recognized (OCR) first.");
  }
  const { title, language } = await propertiesOf(pdf);
  return { title, text: underTitle(title, text), language };
};

const refusal = (error: unknown) =>
  error instanceof Error && error.name === "PasswordException"
    ? failed("extraction_failed", "The PDF is protected by a password; save it without one.")
    : failed("extraction_failed", "The PDF is damaged; export it anew.");

const propertiesOf = async (pdf: Pdf) => {
  const { info } = await pdf.getMetadata();
  const said = (name: string): string | null => {
    const value: unknown = name in info ? Reflect.get(info, name) : null;
    return typeof value === "string" ? titleOf(value) : null;
  };
  return { title: said("Title"), language: said("Language") };
};

const linesOf = async (pdf: Pdf, maxUnits: number): Promise<Line[]> => {
  const pages: Line[][] = [];
  let units = 0;
  for (let number = 1; number <= pdf.numPages && units <= maxUnits; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const read = linesOfPage(inReadingOrder(items.filter((item) => "str" in item)));
    units += read.reduce((sum, { text }) => sum + text.length, 0);
    pages.push(read);
    page.cleanup();
  }
  return withoutRunningLines(pages);
};

const linesOfPage = (items: readonly Item[]): Line[] => {
  const lines: Line[] = [];
  let [text, size, top, above] = ["", 0, 0, Number.POSITIVE_INFINITY];
  const end = () => {
    const words = text.replace(/\s+/g, " ").trim();
    if (words !== "") {
      lines.push({ text: words, size, apart: above - top > 1.8 * size });
      above = top;
    }
    [text, size] = ["", 0];
  };
  for (const { str, height, hasEOL, transform } of items) {
    if (str.trim() !== "") {
      size = Math.max(size, Math.round(height * 2) / 2);
      top = transform[5] ?? top;
    }
    text += str;
    if (hasEOL) end();
  }
  end();
  return lines;
};

const markdownOf = (lines: readonly Line[]): string => {
  const body = bodySize(lines);
  const isHeading = ({ text, size }: Line) =>
    size >= body * headingScale && text.length <= maxHeading && /\p{L}/u.test(text);
  const sizes = [...new Set(lines.filter(isHeading).map(({ size }) => size))].toSorted((one, other) => other - one);
  const levelOf = ({ size }: Line) => Math.min(sizes.indexOf(size), maxLevels - 1) + 1;
  const blocks = lines.map((line) => {
    if (isHeading(line)) return `\n\n${"#".repeat(levelOf(line))} ${line.text}\n\n`;
    return `${line.apart ? "\n\n" : "\n"}${line.text.replace(/^#/, "\\#")}`;
  });
  return tidy(joinWords(blocks.join("")));
};

/** Returns the most frequent letter size. */
const bodySize = (lines: readonly Line[]): number => {
  const letters = new Map<number, number>();
  for (const { text, size } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].reduce((max, each) => (each[1] > max[1] ? each : max), [0, 0])[0];
};
