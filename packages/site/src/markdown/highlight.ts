/** Highlighting as classes: the policy of the pages admits no style attribute. */
import { escaped } from "@atlas-messaging/pipeline/documents";
import type { LanguageFn } from "highlight.js";
import highlighter from "highlight.js/lib/core";
import bash from "highlight.js/lib/languages/bash";
import diff from "highlight.js/lib/languages/diff";
import http from "highlight.js/lib/languages/http";
import ini from "highlight.js/lib/languages/ini";
import javascript from "highlight.js/lib/languages/javascript";
import json from "highlight.js/lib/languages/json";
import powershell from "highlight.js/lib/languages/powershell";
import python from "highlight.js/lib/languages/python";
import sql from "highlight.js/lib/languages/sql";
import typescript from "highlight.js/lib/languages/typescript";
import xml from "highlight.js/lib/languages/xml";
import yaml from "highlight.js/lib/languages/yaml";

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

const languages = { bash: shell, diff, http, ini, javascript, json, powershell, python, sql, typescript, xml, yaml };
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
export const highlighted = (code: string, language: string): string => {
  if (!highlighter.getLanguage(language)) return escaped(code);
  const { value } = highlighter.highlight(code, { language, ignoreIllegals: true });
  return unnested(value).replaceAll(/&quot;|&#x27;/g, (quote) => quotes[quote] ?? quote);
};

/** Quotes stand for themselves outside attributes. Examples have hundreds of them. */
const quotes: { readonly [escape: string]: string } = { "&quot;": '"', "&#x27;": "'" };

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
