import { jsonBody, operationRule } from "../operations.js";
import { hasOwnShapes } from "../surfaces.js";

/** @import { Place } from "../place.js" */

export const requestBodyOpenness = operationRule((operation) => {
  if (hasOwnShapes(operation.path)) return;
  const open = operation.host === "console";
  const side = open ? "A console body is open" : "A public body is closed";
  const body = jsonBody(operation);
  // Alternatives of a member are told apart by being closed, on every host.
  const forms = open ? [body, ...body.at("oneOf").items()] : [];
  const members = forms.flatMap((form) =>
    form
      .at("properties")
      .entries()
      .map(([, member]) => member),
  );
  const unions = new Set(members.filter((member) => member.at("oneOf").node !== undefined).map(({ node }) => node));
  for (const schema of objectsWithin(body, unions)) {
    if (schema.members["additionalProperties"] === open) continue;
    schema.report(`${side}: each object with properties says additionalProperties: ${open}.`);
  }
});

/**
 * @param {Place} schema
 * @param {Set<unknown>} seen
 * @returns {Place[]} all object schemas with named members, at any depth
 */
const objectsWithin = (schema, seen) => {
  if (schema.node === undefined || seen.has(schema.node)) return [];
  seen.add(schema.node);
  const properties = schema
    .at("properties")
    .entries()
    .map(([, property]) => property);
  const alternatives = [...schema.at("oneOf").items(), ...schema.at("anyOf").items()];
  const inner = [...properties, ...alternatives, schema.at("items"), schema.at("additionalProperties")];
  const own = schema.at("properties").node === undefined ? [] : [schema];
  return [...own, ...inner.flatMap((place) => objectsWithin(place, seen))];
};
