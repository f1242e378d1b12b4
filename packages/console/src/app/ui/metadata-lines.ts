/** Metadata as lines to edit, `order_id: 1042`. Quotes keep line breaks, and spaces at the ends. */

interface Metadata {
  readonly [key: string]: string;
}

const lineOf = (key: string, text: string): string =>
  `${key}: ${/[\r\n]|^\s|\s$|^".*"$/.test(text) ? JSON.stringify(text) : text}`;

export const linesOf = (metadata: Metadata): string =>
  Object.entries(metadata)
    .map(([key, text]) => lineOf(key, text))
    .join("\n");

/** The same on one line, to read. */
export const wordsOf = (metadata: Metadata): string =>
  Object.entries(metadata)
    .map(([key, text]) => `${key}: ${text}`)
    .join(" · ");

const linesIn = (text: string): string[] => text.split("\n").filter((line) => line.trim() !== "");

/** Returns the first line without a key or a text; null if all have both. */
export const badLine = (text: string): string | null =>
  linesIn(text).find((line) => !/^\s*[^:\s][^:]*:\s*\S/.test(line)) ?? null;

const textIn = (words: string): string => {
  if (!/^".*"$/.test(words)) return words;
  try {
    const parsed: unknown = JSON.parse(words);
    return typeof parsed === "string" ? parsed : words;
  } catch {
    return words;
  }
};

/** Returns the changes from this metadata to the lines; null removes a key. Keys that stay as they were are left out. */
export const changesTo = (text: string, before: Metadata = {}): { [key: string]: string | null } => {
  const wanted = new Map(
    linesIn(text).map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).trim(), textIn(line.slice(colon + 1).trim())] as const;
    }),
  );
  const removed = Object.keys(before).filter((key) => !wanted.has(key));
  const changed = [...wanted].filter(([key, words]) => before[key] !== words);
  return Object.fromEntries([...removed.map((key) => [key, null] as const), ...changed]);
};
