import type { Token, Tokens } from "marked";

const names = ["Note", "Tip", "Important", "Warning", "Caution"] as const;

/** Renders a quotation, or a callout in GitHub's form (`> [!NOTE]`). */
export const calloutHtml = ({ tokens }: Tokens.Blockquote, parse: (tokens: Token[]) => string): string => {
  const [first, ...others] = tokens;
  const mark = /^\[!(\w+)\]\s*/.exec(first?.raw ?? "");
  const name = names.find((one) => one.toUpperCase() === mark?.[1]);
  if (name === undefined || first === undefined) return `<blockquote>${parse(tokens)}</blockquote>\n`;
  const inner = parse([unmarked(first, mark?.[0] ?? ""), ...others]);
  return `<div class="callout ${name.toLowerCase()}" role="note"><p class="callout-name">${name}</p>${inner}</div>\n`;
};

/** Removes the mark from the first text of a paragraph. */
const unmarked = (paragraph: Token, mark: string): Token => {
  if (!("tokens" in paragraph) || !paragraph.tokens) return paragraph;
  const [text, ...others] = paragraph.tokens;
  if (text?.type !== "text") return paragraph;
  const rest = text.raw.replace(mark.trim(), "").trimStart();
  return { ...paragraph, tokens: [{ type: "text", raw: rest, text: rest }, ...others] };
};
