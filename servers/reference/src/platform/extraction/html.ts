/** Extracts a page's text from a stream of tags, without a tree, in linear time. */
import { Parser } from "htmlparser2";
import { type Extracted, tidy, titleOf } from "./source.ts";

/** Browsers stop at 512; a tree builder takes minutes for 100,000 nested tags. */
const deepest = 1_000;

const maxElements = 200_000;

/** A headline inside these belongs to the text. */
const content = new Set(["article", "main"]);

const lines = new Set("br div dd dt li tr option summary figcaption caption legend address hr".split(" "));

const paragraphs = new Set(
  "p section article main blockquote pre ul ol dl table figure details h1 h2 h3 h4 h5 h6".split(" "),
);

/** Elements left out within a sentence, which continues after them. */
const inline = new Set(
  "script style svg math canvas button select template span a b i em strong small sub sup del s strike".split(" "),
);

const marked = /^(h[1-6]|li)$/;

export interface PageText extends Extracted {
  /** Size of the tree that it would make. */
  readonly elements: number;
  readonly depth: number;
}

/** Extracts title, headings (as in Markdown), paragraphs, lists and tables; null for a page built to exhaust us. */
export const textOfHtml = (html: string, maxUnits: number): PageText | null => {
  const page = new Page(maxUnits);
  const parser = new Parser(page, { decodeEntities: true });
  // In pieces, so that an excessive page ends early.
  for (let start = 0; start < html.length && !page.tooMuch; start += 65_536)
    parser.write(html.slice(start, start + 65_536));
  if (page.tooMuch) return null;
  parser.end();
  return page.result();
};

class Page {
  readonly #maxUnits: number;
  readonly #blocks: string[] = [];
  readonly #line = new Line();
  #units = 0;
  #depth = 0;
  #deepest = 0;
  #elements = 0;
  #title = "";
  #titleAt: number | null = null;
  #language: string | null = null;
  /** Depths of open elements that are skipped, keep their lines, or hold the content. */
  #skippedAt: number | null = null;
  readonly #linesKeptAt: number[] = [];
  readonly #contentAt: number[] = [];
  readonly #cellsAt: number[] = [];
  readonly #folded = new Set<string>();
  /** A paragraph in a cell breaks the line only if the cell goes on, so that a row stays a row. */
  #deferred = false;
  #cellHasWords = false;
  tooMuch = false;

  constructor(maxUnits: number) {
    this.#maxUnits = maxUnits;
  }

