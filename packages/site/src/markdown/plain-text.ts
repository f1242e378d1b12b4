import type { Token } from "marked";

/** Returns text without markup. */
export const plainText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => ("tokens" in token && token.tokens ? plainText(token.tokens) : "text" in token ? token.text : ""))
    .join("");
