/** Extracts a page's article, without its surroundings. */
import { DefuddleClass } from "defuddle/node";
import { parseHTML } from "linkedom";
import { type PageText, isFolded, isFurniture, textOfHtml, unfoldedBy } from "./html.ts";
import { type Extracted, failed, titleOf, underTitle } from "./source.ts";

/** Larger pages are read as a stream only: a tree would take seconds. */
const maxTreeElements = 10_000;

const deepestTree = 256;

/** Least share of the page's text; with less, the article search has failed. */
const minShare = 0.4;

/** Returns a page's text under its title. */
export const readPage = (html: string, maxUnits: number): Extracted | ReturnType<typeof failed> => {
  const page = textOfHtml(html, maxUnits);
  if (page === null)
    return failed("too_large", "The page has too many or too deeply nested elements; submit its text instead.");
  const isTree = page.elements <= maxTreeElements && page.depth <= deepestTree;
  const article = isTree ? articleOf(html, page.title, maxUnits) : null;
  const { text, title } = article && article.text.length >= minShare * page.text.length ? article : page;
  return { title, text: underTitle(title, text), language: page.language };
};

/**
 * Fetches nothing, unlike the default for some sites. "Content patterns" would also remove glossaries and last
 * sections.
 */
const options = { url: "about:blank", useAsync: false, removeImages: true, removeContentPatterns: false };

/** Finds the page's article; null if there is none. @param called title of the page */
const articleOf = (html: string, called: string | null, maxUnits: number): PageText | null => {
  try {
    const { document } = parseHTML(html);
    removeFurniture(document);
    forgetNamesOfProse(document);
    const headline = headlineOf(document);
    const found = new DefuddleClass(document, options).parse();
    const article = textOfHtml(found.content, maxUnits);
    return article && article.text !== ""
      ? { ...article, title: ownTitle(titleOf(found.title), called, headline) }
      : null;
  } catch {
    return null;
  }
};

const removeFurniture = (document: Document): void => {
  const folded = new Set<string>();
  for (const element of document.querySelectorAll("*")) {
    if (!element.isConnected) continue;
    const attributes = Object.fromEntries(Array.from(element.attributes, ({ name, value }) => [name, value]));
    const inContent = element.closest("article, main") !== null;
    for (const id of unfoldedBy(attributes)) folded.add(id);
    if (isFurniture(element.localName, attributes, { inContent, folded })) {
      element.remove();
      continue;
    }
    if (isFolded(attributes, folded))
      for (const name of ["hidden", "aria-hidden", "style"]) element.removeAttribute(name);
    // A button that stayed is a question; the article search would drop it.
    if (element.localName === "button") unwrap(element);
  }
};

const unwrap = (element: Element): void => {
  const span = element.ownerDocument.createElement("span");
  span.append(...element.childNodes);
  element.replaceWith(span);
};

/** Returns the first headline that is not a link elsewhere, as a logo's is. */
const headlineOf = (document: Document): string | null => {
  const headlines = Array.from(document.querySelectorAll("h1"));
  const own = headlines.find((each) => wordsOf(each.querySelector('a[href]:not([href^="#"])')) !== wordsOf(each));
  return wordsOf(own);
};

const wordsOf = (element: Element | null | undefined): string | null => titleOf(element?.textContent);

/** Removes the site's name from a title: prefers the headline, else the first part. */
const ownTitle = (found: string | null, called: string | null, headline: string | null): string | null => {
  if (found === null || called === null || found === called || !called.includes(found)) return found ?? called;
  if (headline !== null && called.includes(headline)) return headline;
  return called.startsWith(found) ? found : called;
};

// Clears ambiguous names of blocks: `menu` holds links on most sites, and dishes on some.

/** Names that mean something on prose, too: content, notes, hidden parts, and text about the text. */
const meaningful =
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
      if (!meaningful.test(element.getAttribute(name) ?? "")) element.removeAttribute(name);
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
