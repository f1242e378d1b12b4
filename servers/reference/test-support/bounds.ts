/** The bounds of a schema, each as values that are just within it and values that are just beyond it. */
import { type Schema, assertions } from "./request-schemas.ts";
import { allows, fits, formatted, isOfType, ofLength, ownFormats, typesOf, validOf } from "./schema-values.ts";

/** A value for one member, by its path from the top; `undefined` leaves it out. */
export interface Bound {
  readonly path: readonly string[];
  /** The keyword of the schema that sets the bound. */
  readonly rule: string;
  readonly value: unknown;
}

export interface Bounds {
  readonly within: readonly Bound[];
  readonly beyond: readonly Bound[];
}

type Values = { readonly [side in keyof Bounds]: readonly (readonly [rule: string, value: unknown])[] };

/** A character outside the basic plane: one to the contract, two code units to JavaScript, four bytes to the database. */
const wide = "👍";

/** Every bound of a schema and of what it contains; where a value in the middle is needed, it is one of the sample. */
export const boundsOf = (schema: Schema, sample: unknown, path: readonly string[] = []): Bounds => {
  const own = joined(...readers.map((read) => read(schema, sample)));
  const at = (values: Values["within"]) => values.map(([rule, value]) => ({ path, rule, value }));
  const inner = [
    ...memberBounds(schema, sample, path),
    ...itemBounds(schema, sample, path),
    ...formBounds(schema, sample, path),
  ];
  return {
    within: [...at(own.within), ...inner.flatMap(({ within }) => within)],
    beyond: [...at(own.beyond), ...inner.flatMap(({ beyond }) => beyond)],
  };
};

/** Every place in a schema where a keyword refuses something, as `path keyword`. */
export const placesOf = (schema: Schema, path: readonly string[] = []): readonly string[] => {
  const { properties = {}, required = [], items, additionalProperties: more, oneOf = [] } = schema;
  const at = (keyword: string, ...member: readonly string[]) => `${[...path, ...member].join(".")} ${keyword}`;
  return [
    ...assertions
      .filter((keyword) => schema[keyword] !== undefined && schema[keyword] !== false)
      .map((keyword) => at(keyword)),
    ...required.map((name) => at("required", name)),
    ...Object.entries(properties).flatMap(([name, inner]) => placesOf(inner, [...path, name])),
    ...(items ? placesOf(items, [...path, "0"]) : []),
    ...(more === false ? [at("additionalProperties", strange)] : []),
    ...(typeof more === "object" ? placesOf(more, [...path, named]) : []),
    ...oneOf.flatMap((inner) => placesOf(inner, path)),
  ];
};

const named = "name";

/** A member that no schema has. */
const strange = "surprise";

const joined = (...all: readonly Partial<Values>[]): Values => ({
  within: all.flatMap(({ within = [] }) => within),
  beyond: all.flatMap(({ beyond = [] }) => beyond),
});

const ofType = (schema: Schema): Partial<Values> => {
  const types = typesOf(schema);
  if (types.length === 0) return {};
  const others = [null, true, 42, 4.2, "text", [], ["text"], {}].filter((value) => !isOfType(value, types));
  return {
    within: types.includes("null") ? [["type", null]] : [],
    beyond: others.map((value) => ["type", value]),
  };
};

const ofChoice = ({ const: only, enum: some }: Schema): Partial<Values> => {
  const beyond = (values: readonly unknown[]) =>
    [...values.map((value) => (typeof value === "string" ? `${value}s` : value)), "", null, 42, []] as const;
  if (only !== undefined) return { within: [["const", only]], beyond: beyond([only]).map((value) => ["const", value]) };
  if (!some) return {};
  const shouted = some
    .filter((value) => typeof value === "string")
    .map((value) => value.toUpperCase())
    .filter((value) => !some.includes(value));
  return {
    within: some.map((value) => ["enum", value]),
    beyond: [...beyond(some.slice(0, 1)), ...shouted.slice(0, 1)].map((value) => ["enum", value]),
  };
};

