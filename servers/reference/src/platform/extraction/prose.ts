/** Clears ambiguous names of blocks: `menu` holds links on most sites, and dishes on some. */

/** Names that mean something on prose, too: content, notes, hidden parts, and text about the text. */
const telling =
  /content|article|post|entry|story|body|main|note\b|notes\b|\bfn|cite|hidden|invisible|comment|\bads?\b|promo|sponsor|related|modal|popup|byline|author|dateline|newsletter|noprint|(admonition|callout|alert)-title/i;
/** Least share of linked letters in a list of links. */
const maxLinked = 0.5;

/** A dish that links to its order is not navigation. */
const price = /\p{Sc}/u;

interface Letters {
  readonly all: number;
  readonly linked: number;
  readonly priced: boolean;
}

/** Removes the names of blocks with mostly unlinked words, so that they do not pass for navigation. */
export const forgetNamesOfProse = (document: Document): void => {
  const counted = new Map<Node, Letters>();
  // Innermost first, so that each is counted once.
  for (const element of Array.from(document.querySelectorAll("*")).toReversed()) {
    const letters = lettersOf(element, counted);
    counted.set(element, letters);
    if (letters.linked >= maxLinked * letters.all) continue;
    for (const name of ["class", "id"]) {
      if (!telling.test(element.getAttribute(name) ?? "")) element.removeAttribute(name);
    }
  }
};

const lettersOf = (element: Element, counted: ReadonlyMap<Node, Letters>): Letters => {
  let [all, linked, priced] = [0, 0, false];
  for (const child of element.childNodes) {
    const inside = counted.get(child) ?? lettersIn(child);
    all += inside.all;
    linked += inside.linked;
    priced ||= inside.priced;
  }
  return { all, linked: element.localName === "a" && !priced ? all : linked, priced };
};

const lettersIn = (node: Node): Letters => {
  const text = node.nodeType === node.TEXT_NODE ? (node.nodeValue ?? "").trim() : "";
  return { all: text.length, linked: 0, priced: price.test(text) };
};
