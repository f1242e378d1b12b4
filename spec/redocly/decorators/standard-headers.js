import { METHODS } from "../operations.js";
import { isRecord } from "../place.js";
import { readStandardHeaders } from "../tables.js";

/** @import { Rule } from "../types.js" */

/**
 * Puts the standard response headers on every response under `paths` (convention 6). It runs when the document is
 * bundled, so a shared response stands in the components and is given them once.
 * @type {Rule}
 */
export const standardHeaders = () => ({
  Root: {
    leave(root) {
      const headers = readStandardHeaders();
      const components = recordIn(root, "components");
      Object.assign(recordIn(components, "headers"), headers);
      for (const response of responsesOf(root, recordIn(components, "responses"))) {
        for (const name of Object.keys(headers)) {
          recordIn(response, "headers")[name] = { $ref: `#/components/headers/${name}` };
        }
      }
    },
  },
});

/**
 * @param {Record<string, unknown>} root
 * @param {Record<string, unknown>} shared
 * @returns {Record<string, unknown>[]} the responses of all operations, shared ones once
 */
function responsesOf(root, shared) {
  const operations = Object.values(recordIn(root, "paths")).flatMap((item) =>
    Object.entries(isRecord(item) ? item : {}).flatMap(([key, value]) => (METHODS.has(key) ? [value] : [])),
  );
  const responses = operations.filter(isRecord).flatMap((operation) => Object.values(recordIn(operation, "responses")));
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