const ofNumber = ({ minimum, maximum }: Schema): Partial<Values> =>
  joined(
    minimum === undefined ? {} : { within: [["minimum", minimum]], beyond: [["minimum", minimum - 1]] },
    maximum === undefined ? {} : { within: [["maximum", maximum]], beyond: [["maximum", maximum + 1]] },
  );

/** Texts at their bounds: of plain characters, and of wide ones where any character may stand. */
const ofText = (schema: Schema, sample: unknown): Partial<Values> => {
  const { minLength, maxLength, pattern, format } = schema;
  if (typeof sample !== "string" || !typesOf(schema).includes("string")) return {};
  const sized = (length: number) => [
    ofLength(sample, length, fits(schema)) ?? ofLength(sample, length, () => true) ?? "",
    ...(pattern === undefined && format === undefined ? [wide.repeat(length)] : []),
  ];
  const pairs = (rule: string, values: readonly unknown[]) => values.map((value) => [rule, value] as const);
  const within = (length: number) => sized(length).filter(fits(schema));
  return joined(
    minLength === undefined || minLength === 0
      ? {}
      : {
          within: pairs("minLength", within(minLength)),
          beyond: pairs("minLength", [...new Set(sized(minLength - 1))]),
        },
    maxLength === undefined
      ? {}
      : { within: pairs("maxLength", within(maxLength)), beyond: pairs("maxLength", sized(maxLength + 1)) },
  );
};

const ofOwnFormat = ({ "x-atlas-format": format }: Schema): Partial<Values> => {
  if (format === undefined) return {};
  const { within, beyond } = ownFormats[format] ?? {};
  if (!within || !beyond) throw new Error(`no case is derived from the format ${format} yet`);
  return {
    within: within.map((text) => ["x-atlas-format", text]),
    beyond: beyond.map((text) => ["x-atlas-format", text]),
  };
};

const ofFormat = ({ format, pattern }: Schema): Partial<Values> => {
  if (format === undefined) return {};
  const values = formatted[format];
  if (!values) throw new Error(`no case is derived from the format ${format} yet`);
  const within = values.within.filter((text) => pattern === undefined || new RegExp(pattern, "u").test(text));
  return { within: within.map((text) => ["format", text]), beyond: values.beyond.map((text) => ["format", text]) };
};

/** A pattern that allows this many characters sets no greatest length. */
const maxTried = 300;

/** Makes values that a pattern refuses: near misses of the sample, and lengths that it excludes. */
const ofPattern = (schema: Schema, sample: unknown): Partial<Values> => {
  const { pattern, minLength = 0 } = schema;
  if (pattern === undefined || typeof sample !== "string") return {};
  const maxLength = Math.min(schema.maxLength ?? maxTried, maxTried);
  const allowed = fits(schema);
  const misses = [
    ` ${sample}`,
    `${sample} `,
    `${sample}\n`,
    `${sample}\u200b`,
    `${sample}１`,
    `x${sample}`,
    wide,
    "-",
    "\n",
  ];
  const lengths = Array.from({ length: maxLength + 1 }, (_, length) => length).filter((length) => length >= minLength);
  const possible = lengths.filter((length) => ofLength(sample, length, allowed) !== undefined);
  const [shortest, longest] = [possible[0] ?? 0, possible.at(-1) ?? 0];
  const edges = [shortest - 1, longest + 1].filter((length) => length >= minLength && length <= maxLength);
  const beyond = edges.map((length) => ofLength(sample, length, () => true) ?? "");
  return {
    within: [shortest, longest].map((length) => ["pattern", ofLength(sample, length, allowed)]),
    beyond: [...misses, ...beyond].filter((text) => !allowed(text)).map((text) => ["pattern", text]),
  };
};

