import { METHODS } from "../operations.js";
import { isRecord } from "../place.js";
import {
  readConditionalParameters,
  readIdempotentHeaders,
  readIdempotentParameters,
  readStandardHeaders,
} from "../tables.js";

/** @import { Rule } from "../types.js" */

/**
 * Puts the standard response headers on every response under `paths`, and those of idempotent operations on the answers
 * that are replayed, and their parameters on the operations (convention 6), as `If-None-Match` on those that may answer 304. It runs
 * when the document is bundled, so a shared response stands in the components and is given them once.
 * @type {Rule}
 */
export const standardHeaders = () => ({
  Root: {
    leave(root) {
      const components = recordIn(root, "components");
      const shared = recordIn(components, "responses");
      declare(components, readStandardHeaders(), resolved(operationsOf(root).flatMap(responsesOf), shared));
      declare(components, readIdempotentHeaders(), resolved(replayedOf(root), shared));
      take(components, readIdempotentParameters(), idempotentOf(root));
      take(components, readConditionalParameters(), conditionalOf(root));
    },
  },
});

/**
 * Puts headers into the components and references to them on responses.
 * @param {Record<string, unknown>} components
 * @param {Record<string, object>} headers
 * @param {Record<string, unknown>[]} responses
 */
const declare = (components, headers, responses) => {
  if (responses.length === 0) return;
  Object.assign(recordIn(components, "headers"), headers);
  for (const response of responses) {
    for (const name of Object.keys(headers)) {
      recordIn(response, "headers")[name] = { $ref: `#/components/headers/${name}` };
    }
  }
};

/**
 * Puts parameters into the components and references to them on operations.
 * @param {Record<string, unknown>} components
 * @param {Record<string, object>} parameters
 * @param {Record<string, unknown>[]} operations
 */
const take = (components, parameters, operations) => {
  if (operations.length === 0) return;
  Object.assign(recordIn(components, "parameters"), parameters);
  for (const operation of operations) {
    const { parameters: own } = operation;
    const added = Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }));
    operation["parameters"] = [...(Array.isArray(own) ? own : []), ...added];
  }
};

/**
 * @param {Record<string, unknown>} root
 * @returns {Record<string, unknown>[]}
 */
const idempotentOf = (root) => operationsOf(root).filter((operation) => operation["x-atlas-idempotent"] === true);

/**
 * @param {Record<string, unknown>} root
 * @returns {Record<string, unknown>[]}
 */
const conditionalOf = (root) => operationsOf(root).filter((operation) => "304" in recordIn(operation, "responses"));

/**
 * @param {Record<string, unknown>} root
 * @returns {Record<string, unknown>[]}
 */
const operationsOf = (root) =>
  Object.values(recordIn(root, "paths"))
    .flatMap((item) => Object.entries(isRecord(item) ? item : {}))
    .flatMap(([key, value]) => (METHODS.has(key) && isRecord(value) ? [value] : []));

/**
 * @param {Record<string, unknown>} operation
 * @returns {unknown[]}
 */
const responsesOf = (operation) => Object.values(recordIn(operation, "responses"));

/** Successes, and refusals by a rule. The shared responses of these statuses that a mutation with a key has are its alone. */
const replayedStatus = /^(2..|409|422)$/;

/**
 * @param {Record<string, unknown>} root
 * @returns {unknown[]} the answers of operations that take an idempotency key, as far as they are stored
 */
const replayedOf = (root) =>
  idempotentOf(root)
    .flatMap((operation) => Object.entries(recordIn(operation, "responses")))
    .flatMap(([status, response]) => (replayedStatus.test(status) ? [response] : []));

/**
 * @param {unknown[]} responses
 * @param {Record<string, unknown>} shared
 * @returns {Record<string, unknown>[]} what the responses are or refer to, shared ones once
 */
const resolved = (responses, shared) => {
  const targets = responses.filter(isRecord).map((response) => {
    const { $ref } = response;
    return typeof $ref === "string" ? shared[$ref.slice("#/components/responses/".length)] : response;
  });
  return [...new Set(targets)].filter(isRecord);
};

/**
 * @param {Record<string, unknown>} parent
 * @param {string} key
 * @returns {Record<string, unknown>} the object under the key, made if it is missing
 */
const recordIn = (parent, key) => {
  const value = parent[key];
  if (isRecord(value)) return value;
  /** @type {Record<string, unknown>} */
  const made = {};
  parent[key] = made;
  return made;
};
