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

/** What is known of the page around an element. */
export interface Surroundings {
  /** Whether an element of the content holds it: there a `header` has a headline, and no name is a banner's. */
  readonly inContent: boolean;
  /** The ids of what a reader unfolds by a button (`unfoldedBy`). */
  readonly folded: ReadonlySet<string>;
}

/** The ids of what a button unfolds: the answer of its question. */
export const unfoldedBy = (attributes: Attributes): string[] =>
  "aria-expanded" in attributes ? (attributes["aria-controls"] ?? "").split(/\s+/, mostNames) : [];

export const isFurniture = (name: string, attributes: Attributes, { inContent, folded }: Surroundings): boolean => {
  if (isHidden(attributes) && !isFolded(attributes, folded)) return true;
  // The question of an answer that can be folded is a button.
  if (elements.has(name))
    return !(name === "header" && inContent) && !(name === "button" && "aria-expanded" in attributes);
  if (roles.has(attributes["role"] ?? "")) return true;
  return !inContent && blocks.has(name) && isNamed(attributes);
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

const isNamed = ({ id = "", class: classes = "" }: Attributes): boolean =>
  `${id} ${classes}`
    .split(/\s+/, mostNames)
    .some((name) => [consent, consentServices, frame].some((names) => names.test(name)));
