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
