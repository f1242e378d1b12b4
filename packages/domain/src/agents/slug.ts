import type { Id } from "../rows.ts";

const longest = 64;
const suffixLength = 6;
const accents = /[\u0300-\u036f]/g;
const letters = /[æœøßłđðþ]/g;
const lettersAs: Readonly<Record<string, string>> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** A name as it stands in an address: ASCII, lower case, words joined by hyphens; `agent` when nothing is left of it. */
export const slugOf = (name: string): string => cut(ascii(name).replace(/[^a-z0-9]+/g, "-"), longest) || "agent";

/** The same with an ending of its own, for a name that another listing has already; the end of an id is random. */
export const suffixedSlugOf = (name: string, id: Id): string =>
  `${cut(slugOf(name), longest - suffixLength - 1)}-${id.slice(-suffixLength)}`;

const ascii = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(accents, "")
    .replace(letters, (letter) => lettersAs[letter] ?? letter)
    .replace(/['’]/g, "");

const cut = (slug: string, length: number): string => slug.replace(/^-+/, "").slice(0, length).replace(/-+$/, "");
