import { Place, strings } from "./place.js";

/** @import { Rule } from "./types.js" */

const METHODS = new Set(["get", "put", "post", "delete", "options", "head", "patch", "trace"]);

export const HOSTS = ["api", "console", "agent", "site"];

/**
 * One operation under `paths`; webhooks are not among them. `file` is the path file, as the entry refers to it. `host` is
 * its own `x-atlas-host`, or that of its tag. `events` are the events of the contract.
 * @typedef {{ path: string, method: string, file: string | undefined, host: unknown, events: ReadonlySet<string>, place: Place }} Operation
 */

/**
 * @param {Place} root
 * @returns {Operation[]}
 */
export const operationsOf = (root) => {
  const hosts = hostsOfTags(root);
  const events = new Set(Object.keys(root.at("webhooks").members));
  return root
    .at("paths")
    .entries()
    .flatMap(([path, item]) =>
      item
        .entries()
        .filter(([method]) => METHODS.has(method))
        .map(([method, place]) => ({
          path,
          method,
          file: item.reference,
          host: place.members["x-atlas-host"] ?? hosts.get(strings(place.members["tags"])[0]),
          events,
          place,
        })),
    );
};

/** @param {Place} root */
const hostsOfTags = (root) =>
  new Map(
    root
      .at("tags")
      .items()
      .map(({ members }) => [members["name"], members["x-atlas-host"]]),
  );

/**
 * A rule that looks at each operation once.
 * @param {(operation: Operation) => void} check
 * @returns {Rule}
 */
export const operationRule = (check) => () => ({
  Root(node, context) {
    operationsOf(new Place(node, context.location, context)).forEach(check);
  },
});

/**
 * @param {Operation} operation
 * @returns {Place} the schema of the JSON body; its node is undefined without one
 */
export const jsonBody = ({ place }) => place.at("requestBody", "content", "application/json", "schema");

/**
 * @param {Place} schema
 * @returns {Place[]} the alternatives of a `oneOf`, or the schema alone
 */
export const variants = (schema) => {
  const alternatives = schema.at("oneOf").items();
  return alternatives.length > 0 ? alternatives.flatMap(variants) : [schema];
};

/** A body of bytes has no members, so its key comes by the header. @param {Operation} operation */
export const takesIdempotencyKey = (operation) =>
  operation.place.at("requestBody", "content", "application/octet-stream").node !== undefined ||
  variants(jsonBody(operation)).some((schema) => "idempotency_key" in schema.at("properties").members);
