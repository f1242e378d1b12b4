/** Sections of all pages for the search, with each name that a table defines. */
import { setImmediate } from "node:timers/promises";
import type { Token, Tokens } from "marked";
import type { Page } from "@atlas-messaging/service/discovery/page";
import type { Site } from "@atlas-messaging/service/pipeline/website";
import { addressed } from "@atlas-messaging/service/discovery/site";
import { pages } from "@atlas-messaging/service/discovery/pages";
import { Slugs, definedName, defines, plainText, tokensOf } from "./markdown.ts";
import type { SearchData, SearchedPage, Section } from "./search.ts";

/** Reads every page. Others get their turn between two pages. */
export const searchData = async (site: Site): Promise<SearchData> => {
  const sections: Section[] = [];
  for (const [index, page] of pages.entries()) {
    sections.push(...sectionsOf(page, index, site));
    await setImmediate();
  }
  return { pages: pages.map(searchedPage), sections };
};

const searchedPage = ({ path, title, group, name = alsoCalled[path] }: Page): SearchedPage =>
  name === undefined ? [path, title, group] : [path, title, group, name];

/** Words by which readers of other services look for what a page calls by another name. */
export const alsoCalled: { readonly [path: string]: string } = {
  "/docs/channels": "whatsapp, meta, phone number, sender",
  "/docs/customers": "contacts, opt out, unsubscribe",
  "/docs/delivery": "ordering, order of events, at least once",
  "/docs/discovery": "swagger, postman, openapi",
  "/docs/events": "polling, pagination, pages",
  "/docs/limits": "24 hours, window, throttling, rate limit",
  "/docs/messages": "phone number format, e.164, e164, sms",
  "/docs/messages/content": "attachment, image upload, file upload, mms",
  "/docs/operations/install": "docker, kubernetes, helm, self-host",
  "/docs/sdk/browsers": "cors, cross-origin, frontend",
  "/docs/testing": "mock, stub, test without phone",
  "/docs/webhooks/deduplicate": "duplicate webhook, duplicate event, twice, idempotent",
  "/docs/webhooks/failures": "webhook retries, webhook not received",
  "/docs/webhooks/test": "ngrok, tunnel, localhost webhook",
};

/** A section that is being read. */
interface Reading {
  readonly anchor: string;
  readonly heading: string;
  readonly texts: string[];
}

/** Characters of a section that are searched. Long ones are tables, whose first words tell their subject. */
const maxText = 1200;

const sectionsOf = (page: Page, index: number, site: Site): Section[] => {
  const slugs = new Slugs();
  const found: Reading[] = [];
  for (const token of tokensOf(addressed(page.markdown, site))) {
    if (isHeading(token)) {
      const heading = plainText(token.tokens);
      const id = slugs.next(heading);
      found.push({ anchor: token.depth === 1 ? "" : id, heading, texts: [] });
      continue;
    }
    // Examples of the reference repeat the fields that its tables explain.
    if (token.type !== "code" || page.group !== "Reference") found.at(-1)?.texts.push(tokenText(token));
    if (isTable(token) && defines(token)) found.push(...definitions(token, slugs));
  }
  return found.map(({ anchor, heading, texts }) => [index, anchor, heading, shortened(texts)]);
};

const shortened = (texts: readonly string[]): string =>
  texts.join(" ").replaceAll(/\s+/g, " ").trim().slice(0, maxText);

const definitions = (table: Tokens.Table, slugs: Slugs): Reading[] =>
  table.rows.flatMap((row) => {
    const name = definedName(row);
    const anchor = name === null ? null : slugs.claim(name);
    if (name === null || anchor === null) return [];
    return [{ anchor, heading: name, texts: row.slice(1).map(({ tokens }) => plainText(tokens)) }];
  });

const isHeading = (token: Token): token is Tokens.Heading => token.type === "heading";

const isList = (token: Token): token is Tokens.List => token.type === "list";

const isTable = (token: Token): token is Tokens.Table => token.type === "table";

/** Code counts as text: readers search for a name that they have seen. */
const tokenText = (token: Token): string => {
  if (isTable(token)) return token.rows.map((row) => row.map(({ tokens }) => plainText(tokens)).join(" ")).join(" ");
  if (isList(token)) return token.items.map(({ tokens }) => plainText(tokens)).join(" ");
  if (token.type === "tabs") return "";
  if ("tokens" in token && token.tokens) return plainText(token.tokens);
  return "text" in token && typeof token.text === "string" ? token.text : "";
};
