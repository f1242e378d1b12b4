/** What the search reads: each page in sections, and each name that a table defines. */
import type { Token, Tokens } from "marked";
import { type Page, type Site, addressed, pages } from "@atlas-messaging/pipeline/documents";
import { plainText, tokensOf } from "./markdown/index.ts";
import { Slugs } from "./markdown/slugs.ts";
import { definedName, defines } from "./markdown/table.ts";
import type { SearchData, Section } from "./search/data.ts";

export const searchData = (site: Site): SearchData => ({
  pages: pages.map(({ path, title, group }) => [path, title, group]),
  sections: pages.flatMap((page, index) => sectionsOf(page, index, site)),
});

const sectionsOf = (page: Page, index: number, site: Site): Section[] => {
  const slugs = new Slugs();
  const sections: [number, string, string, string[]][] = [];
  for (const token of tokensOf(addressed(page.markdown, site))) {
    if (isHeading(token)) {
      const id = slugs.next(token.text);
      sections.push([index, token.depth === 1 ? "" : id, plainText(token.tokens), []]);
      continue;
    }
    sections.at(-1)?.[3].push(textOf(token));
    if (isTable(token) && defines(token)) sections.push(...definitions(token, index, slugs));
  }
  return sections.map(([at, anchor, heading, texts]) => [
    at,
    anchor,
    heading,
    texts.join(" ").replaceAll(/\s+/g, " ").trim(),
  ]);
};

const definitions = (table: Tokens.Table, index: number, slugs: Slugs): [number, string, string, string[]][] =>
  table.rows.flatMap((row) => {
    const name = definedName(row);
    const id = name === null ? null : slugs.claim(name);
    return name === null || id === null ? [] : [[index, id, name, row.slice(1).map(({ tokens }) => plainText(tokens))]];
  });

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** Code counts as text: readers search for a name that they have seen. */
const textOf = (token: Token): string => {
  if (isTable(token)) return token.rows.map((row) => row.map(({ tokens }) => plainText(tokens)).join(" ")).join(" ");
  if (token.type === "list") return (token as Tokens.List).items.map(({ tokens }) => plainText(tokens)).join(" ");
  if (token.type === "tabs") return "";
  if ("tokens" in token && token.tokens) return plainText(token.tokens);
  return "text" in token && typeof token.text === "string" ? token.text : "";
};
