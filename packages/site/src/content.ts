/** Content of a page. Operations and events have two columns: prose and fields on the left, their code on the right. */
import { setImmediate } from "node:timers/promises";
import type { Token } from "marked";
import type { FieldList, Part } from "@atlas-messaging/service/pipeline/website";
import { type Fields, type Heading, Renderer, tokensOf } from "./markdown.ts";

export interface Content {
  readonly html: string;
  /** Headings below the title. */
  readonly headings: readonly Heading[];
}

type Change = (text: string) => string;

/** Renders Markdown. `place` changes the targets of links. */
export const renderMarkdown = async (markdown: string, place: Change): Promise<Content> => {
  const renderer = new Renderer(place, (text) => text);
  await setImmediate();
  const tokens = tokensOf(markdown);
  await setImmediate();
  const html = await inTurns(tokens, (token) => renderer.html([token]));
  return { html: html.join(""), headings: renderer.headings };
};

/** Renders parts in two columns. `fill` replaces the placeholders of their addresses. */
export const renderParts = async (parts: readonly Part[], place: Change, fill: Change): Promise<Content> => {
  const renderer = new Renderer(place, fill);
  await setImmediate();
  const tokens = await inTurns(parts, (part) =>
    typeof part === "string" ? tokensOf(fill(part)) : [fieldsToken(part)],
  );
  const render = async (some: readonly Token[]): Promise<string> =>
    (await inTurns(some, (token) => renderer.html([token]))).join("");
  const html: string[] = [];
  for (const { lead, shown, rest } of pairsOf(tokens.flat().filter(({ type }) => type !== "space"))) {
    html.push(`<section class="pair"><div>${await render(lead)}</div>`);
    html.push(`<div class="shown">${await render(shown)}</div><div>${await render(rest)}</div></section>\n`);
  }
  return { html: html.join(""), headings: renderer.headings };
};

/** Reads the tree of the fields, which takes as long as to render it. */
const fieldsToken = ({ direction, fields, form }: FieldList): Fields => ({
  type: "fields",
  raw: "",
  list: { direction, fields, form },
});

/** Milliseconds after which others get their turn: a long page takes more than a hundred. */
const turn = 8;

const inTurns = async <Item, Made>(items: readonly Item[], make: (item: Item) => Made): Promise<Made[]> => {
  const made: Made[] = [];
  let since = performance.now();
  for (const item of items) {
    if (performance.now() - since > turn) {
      await setImmediate();
      since = performance.now();
    }
    made.push(make(item));
  }
  return made;
};

/** Code with what it belongs to: what is told before it on a narrow screen, and what after it. */
interface Pair {
  readonly lead: Token[];
  readonly shown: Token[];
  readonly rest: Token[];
}

/** Begins a pair at the title, and at each section with code of its own. */
const pairsOf = (tokens: readonly Token[]): readonly Pair[] => {
  const pairs: Pair[] = [];
  for (const section of sectionsOf(tokens)) {
    const shown = section.filter((token, index) => isCode(token) || isCaption(token, section[index + 1]));
    const told = section.filter((token) => !shown.includes(token));
    const last = pairs.at(-1);
    if (last && (shown.length === 0 || last.shown.length === 0)) {
      last.shown.push(...shown);
      last.rest.push(...told);
    } else {
      const found = told.findIndex((token) => !isIntroduction(token));
      const end = found < 0 ? told.length : found;
      pairs.push({ lead: told.slice(0, end), shown: [...shown], rest: told.slice(end) });
    }
  }
  return pairs;
};

/** Splits at headings of the second level. */
const sectionsOf = (tokens: readonly Token[]): Token[][] => {
  const sections: Token[][] = [];
  for (const token of tokens) {
    const last = sections.at(-1);
    if (last && !(token.type === "heading" && token["depth"] === 2)) last.push(token);
    else sections.push([token]);
  }
  return sections;
};

const isCode = ({ type }: Token): boolean => type === "code" || type === "tabs";

/** A line such as "An empty list:" stays above the code that it names. */
const isCaption = ({ type, raw }: Token, next: Token | undefined): boolean =>
  type === "paragraph" && raw.trimEnd().endsWith(":") && next !== undefined && isCode(next);

const isIntroduction = ({ type }: Token): boolean => type === "heading" || type === "paragraph";
