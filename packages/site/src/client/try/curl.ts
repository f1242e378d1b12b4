/** Reads the curl commands of the pages: method, URL, headers and body. */
export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: { readonly [name: string]: string };
  readonly body: string;
}

export const readCurl = (command: string): Asked => {
  const words = wordsOf(command);
  const after = (...options: string[]): string[] =>
    words.filter((_, index) => options.includes(words[index - 1] ?? ""));
  const [data = ""] = after("-d", "--data", "--data-raw", "--data-binary");
  // A page has no files of the reader's folder, so a text stands for one.
  const body = data.startsWith("@") ? `Bytes of ${data.slice(1)}` : data;
  const [method = body === "" ? "GET" : "POST"] = after("-X", "--request");
  const url = words.find((word) => /^https?:/.test(word)) ?? "";
  const headers = after("-H", "--header").map((line) => line.split(/:\s*/, 2));
  return { method, url, headers: Object.fromEntries(headers.map(([name = "", value = ""]) => [name, value])), body };
};

/** Splits a command as a shell does: quotes of both kinds, and lines that go on. */
const wordsOf = (command: string): string[] => {
  const parts = command.matchAll(/(?:'[^']*'|"(?:\\.|[^"\\])*"|\\[^\n]|[^\s'"\\])+/g);
  return Array.from(parts, ([word]) =>
    word.replaceAll(
      /'([^']*)'|"((?:\\.|[^"\\])*)"|\\(.)/g,
      (_, single?: string, double?: string, one?: string) =>
        single ?? double?.replaceAll(/\\(["\\$`])/g, "$1") ?? one ?? "",
    ),
  );
};
