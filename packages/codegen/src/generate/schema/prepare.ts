import type { OpenApiDocument, Parameter, Schema } from "../../contract/document.ts";
import { resolve } from "../reference.ts";
import { rewrite } from "./walk.ts";

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
