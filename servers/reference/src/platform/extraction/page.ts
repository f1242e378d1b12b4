/** A page's own words, without what surrounds them. */
import { DefuddleClass } from "defuddle/node";
import { parseHTML } from "linkedom";
import { isFolded, isFurniture, unfoldedBy } from "./furniture.ts";
import { type PageText, textOfHtml } from "./html.ts";
import { forgetNamesOfProse } from "./prose.ts";
import { type Extracted, failed, titleOf, underTitle } from "./source.ts";

/** A page beyond these is read as a stream only: a tree of it would take seconds. */
const mostTreeElements = 10_000;
const deepestTree = 256;
/** An article is taken for the page when it has at least so much of its text; else the search for it has gone wrong. */
const leastShare = 0.4;

/** The text of a page under its own title. */
export const readPage = (html: string, mostUnits: number): Extracted | ReturnType<typeof failed> => {
  const whole = textOfHtml(html, mostUnits);
  if (whole === null)
    return failed("too_large", "The page has too many or too deeply nested elements; submit its text instead.");
  const isTree = whole.elements <= mostTreeElements && whole.depth <= deepestTree;
  const article = isTree ? articleOf(html, whole.title, mostUnits) : null;
  const { text, title } = article && article.text.length >= leastShare * whole.text.length ? article : whole;
  return { title, text: underTitle(title, text), language: whole.language };
};

/**
 * Nothing is fetched: by default some sites would be asked for more. What "content patterns" leave out are lists of terms and
 * last sections as well.
 */
const options = { url: "about:blank", useAsync: false, removeImages: true, removeContentPatterns: false };

/** What a reader of the page would call its article; null when none can be found. @param called by the title of the page */
const articleOf = (html: string, called: string | null, mostUnits: number): PageText | null => {
  try {
    const { document } = parseHTML(html);
    removeFurniture(document);
    forgetNamesOfProse(document);
    const headline = headlineOf(document);
    const found = new DefuddleClass(document, options).parse();
    const article = textOfHtml(found.content, mostUnits);
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
    // A button that stayed is the question of an answer; the search for the article leaves out whatever is a button.
    if (element.localName === "button") unwrap(element);
  }
};

const unwrap = (element: Element): void => {
  const span = element.ownerDocument.createElement("span");
  span.append(...element.childNodes);
  element.replaceWith(span);
};

/** The first headline that leads nowhere else, as that of a logo does. */
const headlineOf = (document: Document): string | null => {
  const headlines = Array.from(document.querySelectorAll("h1"));
  const own = headlines.find((each) => wordsOf(each.querySelector('a[href]:not([href^="#"])')) !== wordsOf(each));
  return wordsOf(own);
};

const wordsOf = (element: Element | null | undefined): string | null => titleOf(element?.textContent);

/** Of what a page is called, one part is the site's name. The page's own is its headline, or else what stands first. */
const ownTitle = (found: string | null, called: string | null, headline: string | null): string | null => {
  if (found === null || called === null || found === called || !called.includes(found)) return found ?? called;
  if (headline !== null && called.includes(headline)) return headline;
  return called.startsWith(found) ? found : called;
};
