/** One token with the space before it, by the grammar of RFC 8259. Sticky, so a search fails where the next one begins. */
const token =
  /[ \t\n\r]*(?:([{}[\],:])|("[ !#-[\]-\u{10FFFF}]*(?:\\(?:["\\/bfnrt]|u[\da-fA-F]{4})[ !#-[\]-\u{10FFFF}]*)*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)/uy;

/** Kinds of token that may come next: `first` and `name` begin a container, and may end it at once. */
type Awaited = "value" | "first" | "name" | "key" | "colon" | "comma" | "end";

/** Returns what may come after a token that fits, or null where it does not. Opens and closes containers. */
const step = (awaited: Awaited, open: string[], mark: string | undefined, isText: boolean): Awaited | null => {
  const after = (): Awaited => (open.length === 0 ? "end" : "comma");
  const closing = open.at(-1) === "{" ? "}" : "]";
  if (mark === closing && open.length > 0 && ["first", "name", "comma"].includes(awaited)) {
    open.pop();
    return after();
  }
  if (mark === "," && awaited === "comma") return open.at(-1) === "{" ? "key" : "value";
  if (mark === ":" && awaited === "colon") return "value";
  if (awaited === "name" || awaited === "key") return isText ? "colon" : null;
  if (awaited !== "value" && awaited !== "first") return null;
  if (mark === undefined) return after();
  if (mark !== "{" && mark !== "[") return null;
  open.push(mark);
  return mark === "{" ? "name" : "first";
};

/** Line and column, both from 1, where a text that is no JSON stops to be JSON: the parser's own message would quote it. */
export const jsonFault = (text: string): { readonly line: number; readonly column: number } => {
  const open: string[] = [];
  let [awaited, at]: [Awaited | null, number] = ["value", 0];
  while (awaited !== null) {
    token.lastIndex = at;
    const found = token.exec(text);
    awaited = found && step(awaited, open, found[1], found[2] !== undefined);
    if (found && awaited !== null) at += found[0].length;
  }
  const before = text.slice(0, at + (/^[ \t\n\r]*/.exec(text.slice(at))?.[0].length ?? 0));
  return { line: before.split("\n").length, column: before.length - before.lastIndexOf("\n") };
};
