/** A page's own words, without what surrounds them. */
import { DefuddleClass } from "defuddle/node";
import { parseHTML } from "linkedom";
import { isFurniture } from "./furniture.ts";
import { type PageText, textOfHtml } from "./html.ts";
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
  const article = isTree ? articleOf(html, mostUnits) : null;
  const { text, title } = article && article.text.length >= leastShare * whole.text.length ? article : whole;
  return { title, text: underTitle(title, text), language: whole.language };
};

/** What a reader of the page would call its article; null when none can be found. */
const articleOf = (html: string, mostUnits: number): PageText | null => {
  try {
    const { document } = parseHTML(html);
    for (const element of document.querySelectorAll("*")) {
      const { localName, attributes } = element;
      const named = Object.fromEntries(Array.from(attributes, ({ name, value }) => [name, value]));
      if (isFurniture(localName, named, element.closest("article, main") !== null)) element.remove();
    }
    // Nothing is fetched: by default some sites would be asked for more.
    const found = new DefuddleClass(document, { url: "about:blank", useAsync: false, removeImages: true }).parse();
    const article = textOfHtml(found.content, mostUnits);
    return article && article.text !== "" ? { ...article, title: titleOf(found.title) } : null;
  } catch {
    return null;
  }
};
