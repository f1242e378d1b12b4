/** The most expensive values of a schema: longest, most, deepest, of the costliest characters. */
import type { Schema } from "../test-support/request-schemas.ts";
import { allows, fits, ofLength, typesOf, validOf } from "../test-support/schema-values.ts";

/** A number as five letters: terms with digits are never taken for others. */
const spelled = (number: number): string =>
  Array.from({ length: 5 }, (_, place) => String.fromCodePoint(97 + (Math.floor(number / 26 ** place) % 26))).join("");

/** Each makes another step of the work dear: stems, dictionaries, normal forms, escapes. */
export const alphabets = {
  words: (at) => `qu${spelled(at * 7919)} `,
  mistyped: (at) => `qu${spelled(at * 7919 + 1)}z `,
  marks: (at) => ["\u0301", "\u0323", "\u0327"][at % 3] ?? "",
  han: (at) => String.fromCharCode(0x4e00 + ((at * 7919) % 20_000)),
  syllables: (at) => String.fromCharCode(0xac00 + ((at * 7919) % 11_000)),
  ligatures: () => "\ufdfa",
  headings: (at) => `# ${at.toString(36)}\n`,
  quotes: (at) => ['"', "\\", "\u0001", "<", "'", "&", "/"][at % 7] ?? "",
  one: () => "a",
} satisfies { readonly [name: string]: (at: number) => string };

export type Alphabet = keyof typeof alphabets;

/** Length to use where the contract sets no bound. */
const maxFreeLength = 100_000;
const maxUnbounded = 2_000;
/** Texts beyond it are not searched for one that fits a pattern. */
const maxPatterned = 4_096;

export const filled = (length: number, alphabet: Alphabet): string => {
  const parts: string[] = ["a"];
  let count = 1;
  for (let at = 0; count < length; at++) {
    const part = alphabets[alphabet](at);
    parts.push(part);
    count += part.length;
  }
  return parts.join("").slice(0, length).toWellFormed();
};

/** Share of the bounds to use; less where all together would make too long a body. */
interface Extent {
  readonly alphabet: Alphabet;
  readonly share: number;
}

const worstText = (schema: Schema, { alphabet, share }: Extent): unknown => {
  const longest = Math.max(schema.minLength ?? 1, Math.floor((schema.maxLength ?? maxFreeLength) * share));
  if (Reflect.get(schema, "contentEncoding") === "base64") return "A".repeat(longest - (longest % 4));
  const text = filled(longest, alphabet);
  if (allows(schema, text)) return text;
  const sample = sampleOf(schema);
  if (schema.const !== undefined || schema.enum || typeof sample !== "string") return sample;
  return ofLength(sample, Math.min(longest, maxPatterned), fits(schema)) ?? sample;
};

/** Undefined where only the examples of whole bodies show one. */
const sampleOf = (schema: Schema): unknown => {
  try {
    return validOf(schema);
  } catch {
    return undefined;
  }
};

/** Unlike items of a list; where none differ, one. */
const itemsOf = ({ items = {}, maxItems, uniqueItems }: Schema, extent: Extent): unknown[] => {
  const most = Math.max(1, Math.floor((maxItems ?? maxUnbounded) * extent.share));
  if (items.enum) return [...items.enum].slice(0, most);
  const one = worstOf(items, extent);
  const all = Array.from({ length: most }, (_, at) =>
    typeof one === "string" && uniqueItems ? unlike(items, one, at) : one,
  );
  return uniqueItems ? [...new Map(all.map((each) => [JSON.stringify(each), each])).values()] : all;
};

/** Another text of the same length. */
const unlike = (schema: Schema, text: string, at: number): string => {
  const tail = at.toString(16).padStart(4, "0");
  const changed = text.slice(0, -tail.length) + tail;
  return allows(schema, changed) ? changed : text;
};

const membersOf = (schema: Schema, extent: Extent): object => {
  const { properties = {}, additionalProperties: more, maxProperties = maxUnbounded } = schema;
  const own = Object.entries(properties).map(([name, inner]) => [name, worstOf(inner, extent)] as const);
  const room = Math.max(0, Math.floor((maxProperties - own.length) * extent.share));
  const further =
    typeof more === "object" || more === true
      ? Array.from({ length: room }, (_, at) => {
          const value = more === true ? at : worstOf(more, { ...extent, share: extent.share / 100 });
          return [`member_${at}`, value] as const;
        })
      : [];
  return Object.fromEntries([...own, ...further]);
};

export const worstOf = (schema: Schema, extent: Extent): unknown => {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum.at(-1);
  if (schema.oneOf) return longestOf(schema.oneOf.map((form) => worstOf(form, extent)));
  const types = typesOf(schema);
  if (types.includes("object")) return membersOf(schema, extent);
  if (types.includes("array")) return itemsOf(schema, extent);
  if (types.includes("string")) return worstText(schema, extent);
  if (types.includes("integer") || types.includes("number")) return schema.maximum ?? 1;
  if (types.includes("boolean")) return true;
  return types.includes("null") ? null : { deep: nested(40) };
};

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

const longestOf = (values: readonly unknown[]): unknown =>
  values.toSorted((one, other) => JSON.stringify(other).length - JSON.stringify(one).length)[0];
