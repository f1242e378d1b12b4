/** Packing of word lists for `packages/answers/src/search/language.ts`. */
import { deflateSync, strToU8 } from "fflate/browser";
import { type Lists, digits } from "@atlas-messaging/answers/search/language";

/** Returns a module with packed lists. `head` is its comment. */
export const packedModule = (head: string, name: string, lists: Lists): string =>
  `${head}export const ${name} =\n  "${packLists(lists)}";\n`;

export const packLists = (lists: Lists): string => {
  const text = Array.from(lists, ([name, lines]) => [name, ...lines].join("\n")).join("\n\n");
  return digitsOf(deflateSync(strToU8(text), { level: 9, mem: 12 }));
};

/** Encodes five digits from four bytes each. Zeros after the end of a deflated text are not read. */
const digitsOf = (bytes: Uint8Array): string => {
  const words = new DataView(new ArrayBuffer(Math.ceil(bytes.length / 4) * 4));
  bytes.forEach((byte, at) => words.setUint8(at, byte));
  return Array.from({ length: words.byteLength / 4 }, (_, at) => wordOf(words.getUint32(at * 4))).join("");
};

const wordOf = (word: number): string =>
  [4, 3, 2, 1, 0].map((power) => digits.charAt(Math.floor(word / digits.length ** power) % digits.length)).join("");
