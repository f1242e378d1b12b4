import { formats } from "./formats.ts";
import type { Components, JsonType, Schema } from "./schema.ts";
import type { Finding, Validator } from "./validator.ts";

interface ValidatorOptions {
  /** Schemas that the schema names. */
  readonly components?: Components;
  /** Refuses unknown members of objects for which the schema does not decide. */
  readonly closed?: boolean;
}

/** Makes the validator of a schema. A part of the schema is read when a value first has it. */
export const validatorOf = (schema: Schema, options: ValidatorOptions = {}): Validator => {
  const part = partOf(schema, "#", options);
  return (value) => {
    const found: Found[] = [];
    check(part, value, found);
    return found;
  };
};

/** Follows a reference. Its path goes on at the schema that it names. */
export const componentNamed = ($ref: string, components: Components = {}): Schema => {
  const schema = components[$ref.slice($ref.lastIndexOf("/") + 1)];
  if (schema === undefined) throw new Error(`The contract has no schema ${$ref}`);
  return schema;
};

type Found = { -readonly [Name in keyof Finding]: Finding[Name] };

/** A schema at its place in the whole one. */
interface Part {
  readonly schema: Schema;
  readonly path: string;
  readonly options: ValidatorOptions;
  /** Made for the first value. All have the same members, which runtimes read fast. */
  rule: Rule | null;
}

const partOf = (schema: Schema, path: string, options: ValidatorOptions): Part => ({
  schema,
  path,
  options,
  rule: null,
});

/** The keywords of a schema, with its parts. */
interface Rule {
  readonly schema: Schema;
  readonly path: string;
  /** The first allowed type, which most schemas have alone. */
  readonly type: JsonType | null;
  readonly otherTypes: readonly JsonType[];
  readonly maximum: number;
  readonly minimum: number;
  readonly maxLength: number;
  readonly minLength: number;
  readonly pattern: RegExp | null;
  readonly format: ((text: string) => boolean) | null;
  /** Tells if it has one of the next five. */
  readonly hasChoices: boolean;
  /** The value of `const`. */
  readonly constants: readonly unknown[] | null;
  readonly enum: readonly unknown[] | null;
  readonly not: Part | null;
  readonly anyOf: readonly Part[] | null;
  readonly oneOf: readonly Part[] | null;
  readonly items: Part | null;
  readonly members: readonly Member[];
  readonly names: ReadonlySet<string>;
  /** Schema of members that have none of their own. True allows any, false none. */
  readonly others: Part | boolean;
}

interface Member {
  readonly name: string;
  /** Its step in paths. */
  readonly step: string;
  readonly part: Part;
}

const pointerStep = (name: string): string => name.replaceAll("~", "~0").replaceAll("/", "~1");

const ruleOf = ({ schema, path, options }: Part): Rule => {
  if (schema.$ref !== undefined) return ruleOf(partOf(componentNamed(schema.$ref, options.components), path, options));
  const { properties, "x-atlas-format": own, format = own } = schema;
  const { additionalProperties = properties === undefined || options.closed !== true } = schema;
  const [type = null, ...otherTypes] = [schema.type ?? []].flat();
  const { not, anyOf, oneOf, items } = schema;
  return {
    schema,
    path,
    type,
    otherTypes,
    maximum: schema.maximum ?? Infinity,
    minimum: schema.minimum ?? -Infinity,
    maxLength: schema.maxLength ?? Infinity,
    minLength: schema.minLength ?? 0,
    pattern: schema.pattern === undefined ? null : new RegExp(schema.pattern, "u"),
    format: format === undefined ? null : formats[format],
    hasChoices:
      "const" in schema || "enum" in schema || not !== undefined || anyOf !== undefined || oneOf !== undefined,
    constants: "const" in schema ? [schema.const] : null,
    enum: schema.enum ?? null,
    not: not ? partOf(not, `${path}/not`, options) : null,
    anyOf: anyOf?.map((form, index) => partOf(form, `${path}/anyOf/${index}`, options)) ?? null,
    oneOf: oneOf?.map((form, index) => partOf(form, `${path}/oneOf/${index}`, options)) ?? null,
    items: items ? partOf(items, `${path}/items`, options) : null,
    members: Object.entries(properties ?? {}).map(([name, member]) => {
      const step = pointerStep(name);
      return { name, step, part: partOf(member, `${path}/properties/${step}`, options) };
    }),
    names: new Set(Object.keys(properties ?? {})),
    others:
      typeof additionalProperties === "boolean"
        ? additionalProperties
        : partOf(additionalProperties, `${path}/additionalProperties`, options),
  };
};

