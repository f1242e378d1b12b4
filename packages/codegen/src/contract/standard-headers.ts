import {
  readConditionalParameters,
  readIdempotentHeaders,
  readIdempotentParameters,
  readStandardHeaders,
} from "../../../../spec/redocly/tables.js";
import { METHODS, isRecord } from "./document.ts";

type Node = Record<string, unknown>;

/**
 * Puts the standard response headers on every response under `paths`, and those of idempotent operations on the answers
 * that are replayed, and their parameters on the operations (convention 6), as `If-None-Match` on those that may answer
 * 304. A shared response is given them once.
 */
export const addStandardHeaders = (root: Node): void => {
  const components = nodeIn(root, "components");
  const shared = nodeIn(components, "responses");
  const operations = operationsOf(root);
  const idempotent = operations.filter((operation) => operation["x-atlas-idempotent"] === true);
  const conditional = operations.filter((operation) => "304" in nodeIn(operation, "responses"));
  const answers = operations.flatMap((operation) => Object.values(nodeIn(operation, "responses")));
  declare(components, readStandardHeaders(), resolved(answers, shared));
  declare(components, readIdempotentHeaders(), resolved(idempotent.flatMap(replayedOf), shared));
  take(components, readIdempotentParameters(), idempotent);
  take(components, readConditionalParameters(), conditional);
};

/** Puts headers into the components and references to them on responses. */
const declare = (components: Node, headers: Record<string, object>, responses: readonly Node[]): void => {
  if (responses.length === 0) return;
  Object.assign(nodeIn(components, "headers"), headers);
  for (const response of responses)
    for (const name of Object.keys(headers))
      nodeIn(response, "headers")[name] = { $ref: `#/components/headers/${name}` };
};

/** Puts parameters into the components and references to them on operations. */
const take = (components: Node, parameters: Record<string, object>, operations: readonly Node[]): void => {
  if (operations.length === 0) return;
  Object.assign(nodeIn(components, "parameters"), parameters);
  const added = Object.keys(parameters).map((name) => ({ $ref: `#/components/parameters/${name}` }));
  for (const operation of operations) {
    const { parameters: own } = operation;
    operation["parameters"] = [...(Array.isArray(own) ? own : []), ...added];
  }
};

const methods: ReadonlySet<string> = new Set(METHODS);

const operationsOf = (root: Node): Node[] =>
  Object.values(nodeIn(root, "paths"))
    .flatMap((item) => Object.entries(isRecord(item) ? item : {}))
    .flatMap(([key, value]) => (methods.has(key) && isRecord(value) ? [value] : []));

/** Successes, and refusals by a rule. The shared responses of these statuses that a mutation with a key has are its alone. */
const replayedStatus = /^(2..|409|422)$/;

/** Returns the answers of an operation that are stored with its key. */
const replayedOf = (operation: Node): unknown[] =>
  Object.entries(nodeIn(operation, "responses")).flatMap(([status, response]) =>
    replayedStatus.test(status) ? [response] : [],
  );

/** Returns the responses, or the shared ones that they refer to, each once. */
const resolved = (responses: readonly unknown[], shared: Node): Node[] => {
  const targets = responses.filter(isRecord).map((response) => {
    const { $ref } = response;
    return typeof $ref === "string" ? shared[$ref.slice("#/components/responses/".length)] : response;
  });
  return [...new Set(targets)].filter(isRecord);
};

/** Returns the object under the key, which is made if it is missing. */
const nodeIn = (parent: Node, key: string): Node => {
  const value = parent[key];
  if (isRecord(value)) return value;
  const made: Node = {};
  parent[key] = made;
  return made;
};
