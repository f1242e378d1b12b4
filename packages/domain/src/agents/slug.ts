import type { Id } from "../rows.ts";

const maxLength = 64;
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

/** Turns a name into a slug: lowercase ASCII words joined by hyphens, or `agent` if none is left. */
export const slugOf = (name: string): string => cut(ascii(name).replace(/[^a-z0-9]+/g, "-"), maxLength) || "agent";

/** Appends random characters, the end of an id, for a slug that another listing has. */
export const suffixedSlugOf = (name: string, id: Id): string =>
  `${cut(slugOf(name), maxLength - suffixLength - 1)}-${id.slice(-suffixLength)}`;

const ascii = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(accents, "")
    .replace(letters, (letter) => lettersAs[letter] ?? letter)
    .replace(/['’]/g, "");

const cut = (slug: string, length: number): string => slug.replace(/^-+/, "").slice(0, length).replace(/-+$/, "");