const add = (found: Found[], { path }: Rule, keyword: string, params: Finding["params"]): void =>
  void found.push({ instancePath: "", schemaPath: `${path}/${keyword}`, keyword, params });

/** Adds the findings of a value. Paths into the value begin at the value itself. */
const check = (part: Part, value: unknown, found: Found[]): void => {
  const rule = (part.rule ??= ruleOf(part));
  if (rule.type !== null && !isOfType(value, rule.type) && !rule.otherTypes.some((type) => isOfType(value, type)))
    add(found, rule, "type", { type: rule.schema.type });
  if (typeof value === "string") checkText(rule, value, found);
  else if (typeof value === "number" && Number.isFinite(value)) checkNumber(rule, value, found);
  if (rule.hasChoices) checkChoices(rule, value, found);
  if (Array.isArray(value)) checkList(rule, value, found);
  else if (isObject(value)) checkObject(rule, value, found);
};

type JsonObject = { readonly [name: string]: unknown };

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isOfType = (value: unknown, type: JsonType): boolean => {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return Number.isFinite(value);
  return typeof value === type;
};

const checkNumber = (rule: Rule, value: number, found: Found[]): void => {
  const { maximum, minimum } = rule;
  if (value > maximum) add(found, rule, "maximum", { comparison: "<=", limit: maximum });
  if (value < minimum) add(found, rule, "minimum", { comparison: ">=", limit: minimum });
};

const checkText = (rule: Rule, text: string, found: Found[]): void => {
  const { maxLength, minLength, pattern, format } = rule;
  if (longerThan(text, maxLength)) add(found, rule, "maxLength", { limit: maxLength });
  if (shorterThan(text, minLength)) add(found, rule, "minLength", { limit: minLength });
  if (pattern !== null && !pattern.test(text)) add(found, rule, "pattern", { pattern: rule.schema.pattern });
  if (format !== null && !format(text)) add(found, rule, "format", { format: rule.schema.format });
};

const checkChoices = (rule: Rule, value: unknown, found: Found[]): void => {
  if (rule.constants !== null && !deepEqual(value, rule.constants[0]))
    add(found, rule, "const", { allowedValue: rule.constants[0], given: textOf(value) });
  if (rule.enum !== null && !rule.enum.some((allowed) => deepEqual(value, allowed)))
    add(found, rule, "enum", { allowedValues: rule.enum, given: textOf(value) });
  if (rule.not !== null && fits(rule.not, value, [])) add(found, rule, "not", {});
  if (rule.anyOf !== null) checkForms(rule, "anyOf", rule.anyOf, value, found);
  if (rule.oneOf !== null) checkForms(rule, "oneOf", rule.oneOf, value, found);
};

/** Only a text may be a misspelt one. Findings keep no other value alive. */
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** Tells if a value has no findings, and adds those that it has. */
const fits = (part: Part, value: unknown, found: Found[]): boolean => {
  const before = found.length;
  check(part, value, found);
  return found.length === before;
};

/** At least one form fits, or for `oneOf` exactly one. The findings of all are kept where it is not so. */
const checkForms = (
  rule: Rule,
  keyword: "anyOf" | "oneOf",
  forms: readonly Part[],
  value: unknown,
  found: Found[],
): void => {
  const before = found.length;
  let passing: number[] | null = null;
  for (
    let index = 0;
    index < forms.length && (passing === null || (keyword === "oneOf" && passing.length < 2));
    index++
  ) {
    const form = forms[index];
    if (form === undefined || !fits(form, value, found)) continue;
    if (passing === null) passing = [index];
    else passing.push(index);
  }
  if (passing?.length === 1) found.length = before;
  else add(found, rule, keyword, keyword === "anyOf" ? {} : { passingSchemas: passing });
};

