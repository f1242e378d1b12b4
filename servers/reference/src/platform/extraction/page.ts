/** Extracts a page's article, without its surroundings. */
import { DefuddleClass } from "defuddle/node";
import { parseHTML } from "linkedom";
import { isFolded, isFurniture, unfoldedBy } from "./furniture.ts";
import { type PageText, textOfHtml } from "./html.ts";
import { forgetNamesOfProse } from "./prose.ts";
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
