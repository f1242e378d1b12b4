/** What a reader does not see, sees on every page of a site, or sees struck out: no part of what the page says. */

export interface Attributes {
  readonly [name: string]: string;
}

const elements = new Set(
  `script style noscript template iframe object embed svg math canvas audio video select button textarea form nav
  footer header aside dialog del s strike`.split(/\s+/),
);
const roles = new Set("navigation banner contentinfo complementary search dialog alertdialog menu menubar".split(" "));
/** Consent banners have no element of their own, but names; a bakery's `cookies` are content. */
const consent =
  /^(consent|gdpr|ccpa|cookie-?consent|.*(cookie|consent|gdpr|ccpa).*(banner|notice|notification|bar|box|law|popup|modal|overlay|dialog|message|prompt))$/i;
/** Those of the services that draw them. */
const consentServices =
  /^(onetrust|cookiebot|cybotcookiebot|usercentrics|didomi|iubenda|osano|klaro|truste|termly|tarteaucitron|cmplz|cky-|cc[-_](window|banner)|qc-cmp|sp_message|cmpbox|fc-consent)/i;

const frame = /^((site|page|main|global)-)?(footer|navbar|navigation|nav|sidebar|breadcrumbs?)$/i;
/** What stands beside the words of an article and within it. Classes only: a section about comments has its heading for its id. */
const beside =
  /^(skip-(link|nav|navigation|to-content)|comments-(area|section)|comment-(list|respond)|article-(comments|relatives|votes)|author-(box|bio)|related-(posts|articles|products)|recent-(posts|articles)|jp-relatedposts|sharedaddy|(share|social)-(buttons|links|icons|tools)|newsletter-(signup|form)|breadcrumbs|mw-editsection|catlinks|printfooter|headerlink|hash-link)$/i;
/** Of code: they would stand among its words. */
const lineNumbers = /^(gutter|rouge-gutter|lineno|linenos|line-number)$/i;

/** What is known of the page around an element. */
export interface Surroundings {
  /** Whether an element of the content holds it: there a `header` has a headline, and no name is a banner's. */
  readonly inContent: boolean;
  /** The ids of what a reader unfolds by a button (`unfoldedBy`). */
  readonly folded: ReadonlySet<string>;
}

/** The ids of what a button unfolds: the answer of its question, unless it says that it is a menu. */
export const unfoldedBy = (attributes: Attributes): string[] =>
  isQuestion(attributes) ? namesIn(attributes["aria-controls"]) : [];

const isQuestion = (attributes: Attributes): boolean =>
  "aria-expanded" in attributes && !("aria-haspopup" in attributes);

export const isFurniture = (name: string, attributes: Attributes, { inContent, folded }: Surroundings): boolean => {
  if (isHidden(attributes) && !isFolded(attributes, folded)) return true;
  // The question of an answer that can be folded is a button.
  if (elements.has(name)) return !(name === "header" && inContent) && !(name === "button" && isQuestion(attributes));
  if (roles.has(attributes["role"] ?? "")) return true;
  return isBeside(name, attributes) || (!inContent && blocks.has(name) && isNamed(attributes));
};

const isHidden = (attributes: Attributes): boolean =>
  "hidden" in attributes ||
  attributes["aria-hidden"] === "true" ||
  /display\s*:\s*none/i.test(attributes["style"] ?? "");

/** Hidden until a reader asks for it. */
export const isFolded = ({ hidden, role, id = "" }: Attributes, folded: ReadonlySet<string>): boolean =>
  hidden === "until-found" || role === "tabpanel" || folded.has(id);

/** A page about cookies says so in its headings and paragraphs; a banner is a block. */
const blocks = new Set(["div", "section", "ul", "ol"]);
const mostNames = 20;
/** Longer ones would only take time. */
const longestName = 100;

const namesIn = (list = ""): string[] =>
  list.split(/\s+/, mostNames).filter((name) => name !== "" && name.length <= longestName);

const isNamed = ({ id, class: classes }: Attributes): boolean =>
  [...namesIn(id), ...namesIn(classes)].some((name) =>
    [consent, consentServices, frame].some((names) => names.test(name)),
  );

/** These hold the content, whatever they are called. */
const holders = new Set(["html", "body", "main", "article"]);

const isBeside = (name: string, { class: classes }: Attributes): boolean => {
  if (holders.has(name)) return false;
  const names = name === "td" || name === "span" ? [beside, lineNumbers] : [beside];
  return namesIn(classes).some((each) => names.some((known) => known.test(each)));
};