const ofItems = (schema: Schema, sample: unknown): Partial<Values> => {
  const { items, minItems, maxItems, uniqueItems } = schema;
  if (!items || !Array.isArray(sample)) return {};
  const one: unknown = sample[0] ?? validOf(items);
  const several = (count: number) => distinct(items, one, count);
  return joined(
    minItems === undefined
      ? {}
      : { within: [["minItems", several(minItems)]], beyond: [["minItems", several(minItems - 1)]] },
    maxItems === undefined
      ? {}
      : {
          within: [["maxItems", several(maxItems)]],
          beyond: [
            ["maxItems", Array.from({ length: maxItems + 1 }, (_, index) => several(maxItems + 1)[index] ?? one)],
          ],
        },
    uniqueItems ? { within: [["uniqueItems", several(2)]], beyond: [["uniqueItems", [one, one]]] } : {},
  );
};

/** Different items, as many as there can be of those that were asked for. */
const distinct = ({ enum: some, format, pattern }: Schema, one: unknown, count: number): readonly unknown[] => {
  if (isOfType(one, ["object"])) return Array.from({ length: count }, () => one);
  if (some) return some.slice(0, count);
  if (format === "uuid")
    return Array.from({ length: count }, (_, index) => String(one).slice(0, -4) + String(1_000 + index));
  const texts = Array.from({ length: count }, (_, index) => `${String(one)}${index}`);
  return pattern === undefined ? texts : texts.filter((text) => new RegExp(pattern, "u").test(text));
};

const ofMembers = (schema: Schema, sample: unknown): Partial<Values> => {
  const { minProperties, maxProperties, properties = {}, additionalProperties: more } = schema;
  const some = (count: number) => Object.entries(properties).slice(0, count);
  const many = (count: number) =>
    more === false
      ? Object.fromEntries(some(count).map(([name, inner]) => [name, validOf(inner)]))
      : Object.fromEntries(Array.from({ length: count }, (_, index) => [`${named}${index}`, validOf(Object(more))]));
  return joined(
    minProperties === undefined ? {} : { within: [["minProperties", sample]], beyond: [["minProperties", {}]] },
    maxProperties === undefined
      ? {}
      : { within: [["maxProperties", many(maxProperties)]], beyond: [["maxProperties", many(maxProperties + 1)]] },
  );
};

const readers = [ofType, ofChoice, ofNumber, ofText, ofFormat, ofOwnFormat, ofPattern, ofItems, ofMembers];

const memberBounds = (schema: Schema, sample: unknown, path: readonly string[]): readonly Bounds[] => {
  const { properties = {}, required = [], additionalProperties: more = true } = schema;
  if (!typesOf(schema).includes("object")) return [];
  const given: { readonly [name: string]: unknown } = Object(sample);
  const members = Object.entries(properties).map(([name, inner]) => {
    const { within, beyond } = boundsOf(inner, given[name] ?? validOf(inner), [...path, name]);
    const absent: Bound = { path: [...path, name], rule: "required", value: undefined };
    if (required.includes(name)) return { within, beyond: [...beyond, absent] };
    return { within: [...within, absent], beyond };
  });
  if (typeof more === "object") return [...members, boundsOf(more, validOf(more), [...path, named])];
  const unknown: Bound = { path: [...path, strange], rule: "additionalProperties", value: 1 };
  return [...members, more ? { within: [unknown], beyond: [] } : { within: [], beyond: [unknown] }];
};

const itemBounds = ({ items }: Schema, sample: unknown, path: readonly string[]): readonly Bounds[] =>
  items && Array.isArray(sample) ? [boundsOf(items, sample[0] ?? validOf(items), [...path, "0"])] : [];

/** Alternatives for one value: what is beyond one of them may be within another. */
const formBounds = (schema: Schema, sample: unknown, path: readonly string[]): readonly Bounds[] =>
  (schema.oneOf ?? []).map((form) => {
    const { within, beyond } = boundsOf(form, allows(form, sample) ? sample : validOf(form), path);
    return { within, beyond: beyond.filter(({ value }) => !allows(schema, value)) };
  });
