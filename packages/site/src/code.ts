/** Code blocks: highlighting, a copy button, and tabs for the same thing in several languages. */
import type { Token, Tokens } from "marked";
import { escaped } from "@atlas-messaging/service/discovery/html";
import type { LanguageFn } from "highlight.js";
import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import go from "highlight.js/lib/languages/go";
import http from "highlight.js/lib/languages/http";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import php from "highlight.js/lib/languages/php";
import powershell from "highlight.js/lib/languages/powershell";
import python from "highlight.js/lib/languages/python";
import ruby from "highlight.js/lib/languages/ruby";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

/** Words after the backticks of a fence: ```` ```ts tab="TypeScript" ````. */
interface Info {
  readonly language: string;
  readonly tab: string | undefined;
}

const infoOf = ({ lang = "" }: Tokens.Code): Info => {
  const [language = ""] = lang.split(/\s/);
  return { language, tab: /\btab="([^"]+)"/.exec(lang)?.[1] };
};

/** One curl command whose only variables are tokens can run in the page. */
const runs = ({ text }: Tokens.Code): boolean =>
  /^curl [^\n]*(?:\\\n[^\n]*|\n(?=[\s}'"])[^\n]*)*$/.test(text) && !/\$(?!(?:ATLAS_)?(?:TOKEN|SESSION)\b)/.test(text);

/** Consecutive fences with a tab each. */
export interface Tabs extends Tokens.Generic {
  readonly type: "tabs";
  readonly blocks: readonly Tokens.Code[];
}

/** Puts neighbouring fences that have a tab into one token. */
export const withTabs = (tokens: readonly Token[]): Token[] => {
  const all: Token[] = [];
  for (const token of tokens) {
    const last = all.at(-1);
    const before = last?.type === "space" ? all.at(-2) : last;
    if (!isCode(token) || infoOf(token).tab === undefined) all.push(token);
    else if (isTabs(before)) all.splice(all.indexOf(before), 2, { ...before, blocks: [...before.blocks, token] });
    else all.push({ type: "tabs", raw: "", blocks: [token] } satisfies Tabs);
  }
  return all;
};

const isCode = (token: Token): token is Tokens.Code => token.type === "code";

const isTabs = (token: Token | undefined): token is Tabs => token?.type === "tabs";

/** Returns a block that scrolls by keyboard. The script adds a button that copies it. */
export const codeHtml = (token: Tokens.Code): string => {
  const code = highlighted(token.text, infoOf(token).language);
  return `<div class="code"${runs(token) ? " data-try" : ""}><pre tabindex="0"><code>${code}</code></pre></div>\n`;
};

/** Returns the blocks one after another, each below its name. The script makes tabs of them. */
export const tabsHtml = ({ blocks }: Tabs): string => {
  const panels = blocks.map((block) => {
    const name = escaped(infoOf(block).tab ?? "");
    return `<div class="panel" data-tab="${name}"><p class="tab-name">${name}</p>${codeHtml(block)}</div>`;
  });
  return `<div class="tabs">${panels.join("")}</div>\n`;
};

// Highlighting as classes: the policy of the pages admits no style attribute.

/** The language has commands for keywords (`yes`), but knows neither options nor other commands. */
const shell: LanguageFn = (api) => ({
  ...bash(api),
  keywords: { keyword: ["if", "then", "else", "fi", "for", "while", "in", "do", "done", "export"] },
  contains: [
    { scope: "title", match: /^[\w.@/-]+(?=\s|$)/m },
    { scope: "title", match: /(?<=\| |\$\()\w+/ },
    { scope: "attr", match: /(?<=\s)--?[a-zA-Z][\w-]*/ },
    ...(bash(api).contains ?? []),
  ],
});

const languages = {
  bash: shell,
  diff,
  go,
  http,
  ini,
  javascript,
  json,
  php,
  powershell,
  python,
  ruby,
  sql,
  typescript,
  xml,
  yaml,
};

for (const [name, language] of Object.entries(languages)) highlighter.registerLanguage(name, language);

/** Kinds of tokens by the class that they get. Other kinds have the colour of the text. */
const kinds: { readonly [scope: string]: string } = {
  keyword: "k",
  meta: "k",
  name: "k",
  string: "s",
  regexp: "s",
  addition: "s",
  number: "c",
  literal: "c",
  attr: "c",
  attribute: "c",
  variable: "c",
  title: "f",
  built_in: "f",
  comment: "m",
  deletion: "d",
};

/** Returns code as HTML whose tokens have classes. Code in an unknown language has none. */
const highlighted = (code: string, language: string): string => {
  if (!highlighter.getLanguage(language)) return escaped(code);
  const { value } = highlighter.highlight(code, { language, ignoreIllegals: true });
  return unnested(value).replaceAll(/&quot;|&#x27;|&gt;/g, (escape) => plain[escape] ?? escape);
};

/** Characters that stand for themselves outside attributes. Examples have hundreds of them. */
const plain: { readonly [escape: string]: string } = { "&quot;": '"', "&#x27;": "'", "&gt;": ">" };

/** Shortens the class names, and drops the spans that have no colour of their own. */
const unnested = (html: string): string => {
  const open: boolean[] = [];
  const short = html.replaceAll(/<span class="hljs-(\w+)[^"]*">|<\/span>/g, (_, scope: string | undefined) => {
    if (scope === undefined) return open.pop() ? "</span>" : "";
    const kind = kinds[scope];
    open.push(kind !== undefined);
    return kind === undefined ? "" : `<span class="${kind}">`;
  });
  return short.replaceAll(/<span class="\w">(<span class="\w">[^<]*<\/span>)<\/span>/g, "$1");
};
