import { METHODS } from "../operations.js";
import { isRecord } from "../place.js";
import { readIdempotentHeaders, readStandardHeaders } from "../tables.js";

/** @import { Rule } from "../types.js" */

/**
 * Puts the standard response headers on every response under `paths`, and those of idempotent operations on their
 * successes (convention 6). It runs when the document is bundled, so a shared response stands in the components and is
 * given them once.
 * @type {Rule}
 */
export const standardHeaders = () => ({
  Root: {
    leave(root) {
      const components = recordIn(root, "components");
      declare(components, readStandardHeaders(), responsesOf(root, recordIn(components, "responses")));
      declare(components, readIdempotentHeaders(), idempotentSuccessesOf(root));
    },
  },
});

/**
 * Puts headers into the components and references to them on responses.
 * @param {Record<string, unknown>} components
 * @param {Record<string, object>} headers
 * @param {Record<string, unknown>[]} responses
 */
function declare(components, headers, responses) {
  if (responses.length === 0) return;
  Object.assign(recordIn(components, "headers"), headers);
  for (const response of responses) {
    for (const name of Object.keys(headers)) {
      recordIn(response, "headers")[name] = { $ref: `#/components/headers/${name}` };
    }
  }
}

/**
 * @param {Record<string, unknown>} root
 * @returns {Record<string, unknown>[]}
 */
function operationsOf(root) {
  return Object.values(recordIn(root, "paths"))
    .flatMap((item) => Object.entries(isRecord(item) ? item : {}))
    .flatMap(([key, value]) => (METHODS.has(key) && isRecord(value) ? [value] : []));
}

/**
 * @param {Record<string, unknown>} root
 * @returns {Record<string, unknown>[]} the successes of operations that take an idempotency key; they are written in place
 */
function idempotentSuccessesOf(root) {
  return operationsOf(root)
    .filter((operation) => operation["x-atlas-idempotent"] === true)
    .flatMap((operation) => Object.entries(recordIn(operation, "responses")))
    .flatMap(([status, response]) => (status.startsWith("2") && isRecord(response) ? [response] : []));
}

/**
 * @param {Record<string, unknown>} root
 * @param {Record<string, unknown>} shared
 * @returns {Record<string, unknown>[]} the responses of all operations, shared ones once
 */
function responsesOf(root, shared) {
  const responses = operationsOf(root).flatMap((operation) => Object.values(recordIn(operation, "responses")));
  const targets = responses.filter(isRecord).map((response) => {
    const { $ref } = response;
    return typeof $ref === "string" ? shared[$ref.slice("#/components/responses/".length)] : response;
  });
  return [...new Set(targets)].filter(isRecord);
}

/**
 * @param {Record<string, unknown>} parent
 * @param {string} key
 * @returns {Record<string, unknown>} the object under the key, made if it is missing
 */
function recordIn(parent, key) {
  const value = parent[key];
  if (isRecord(value)) return value;
  /** @type {Record<string, unknown>} */
  const made = {};
  parent[key] = made;
  return made;
}
