/** Keeps Markdown, but writes each heading with `#` and escapes code that looks like one. */
import { type Extracted, tidy, titleOf, underTitle } from "./source.ts";

export const readMarkdown = (source: string): Extracted => {
  const { head, body } = frontMatter(source.replace(/\r\n?/g, "\n"));
  const lines = body.replace(/<!--[^]*?-->/g, "").split("\n");
  const text = tidy(headed(lines).join("\n"));
  const title = titleOf(fieldOf(head, "title") ?? /^# (.+)$/m.exec(text)?.[1]);
  return { title, text: underTitle(title, text), language: titleOf(fieldOf(head, "lang")) };
};

const frontMatter = (source: string): { readonly head: string; readonly body: string } => {
  const end = source.startsWith("---\n") ? source.indexOf("\n---\n", 3) : -1;
  return end < 0 ? { head: "", body: source } : { head: source.slice(4, end), body: source.slice(end + 5) };
};

const fieldOf = (head: string, name: string): string | undefined =>
  new RegExp(`^${name}:[ \\t]*["']?(.+?)["']?[ \\t]*$`, "m").exec(head)?.[1];

/** Converts underlined headings to `#`; escapes `#` in fenced code. */
const headed = (lines: readonly string[]): string[] => {
  const out: string[] = [];
  let fence: string | null = null;
  for (const line of lines) {
    const mark: string | undefined = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence === null ? mark !== undefined : mark?.startsWith(fence)) {
      fence = fence === null ? (mark ?? null) : null;
      out.push(line);
    } else if (fence !== null) {
      out.push(line.replace(/^#/, "\\#"));
    } else {
      const level = underlineLevel(line);
      const above = out.at(-1) ?? "";
      if (level !== null && /^ {0,3}[^\s#>|*+-]/.test(above)) out.splice(-1, 1, `${"#".repeat(level)} ${above.trim()}`);
      else out.push(line);
    }
  }
  return out;
};

const underlineLevel = (line: string): 1 | 2 | null => {
  if (/^ {0,3}={2,} *$/.test(line)) return 1;
  return /^ {0,3}-{2,} *$/.test(line) ? 2 : null;
};
