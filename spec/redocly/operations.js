import { Place } from "./place.js";

/** @import { Rule } from "./types.js" */

export const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

/**
 * One operation under `paths`; webhooks are not among them.
 * @typedef {{ path: string, method: string, place: Place }} Operation
 */

/**
 * @param {Place} root
 * @returns {Operation[]}
 */
export function operationsOf(root) {
  return root
    .at("paths")
    .entries()
    .flatMap(([path, item]) =>
      item
        .entries()
        .filter(([method]) => METHODS.has(method))
        .map(([method, place]) => ({ path, method, place })),
    );
}

/**
 * A rule that looks at each operation once.
 * @param {(operation: Operation) => void} check
 * @returns {Rule}
 */
export function operationRule(check) {
  return () => ({
    Root(node, context) {
      operationsOf(new Place(node, context.location, context)).forEach(check);
    },
  });
}

/**
 * @param {Operation} operation
 * @returns {Place} the schema of the JSON body; its node is undefined without one
 */
export function jsonBody({ place }) {
  return place.at("requestBody", "content", "application/json", "schema");
}

/**
 * @param {Place} schema
 * @returns {Place[]} the alternatives of a `oneOf`, or the schema alone
 */
export function variants(schema) {
  const alternatives = schema.at("oneOf").items();
  return alternatives.length > 0 ? alternatives.flatMap(variants) : [schema];
}

/** @param {Operation} operation */
export function takesIdempotencyKey(operation) {
  return variants(jsonBody(operation)).some((schema) => "idempotency_key" in schema.at("properties").members);
}
