/** Code blocks: highlighting, a copy button, and tabs for the same thing in several languages. */
import type { Token, Tokens } from "marked";
import { escaped } from "@atlas-messaging/pipeline/documents";
import { highlighted } from "./highlight.ts";

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

/** Returns a block that scrolls by keyboard. The button works by script, and is hidden without. */
export const codeHtml = (token: Tokens.Code): string => {
  const { language } = infoOf(token);
  const marks = `${language === "" ? "" : ` data-language="${escaped(language)}"`}${runs(token) ? " data-try" : ""}`;
  const code = highlighted(token.text, language);
  return `<div class="code"${marks}><pre tabindex="0"><code>${code}</code></pre><button class="copy" type="button">Copy</button></div>\n`;
};

/** Returns the blocks one after another, each below its name. The script makes tabs of them. */
export const tabsHtml = ({ blocks }: Tabs): string => {
  const panels = blocks.map((block) => {
    const name = escaped(infoOf(block).tab ?? "");
    return `<div class="panel" data-tab="${name}"><p class="tab-name">${name}</p>${codeHtml(block)}</div>`;
  });
  return `<div class="tabs">${panels.join("")}</div>\n`;
};
