/** What a reader does not see, or sees on every page of a site: no part of what the page says. */

export interface Attributes {
  readonly [name: string]: string;
}

const elements = new Set(
  `script style noscript template iframe object embed svg math canvas audio video select button textarea form nav
  footer header aside dialog`.split(/\s+/),
);
const roles = new Set("navigation banner contentinfo complementary search dialog alertdialog menu menubar".split(" "));
/** Consent banners have no element of their own, but names; a bakery's `cookies` are content. */
const consent =
  /^(consent|gdpr|ccpa|onetrust.*|.*cookiebot.*|cookie-?consent|.*(cookie|consent|gdpr|ccpa).*(banner|notice|bar|law|popup|modal|overlay|dialog|message|prompt))$/i;

const frame = /^((site|page|main|global)-)?(footer|navbar|navigation|nav|sidebar|breadcrumbs?)$/i;

/** @param inContent whether an element of the content holds it: there a `header` has a headline, and no name is a banner's */
export const isFurniture = (name: string, attributes: Attributes, inContent: boolean): boolean => {
  if ("hidden" in attributes || attributes["aria-hidden"] === "true") return true;
  if (/display\s*:\s*none/i.test(attributes["style"] ?? "")) return true;
  // The question of an answer that can be folded is a button.
  if (elements.has(name))
    return !(name === "header" && inContent) && !(name === "button" && "aria-expanded" in attributes);
  if (roles.has(attributes["role"] ?? "")) return true;
  return !inContent && blocks.has(name) && isNamed(attributes);
};

/** A page about cookies says so in its headings and paragraphs; a banner is a block. */
const blocks = new Set(["div", "section", "ul", "ol"]);
const mostNames = 20;

const isNamed = ({ id = "", class: classes = "" }: Attributes): boolean =>
  `${id} ${classes}`.split(/\s+/, mostNames).some((name) => consent.test(name) || frame.test(name));
