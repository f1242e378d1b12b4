/** The readable text of a page: a stream of tags, no tree, so that no page costs more than its length. */
import { Parser } from "htmlparser2";

/** A browser stops at 512; 100,000 nested tags take a tree builder minutes. */
const deepest = 1_000;
const mostElements = 200_000;

/** What a reader does not see, or sees on every page of a site. */
const skipped = new Set(
  `script style noscript template iframe object embed svg math canvas audio video select button textarea form nav
  footer header aside dialog`.split(/\s+/),
);
/** A headline in these belongs to the text. */
const content = new Set(["article", "main"]);
const lines = new Set("br div dd dt li tr option summary figcaption caption legend address title hr".split(" "));
const paragraphs = new Set(
  "p section article main blockquote pre ul ol dl table figure details h1 h2 h3 h4 h5 h6".split(" "),
);

/** The title, headings (as in Markdown) and paragraphs of a page; null for one that is no page but an attack. */
export const textOfHtml = (html: string, mostUnits: number): string | null => {
  const page = new Page(mostUnits);
  const parser = new Parser(page, { decodeEntities: true });
  // In pieces, so that a page that turns out to be too much ends early.
  for (let start = 0; start < html.length && !page.tooMuch; start += 65_536)
    parser.write(html.slice(start, start + 65_536));
  if (page.tooMuch) return null;
  parser.end();
  return page.text();
};

class Page {
  readonly #mostUnits: number;
  readonly #blocks: string[] = [];
  readonly #line = new Line();
  #units = 0;
  #depth = 0;
  #elements = 0;
  /** Depths of the open elements that are skipped, and that hold the content. */
  #skippedAt: number | null = null;
  readonly #contentAt: number[] = [];
  tooMuch = false;

  constructor(mostUnits: number) {
    this.#mostUnits = mostUnits;
  }

  onopentag(name: string, attributes: { readonly [name: string]: string }): void {
    this.#depth++;
    this.#elements++;
    if (this.#depth > deepest || this.#elements > mostElements) this.tooMuch = true;
    if (this.tooMuch || this.#skippedAt !== null) return;
    if (this.#isSkipped(name, attributes)) {
      this.#break(true);
      this.#skippedAt = this.#depth;
      return;
    }
    if (content.has(name)) this.#contentAt.push(this.#depth);
    if (name === "td" || name === "th") this.#line.separate(" | ");
    if (paragraphs.has(name) || lines.has(name)) this.#break(paragraphs.has(name));
    const level = name === "title" ? 1 : /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined) this.#line.begin(`${"#".repeat(Number(level))} `);
  }

  onclosetag(name: string): void {
    if (this.#skippedAt === null) {
      if (paragraphs.has(name) || lines.has(name)) this.#break(paragraphs.has(name) || name === "title");
      if (this.#contentAt.at(-1) === this.#depth) this.#contentAt.pop();
    } else if (this.#skippedAt === this.#depth) {
      this.#skippedAt = null;
    }
    this.#depth--;
  }

  ontext(text: string): void {
    if (this.#skippedAt !== null || this.tooMuch) return;
    this.#line.add(text.replace(/\s+/g, " "));
  }

  text(): string {
    this.#break(true);
    return this.#blocks
      .join("\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()
      .toWellFormed();
  }

  #isSkipped(name: string, attributes: { readonly [name: string]: string }): boolean {
    if ("hidden" in attributes || attributes["aria-hidden"] === "true") return true;
    return skipped.has(name) && !(name === "header" && this.#contentAt.length > 0);
  }

  /** Ends a line, and with it a paragraph. Beyond what would be refused anyway nothing more is kept. */
  #break(paragraph: boolean): void {
    const line = this.#line.end();
    if (line !== "" && this.#units <= this.#mostUnits) {
      this.#blocks.push(line);
      this.#units += line.length;
    }
    if (paragraph && this.#blocks.at(-1) !== "") this.#blocks.push("");
  }
}

/** The line that is being read. Its parts are joined once: looking at a growing text for each of them would be quadratic. */
class Line {
  #parts: string[] = [];
  #mark = "";
  #spaced = true;

  /** Adds words, whose white space has been collapsed. */
  add(words: string): void {
    const part = this.#spaced ? words.trimStart() : words;
    if (part === "") return;
    this.#parts.push(part);
    this.#spaced = part.endsWith(" ");
  }

  /** Puts something between what is there and what follows. */
  separate(separator: string): void {
    if (this.#parts.length === 0) return;
    this.#parts.push(separator);
    this.#spaced = true;
  }

  /** Puts a mark before the line, if any words follow. */
  begin(mark: string): void {
    this.#mark = mark;
  }

  end(): string {
    const words = this.#parts.join("").trim();
    const line = words === "" ? "" : this.#mark + words;
    [this.#parts, this.#mark, this.#spaced] = [[], "", true];
    return line;
  }
}