  onopentag(name: string, attributes: Attributes): void {
    this.#depth++;
    this.#elements++;
    this.#deepest = Math.max(this.#deepest, this.#depth);
    if (this.#depth > deepest || this.#elements > maxElements) this.tooMuch = true;
    if (this.tooMuch || this.#skippedAt !== null) return;
    if (name === "html") this.#language = languageOf(attributes["lang"]);
    if (isFurniture(name, attributes, { inContent: this.#contentAt.length > 0, folded: this.#folded })) {
      if (!inline.has(name)) this.#break(true);
      this.#skippedAt = this.#depth;
      return;
    }
    for (const id of unfoldedBy(attributes)) this.#folded.add(id);
    if (name === "title" && this.#title === "") this.#titleAt = this.#depth;
    if (content.has(name)) this.#contentAt.push(this.#depth);
    this.#mark(name);
  }

  /** Applies a tag to the line: breaks it or sets its mark. */
  #mark(name: string): void {
    if (name === "td" || name === "th") this.#beginCell();
    this.#breakAt(name);
    if (name === "pre") this.#linesKeptAt.push(this.#depth);
    if (name === "li") this.#line.begin("- ");
    else if (marked.test(name)) this.#line.begin(`${"#".repeat(Number(name[1]))} `);
  }

  onclosetag(name: string): void {
    if (this.#skippedAt === null) {
      if (this.#cellsAt.at(-1) === this.#depth) this.#endCell();
      this.#breakAt(name);
      if (marked.test(name)) this.#line.begin("");
      if (this.#contentAt.at(-1) === this.#depth) this.#contentAt.pop();
      if (this.#linesKeptAt.at(-1) === this.#depth) this.#linesKeptAt.pop();
      if (this.#titleAt === this.#depth) this.#titleAt = null;
    } else if (this.#skippedAt === this.#depth) {
      this.#skippedAt = null;
    }
    this.#depth--;
  }

  ontext(text: string): void {
    if (this.#skippedAt !== null || this.tooMuch) return;
    if (this.#cellsAt.length > 0 && text.trim() !== "") this.#writeInCell();
    if (this.#titleAt !== null) this.#title = (this.#title + text).slice(0, 1_000);
    else if (this.#linesKeptAt.length > 0) this.#addLines(text);
    else this.#line.add(text.replace(/\s+/g, " "));
  }

  #beginCell(): void {
    this.#line.separate(" | ");
    this.#cellsAt.push(this.#depth);
    [this.#deferred, this.#cellHasWords] = [false, false];
  }

  #endCell(): void {
    this.#cellsAt.pop();
    this.#deferred = false;
  }

  #writeInCell(): void {
    if (this.#deferred && this.#cellHasWords) this.#break(false);
    [this.#deferred, this.#cellHasWords] = [false, true];
  }

  #breakAt(name: string): void {
    if (this.#cellsAt.length > 0 && (name === "p" || name === "div")) this.#deferred = true;
    else if (paragraphs.has(name) || lines.has(name)) this.#break(paragraphs.has(name));
  }

  /** Keeps the lines of code and escapes those that look like headings. */
  #addLines(text: string): void {
    text.split("\n").forEach((line, at) => {
      if (at > 0) this.#break(false);
      this.#line.addCode(line);
    });
  }

  result(): PageText {
    this.#break(true);
    return {
      text: tidy(this.#blocks.join("\n")),
      title: titleOf(this.#title),
      language: this.#language,
      elements: this.#elements,
      depth: this.#deepest,
    };
  }

  /** Ends a line or paragraph. Text beyond the limit is dropped, as the page will be refused. */
  #break(paragraph: boolean): void {
    const line = this.#line.end();
    if (line !== "" && this.#units <= this.#maxUnits) {
      this.#blocks.push(line);
      this.#units += line.length;
    }
    if (paragraph && this.#blocks.at(-1) !== "") this.#blocks.push("");
  }
}

const languageOf = (tag: string | undefined): string | null =>
  tag !== undefined && /^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i.test(tag.trim()) ? tag.trim() : null;

/** Escapes words that look like a heading. */
const escaped = (words: string): string => words.replace(/^#(?=#{0,5}\s)/, "\\#");

/** The current line. Parts are joined once, since a growing string would be quadratic. */
class Line {
  #parts: string[] = [];
  #mark = "";
  #spaced = true;

  /** Adds words with collapsed white space. */
  add(words: string): void {
    const part = this.#spaced ? words.trimStart() : words;
    if (part === "") return;
    this.#parts.push(part);
    this.#spaced = part.endsWith(" ");
  }

  /** Adds code as it stands. */
  addCode(code: string): void {
    if (code !== "") this.#parts.push(code);
  }

  /** Adds a separator between the existing and the next words. */
  separate(separator: string): void {
    const last = this.#parts.pop();
    if (last === undefined) return;
    this.#parts.push(last.trimEnd(), separator);
    this.#spaced = true;
  }

  /** Sets the line's mark, written if words follow. */
  begin(mark: string): void {
    this.#mark = mark;
  }

  end(): string {
    const words = this.#parts.join("").trim();
    const line = words === "" ? "" : this.#mark + (this.#mark.startsWith("#") ? words : escaped(words));
    // A mark waits for its words: a list item's text may stand in a paragraph.
    if (words !== "") this.#mark = "";
    [this.#parts, this.#spaced] = [[], true];
    return line;
  }
}

/** Detects elements that are not content: hidden, struck out, or repeated on every page of a site. */
export interface Attributes {
  readonly [name: string]: string;
}

const elements = new Set(
  `script style noscript template iframe object embed svg math canvas audio video select button textarea form nav
  footer header aside dialog del s strike`.split(/\s+/),
);

const roles = new Set("navigation banner contentinfo complementary search dialog alertdialog menu menubar".split(" "));

/** Consent banners have names, but no element; a bakery's `cookies` are content. */
const consent =
  /^(consent|gdpr|ccpa|cookie-?consent|.*(cookie|consent|gdpr|ccpa).*(banner|notice|notification|bar|box|law|popup|modal|overlay|dialog|message|prompt))$/i;

/** Names used by consent services. */
const consentServices =
  /^(onetrust|cookiebot|cybotcookiebot|usercentrics|didomi|iubenda|osano|klaro|truste|termly|tarteaucitron|cmplz|cky-|cc[-_](window|banner)|qc-cmp|sp_message|cmpbox|fc-consent)/i;

const frame = /^((site|page|main|global)-)?(footer|navbar|navigation|nav|sidebar|breadcrumbs?)$/i;

/**
 * Matches what surrounds an article's words, within it. Classes only: a section about comments uses its heading as id.
 */
const beside =
  /^(skip-(link|nav|navigation|to-content)|comments-(area|section)|comment-(list|respond)|article-(comments|relatives|votes)|author-(box|bio)|related-(posts|articles|products)|recent-(posts|articles)|jp-relatedposts|sharedaddy|(share|social)-(buttons|links|icons|tools)|newsletter-(signup|form)|breadcrumbs|mw-editsection|catlinks|printfooter|headerlink|hash-link)$/i;

/** Line numbers of code, which would stand among its words. */
const lineNumbers = /^(gutter|rouge-gutter|lineno|linenos|line-number)$/i;

/** Context of an element on its page. */
export interface Surroundings {
  /** True inside an element of the content: there a `header` is a headline, and names do not mark banners. */
  readonly inContent: boolean;
  /** Ids of parts that a button unfolds (`unfoldedBy`). */
  readonly folded: ReadonlySet<string>;
}

/** Returns the ids that a button unfolds, as answers to its question; none if it is a menu. */
export const unfoldedBy = (attributes: Attributes): string[] =>
  isQuestion(attributes) ? namesIn(attributes["aria-controls"]) : [];

const isQuestion = (attributes: Attributes): boolean =>
  "aria-expanded" in attributes && !("aria-haspopup" in attributes);

export const isFurniture = (name: string, attributes: Attributes, { inContent, folded }: Surroundings): boolean => {
  if (isHidden(attributes) && !isFolded(attributes, folded)) return true;
  // A button that unfolds an answer is its question.
  if (elements.has(name)) return !(name === "header" && inContent) && !(name === "button" && isQuestion(attributes));
  if (roles.has(attributes["role"] ?? "")) return true;
  return isBeside(name, attributes) || (!inContent && blocks.has(name) && isNamed(attributes));
};

const isHidden = (attributes: Attributes): boolean =>
  "hidden" in attributes ||
  attributes["aria-hidden"] === "true" ||
  /display\s*:\s*none/i.test(attributes["style"] ?? "");

/** Tells if the element is hidden until unfolded. */
export const isFolded = ({ hidden, role, id = "" }: Attributes, folded: ReadonlySet<string>): boolean =>
  hidden === "until-found" || role === "tabpanel" || folded.has(id);

/** Only blocks can be banners; a page about cookies has headings and paragraphs. */
const blocks = new Set(["div", "section", "ul", "ol"]);

const maxNames = 20;

/** Longer names would only cost time. */
const maxNameLength = 100;

const namesIn = (list = ""): string[] =>
  list.split(/\s+/, maxNames).filter((name) => name !== "" && name.length <= maxNameLength);

const isNamed = ({ id, class: classes }: Attributes): boolean =>
  [...namesIn(id), ...namesIn(classes)].some((name) =>
    [consent, consentServices, frame].some((names) => names.test(name)),
  );

/** These hold the content, whatever their names. */
const holders = new Set(["html", "body", "main", "article"]);

const isBeside = (name: string, { class: classes }: Attributes): boolean => {
  if (holders.has(name)) return false;
  const names = name === "td" || name === "span" ? [beside, lineNumbers] : [beside];
  return namesIn(classes).some((each) => names.some((known) => known.test(each)));
};
