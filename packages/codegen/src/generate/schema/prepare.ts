import type { OpenApiDocument, Parameter, Schema } from "../../contract/document.ts";
import { resolve } from "../reference.ts";
import { rewrite } from "./walk.ts";

const componentPrefix = "#/components/schemas/";

/** The schema with references replaced by what they name, so that an error's schema path tells the branch it is in. */
export const inlined = (document: OpenApiDocument, schema: Schema, above: readonly string[] = []): Schema =>
  rewrite(schema, (inner) => {
    const reference = inner["$ref"];
    if (typeof reference !== "string") return inner;
    if (above.includes(reference)) throw new Error(`A request schema may not contain itself: ${reference}`);
    return inlined(document, resolve<Schema>(document, inner), [...above, reference]);
  });

/** The schema with references to components in the form under which the compiler knows them: their bare name. */
export const byName = (document: OpenApiDocument, schema: Schema): Schema =>
  rewrite(schema, (inner) => {
    const reference = inner["$ref"];
    if (typeof reference !== "string") return inner;
    if (reference.startsWith(componentPrefix)) return { $ref: reference.slice(componentPrefix.length) };
    return byName(document, resolve<Schema>(document, inner));
  });

/** What the service itself sends has no members that the contract does not name, though clients must tolerate them. */
export const closed = (schema: Schema): Schema =>
  rewrite(schema, (inner) =>
    inner["properties"] !== undefined && inner["additionalProperties"] === undefined
      ? { ...inner, additionalProperties: false }
      : inner,
  );

const annotations = /^(title|description|examples?|deprecated|readOnly|writeOnly|discriminator|externalDocs|x-.*)$/;

/**
 * The schema without what only people and documentation read; any other unknown keyword stops the compiler. A format that
 * no standard knows is `x-atlas-format` in the contract, as other tools stop at an unknown `format`.
 */
export const assertions = (schema: Schema): Schema =>
  rewrite(schema, ({ "x-atlas-format": own, ...inner }) => ({
    ...Object.fromEntries(Object.entries(inner).filter(([keyword]) => !annotations.test(keyword))),
    ...(own === undefined ? {} : { format: own }),
  }));

/** Every component, closed, under the name by which `byName` refers to it. */
export const closedComponents = (document: OpenApiDocument): Record<string, Schema> =>
  Object.fromEntries(
    Object.entries(document.components?.schemas ?? {}).map(([name, schema]) => [
      name,
      closed(byName(document, schema)),
    ]),
  );

/** Parameters as the members of one closed object. */
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
