/** Long lists of words as short strings: deflated, in Z85 (ZeroMQ RFC 32). `scripts/packed-lists.ts` packs them. */
// The library's module for browsers runs everywhere; the one for Node.js asks for built-in modules.
import { inflateSync, strFromU8 } from "fflate/browser";

/** Lines of each list, by its name. */
export type Lists = ReadonlyMap<string, readonly string[]>;

/** Unpacks lists that blank lines part. The first line of each is its name. */
export const unpackLists = (packed: string): Lists =>
  new Map(
    strFromU8(inflateSync(bytesOf(packed)))
      .split("\n\n")
      .map((list) => {
        const [name = "", ...lines] = list.split("\n");
        return [name, lines] as const;
      }),
  );

/** Returns the lines of packed lists by name. The lists are unpacked at their first use. */
export const lateLists = (packed: string): ((name: string) => readonly string[]) => {
  let lists: Lists | undefined;
  return (name) => (lists ??= unpackLists(packed)).get(name) ?? [];
};

export const digits = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#";

/** Decodes four bytes from five digits each. */
const bytesOf = (coded: string): Uint8Array => {
  const values = new Uint8Array(128);
  for (let value = 0; value < digits.length; value++) values[digits.charCodeAt(value)] = value;
  const words = new DataView(new ArrayBuffer((coded.length / 5) * 4));
  for (let at = 0, word = 0; at < coded.length; at++) {
    word = word * digits.length + (values[coded.charCodeAt(at)] ?? 0);
    if (at % 5 < 4) continue;
    words.setUint32(((at - 4) / 5) * 4, word);
    word = 0;
  }
  return new Uint8Array(words.buffer);
};
