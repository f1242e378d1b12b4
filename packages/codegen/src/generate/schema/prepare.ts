import { type OpenApiDocument, type Parameter, type Schema, isRecord, resolve } from "../../contract/document.ts";

const componentPrefix = "#/components/schemas/";

/** Inlines references, so that an error's schema path names its branch. */
export const inlined = (document: OpenApiDocument, schema: Schema, above: readonly string[] = []): Schema =>
  rewrite(schema, (inner) => {
    const reference = inner["$ref"];
    if (typeof reference !== "string") return inner;
    if (above.includes(reference)) throw new Error(`A request schema may not contain itself: ${reference}`);
    return inlined(document, resolve<Schema>(document, inner), [...above, reference]);
  });

/** Shortens references to components to their bare names, which the compiler knows. */
export const byName = (document: OpenApiDocument, schema: Schema): Schema =>
  rewrite(schema, (inner) => {
    const reference = inner["$ref"];
    if (typeof reference !== "string") return inner;
    if (reference.startsWith(componentPrefix)) return { $ref: reference.slice(componentPrefix.length) };
    return byName(document, resolve<Schema>(document, inner));
  });

/** Closes a schema: the service must not send members outside the contract, though clients tolerate them. */
export const closed = (schema: Schema): Schema =>
  rewrite(schema, (inner) =>
    inner["properties"] !== undefined && inner["additionalProperties"] === undefined
      ? { ...inner, additionalProperties: false }
      : inner,
  );

const annotations = /^(title|description|examples?|deprecated|readOnly|writeOnly|discriminator|externalDocs|x-.*)$/;

/**
 * Drops keywords for people and documentation. Any other unknown keyword stops the compiler. Formats outside the
 * standards are `x-atlas-format` in the contract, since other tools refuse them in `format`.
 */
export const assertions = (schema: Schema): Schema =>
  rewrite(schema, ({ "x-atlas-format": own, ...inner }) => ({
    ...Object.fromEntries(Object.entries(inner).filter(([keyword]) => !annotations.test(keyword))),
    ...(own === undefined ? {} : { format: own }),
  }));

/** Every component, closed, under the name that `byName` uses. */
export const closedComponents = (document: OpenApiDocument): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      closed(byName(document, schema)),
    ]),
  );

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
