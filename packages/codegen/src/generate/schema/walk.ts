import { isRecord } from "../../contract/document.ts";
import type { Schema } from "../../contract/document.ts";

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
