/** Text without headings, links and marks of Markdown, which a phone would show as they are. */
export const plain = (markdown: string): string =>
  markdown
    .replaceAll(/^#+ .*$/gm, "")
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replaceAll(/^[ \t]*(?:[-*+]|>) /gm, "")
    .replaceAll(/\*\*|__|[`|]/g, "")
    .replaceAll(/\n{2,}/g, "\n")
    .trim();
