/** Single changes of a valid value, by its schema. Each makes it invalid or moves it to a valid bound. */
import { type Schema, resolved } from "../description.ts";

export interface Mutation {
  /** Dotted path of the changed member. Empty for the whole. */
  readonly path: string;
  /** Description of the change: "is missing", "is one character too long". */
  readonly change: string;
  readonly value: unknown;
  /** True if the value is at a bound, false if it is past it. */
  readonly atBound: boolean;
}

/** One change of a value. `undefined` removes a member. */
type Change = readonly [change: string, value: unknown, atBound?: boolean];

/** Maximum size to send. Longer values cost much, and the body limit has its own cases. */
const maxSent = 1_100_000;
const maxSentAtBound = 10_000;

export const mutationsOf = (schema: Schema, value: unknown): readonly Mutation[] => mutations(schema, value, "");

const mutations = (reference: Schema, value: unknown, path: string): readonly Mutation[] => {
  const schema = branchFor(resolved(reference), value);
  const own = changesOf(schema, value).map(([change, changed, atBound = false]) => ({
    path,
    change,
    value: changed,
    atBound,
  }));
  return [...own, ...within(schema, value, path)];
};

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Picks the alternative that the value was written for. */
const branchFor = (schema: Schema, value: unknown): Schema => {
  const branches = schema["oneOf"];
  if (!Array.isArray(branches)) return schema;
  const fitting = branches.map((branch: Schema) => resolved(branch)).find((branch) => fits(branch, value));
  return fitting === undefined ? schema : branchFor(fitting, value);
};

const fits = (schema: Schema, value: unknown): boolean => {
  if ("const" in schema) return schema["const"] === value;
  if (Array.isArray(schema["enum"])) return schema["enum"].includes(value);
  const { type } = schema;
  if (type === "null") return value === null;
  if (type === "object" || "properties" in schema) {
    if (!isObject(value)) return false;
    const properties = schema.properties ?? {};
    return (
      (schema.required ?? []).every((name) => name in value) &&
      Object.entries(value).every(([name, member]) =>
        properties[name] === undefined
          ? schema["additionalProperties"] !== false
          : fits(resolved(properties[name]), member),
      )
    );
  }
  return (
    type === undefined ||
    type === typeof value ||
    (type === "integer" && typeof value === "number") ||
    (type === "array" && Array.isArray(value))
  );
};

const number = (schema: Schema, keyword: string): number | null =>
  typeof schema[keyword] === "number" ? schema[keyword] : null;

const within = (schema: Schema, value: unknown, path: string): readonly Mutation[] => {
  if (Array.isArray(value)) return inItems(schema, value, path);
  if (!isObject(value)) return [];
  const named = (name: string): string => (path === "" ? name : `${path}.${name}`);
  const missing = (schema.required ?? []).map((name) => {
    const { [name]: _, ...rest } = value;
    return { path: named(name), change: "is missing", value: rest, atBound: false };
  });
  const unknown =
    schema["additionalProperties"] === false
      ? [{ path: named("surprise"), change: "is unknown", value: { ...value, surprise: 1 }, atBound: false }]
      : [];
  const changed = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) =>
    name in value
      ? mutations(inner, value[name], named(name)).map((each) => ({ ...each, value: { ...value, [name]: each.value } }))
      : [],
  );
  return [...missing, ...unknown, ...changed];
};

const inItems = (schema: Schema, value: readonly unknown[], path: string): readonly Mutation[] => {
  const { items } = schema;
  if (items === undefined || value.length === 0) return [];
  return mutations(items, value[0], `${path}.0`).map((each) => ({ ...each, value: [each.value, ...value.slice(1)] }));
};

const changesOf = (schema: Schema, value: unknown): readonly Change[] => {
  if ("const" in schema || Array.isArray(schema["enum"]))
    return [
      ["is another value", "surprise"],
      ["is a number", 42],
    ];
  if (typeof value === "string") return ofText(schema, value);
  if (typeof value === "number") return ofNumber(schema);
  if (typeof value === "boolean") return [["is text", "true"]];
  if (Array.isArray(value)) return ofList(schema, value);
  return [
    ["is a list", []],
    ["is text", "surprise"],
  ];
};

const ofText = (schema: Schema, value: string): readonly Change[] => {
  const [min, max] = [number(schema, "minLength"), number(schema, "maxLength")];
  const isName = schema["x-atlas-format"] === "display-name";
  const plain = schema["pattern"] === undefined && schema["format"] === undefined;
  const stretched = (length: number): string => value.padEnd(length, value.slice(-1) || "x").slice(0, length);
  const changes: Change[] = [
    ["is null", null],
    ["is a number", 42],
    ["is a list", [value]],
  ];
  if (isName)
    changes.push(["turns its direction", `${value.slice(0, -1)}\u202E`], ["has an invisible character", "\u200B"]);
  if (!plain) changes.push(["has another form", "~ not this ~"], ["is empty", ""]);
  if (max !== null && max < maxSent) changes.push(["is one character too long", stretched(max + 1)]);
  if (max !== null && plain && max <= maxSentAtBound) changes.push(["is as long as it may be", stretched(max), true]);
  if (min !== null && min > 0) {
    changes.push(["is one character too short", stretched(min - 1)]);
    if (plain) changes.push(["is as short as it may be", stretched(min), true]);
  }
  return changes;
};

const ofNumber = (schema: Schema): readonly Change[] => {
  const [min, max] = [number(schema, "minimum"), number(schema, "maximum")];
  const changes: Change[] = [
    ["is null", null],
    ["is text", "5"],
  ];
  if (schema["type"] === "integer") changes.push(["is not whole", 1.5]);
  if (min !== null) changes.push(["is below the least", min - 1], ["is the least", min, true]);
  if (max !== null) changes.push(["is above the most", max + 1], ["is the most", max, true]);
  return changes;
};

const ofList = (schema: Schema, value: readonly unknown[]): readonly Change[] => {
  const [min, max] = [number(schema, "minItems"), number(schema, "maxItems")];
  const changes: Change[] = [
    ["is null", null],
    ["is an object", {}],
  ];
  if (min !== null && min > 0) changes.push(["has too few items", value.slice(0, min - 1)]);
  if (schema["uniqueItems"] === true && value.length > 0) changes.push(["has an item twice", [...value, value[0]]]);
  if (max !== null && value.length > 0)
    changes.push(["has too many items", Array.from({ length: max + 1 }, (_, index) => value[index % value.length])]);
  return changes;
};
