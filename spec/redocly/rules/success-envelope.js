import { operationRule, variants } from "../operations.js";
import { strings } from "../place.js";
import { hasOwnShapes } from "../surfaces.js";

/** @import { Place } from "../place.js" */

/**
 * @param {Place} place
 * @returns {Place[]} the JSON schemas of the success responses, `oneOf` alternatives apart
 */
export const successSchemas = (place) =>
  place
    .at("responses")
    .entries()
    .filter(([status]) => status.startsWith("2"))
    .map(([, response]) => response.at("content", "application/json", "schema"))
    .filter((schema) => schema.node !== undefined)
    .flatMap(variants);

export const successEnvelope = operationRule(({ path, place }) => {
  if (hasOwnShapes(path)) return;
  for (const schema of successSchemas(place)) {
    const required = strings(schema.members["required"]);
    const isEnvelope =
      schema.at("properties", "ok", "const").node === true &&
      schema.at("properties", "data").node !== undefined &&
      required.includes("ok") &&
      required.includes("data");
    if (!isEnvelope) schema.report("A JSON success is { ok: true, data }, both required.");
  }
});
