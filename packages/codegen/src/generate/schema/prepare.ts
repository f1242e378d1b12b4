import { type OpenApiDocument, type Parameter, type Schema, isRecord, resolve } from "../../contract/document.ts";

const componentPrefix = "#/components/schemas/";

/** Inlines references. */
export const inlined = (document: OpenApiDocument, schema: Schema, above: readonly string[] = []): Schema =>
  rewrite(schema, (inner) => {
    const reference = inner["$ref"];
    if (typeof reference !== "string") return inner;
    if (above.includes(reference)) throw new Error(`A request schema may not contain itself: ${reference}`);
    return inlined(document, resolve<Schema>(document, inner), [...above, reference]);
  });

/** Returns a schema as validators read it: without texts for people, and with components by their bare names. */
export const byName = (document: OpenApiDocument, schema: Schema): Schema =>
  rewrite(assertions(schema), (inner) => {
    const reference = inner["$ref"];
    if (typeof reference !== "string") return inner;
    if (reference.startsWith(componentPrefix)) return { $ref: reference.slice(componentPrefix.length) };
    return byName(document, resolve<Schema>(document, inner));
  });

/** Returns the components that schemas name, and those that these name in turn. */
export const namedBy = (document: OpenApiDocument, schemas: readonly Schema[]): Record<string, Schema> => {
  const named: Record<string, Schema> = {};
  const waiting = schemas.flatMap(subschemas);
  for (const { $ref: name } of waiting) {
    if (typeof name !== "string" || name in named) continue;
    const component = byName(document, document.components?.schemas?.[name] ?? {});
    named[name] = component;
    waiting.push(...subschemas(component));
  }
  return Object.fromEntries(Object.entries(named).toSorted(([one], [other]) => (one < other ? -1 : 1)));
};

const annotations =
  /^(title|description|examples?|deprecated|readOnly|writeOnly|discriminator|externalDocs|contentEncoding|x-.*)$/;

/** Keywords that `packages/validators/src/validation/checks.ts` checks. */
const known = new Set(
  [
    "type const enum not anyOf oneOf $ref default maxLength minLength pattern format maximum minimum",
    "maxItems minItems uniqueItems items maxProperties minProperties required additionalProperties properties",
  ].flatMap((names) => names.split(" ")),
);

const formats = new Set<unknown>(["uuid", "date-time", "date", "uri", "email", "display-name"]);

/**
 * Drops keywords for people and documentation. Formats outside the standards are `x-atlas-format` in the contract, since
 * other tools refuse them in `format`.
 * @throws {Error} if the validators would pass over a keyword or a format
 */
export const assertions = (schema: Schema): Schema =>
  rewrite(schema, ({ "x-atlas-format": own, ...inner }) => {
    const kept = Object.entries(inner).filter(([keyword]) => !annotations.test(keyword));
    const unknown = kept.find(([keyword]) => !known.has(keyword))?.[0];
    if (unknown !== undefined) throw new Error(`The validators do not know the keyword ${unknown}`);
    const { format = own } = inner;
    if (format !== undefined && !formats.has(format))
      throw new Error(`The validators do not know the format ${JSON.stringify(format)}`);
    return { ...Object.fromEntries(kept), ...(own === undefined ? {} : { format: own }) };
  });

/** Combines parameters into one closed object. */
export const parametersSchema = (parameters: Parameter[]): Schema => ({
  type: "object",
  required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
  additionalProperties: false,
  properties: Object.fromEntries(
    parameters.map(({ name, description, schema }) => [
      name,
      { ...(description === undefined ? {} : { description }), ...schema },
    ]),
  ),
});

const single = ["items", "additionalProperties", "propertyNames", "not", "contains", "if", "then", "else"];

const lists = ["oneOf", "anyOf", "allOf", "prefixItems"];

const maps = ["properties", "patternProperties", "$defs"];

/** Copies a schema with `change` applied to each subschema, and last to the schema itself. */
export const rewrite = (schema: Schema, change: (schema: Schema) => Schema): Schema => {
  const copy: Record<string, unknown> = { ...schema };
  const inner = (value: unknown): unknown => (isRecord(value) ? rewrite(value, change) : value);
  for (const name of single) if (name in copy) copy[name] = inner(copy[name]);
  for (const name of lists) if (Array.isArray(copy[name])) copy[name] = copy[name].map(inner);
  for (const name of maps) if (isRecord(copy[name])) copy[name] = mapValues(copy[name], inner);
  return change(copy);
};

/** Returns every subschema, including the schema itself. */
export const subschemas = (schema: Schema): Schema[] => {
  const found: Schema[] = [];
  rewrite(schema, (inner) => {
    found.push(inner);
    return inner;
  });
  return found;
};

const mapValues = (record: Schema, change: (value: unknown) => unknown): Schema =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