const checkList = (rule: Rule, list: readonly unknown[], found: Found[]): void => {
  const { maxItems = Infinity, minItems = 0, uniqueItems = false } = rule.schema;
  if (list.length > maxItems) add(found, rule, "maxItems", { limit: maxItems });
  if (list.length < minItems) add(found, rule, "minItems", { limit: minItems });
  if (rule.items !== null)
    for (let index = 0; index < list.length; index++) checkInner(rule.items, list[index], found, String(index));
  if (uniqueItems && hasTwice(list, rule.items?.rule?.schema.type === "string")) add(found, rule, "uniqueItems", {});
};

/** Tells if a list has an item twice. Texts of a list of texts are compared alone, which is quick. */
const hasTwice = (list: readonly unknown[], areTexts: boolean): boolean => {
  if (areTexts) {
    const texts = list.filter((item) => typeof item === "string");
    return new Set(texts).size < texts.length;
  }
  return list.some((item, index) => list.slice(0, index).some((other) => deepEqual(item, other)));
};

const checkObject = (rule: Rule, value: JsonObject, found: Found[]): void => {
  const { maxProperties, minProperties, required } = rule.schema;
  if (maxProperties !== undefined && Object.keys(value).length > maxProperties)
    add(found, rule, "maxProperties", { limit: maxProperties });
  if (minProperties !== undefined && Object.keys(value).length < minProperties)
    add(found, rule, "minProperties", { limit: minProperties });
  if (required !== undefined)
    for (const missingProperty of required)
      if (value[missingProperty] === undefined) add(found, rule, "required", { missingProperty, names: rule.names });
  if (rule.others !== true) checkOthers(rule, value, found);
  for (const member of rule.members) {
    const inner = value[member.name];
    if (inner !== undefined) checkInner(member.part, inner, found, member.step);
  }
};

/** Checks members that the schema does not name. */
const checkOthers = (rule: Rule, value: JsonObject, found: Found[]): void => {
  const { names, others } = rule;
  for (const additionalProperty in value) {
    if (names.has(additionalProperty) || others === true) continue;
    if (others === false) add(found, rule, "additionalProperties", { additionalProperty, names });
    else checkInner(others, value[additionalProperty], found, pointerStep(additionalProperty));
  }
};

/** Checks a member or an item. Its findings begin at the value around it. */
const checkInner = (part: Part, value: unknown, found: Found[], step: string): void => {
  const before = found.length;
  check(part, value, found);
  for (let at = before; at < found.length; at++) {
    const finding = found[at];
    if (finding !== undefined) finding.instancePath = `/${step}${finding.instancePath}`;
  }
};

/**
 * Checks whether a text exceeds a number of characters (code points, as in JSON Schema). They are counted only if the
 * length in code units does not decide it: a base64 file has fourteen million.
 */
export const longerThan = (text: string, max: number): boolean =>
  text.length > max && (text.length > 2 * max || characterCount(text) > max);

/** Checks whether a text has fewer characters than a bound. */
export const shorterThan = (text: string, min: number): boolean => text.length < 2 * min && characterCount(text) < min;

const characterCount = (text: string): number => {
  let count = text.length;
  for (let index = 0; index < text.length - 1; index++) {
    const pair = isHigh(text.charCodeAt(index)) && isLow(text.charCodeAt(index + 1));
    if (!pair) continue;
    count -= 1;
    index += 1;
  }
  return count;
};

const isHigh = (unit: number): boolean => unit >= 0xd800 && unit <= 0xdbff;

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit <= 0xdfff;

/** Compares two JSON values. The order of members does not matter. */
export const deepEqual = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const members = Object.entries(one);
  return (
    members.length === Object.keys(other).length &&
    members.every(([name, value]) => Object.hasOwn(other, name) && deepEqual(value, Reflect.get(other, name)))
  );
};
