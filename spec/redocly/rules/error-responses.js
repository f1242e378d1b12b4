import { jsonBody, operationRule, takesIdempotencyKey, variants } from "../operations.js";
import { strings } from "../place.js";
import { errors } from "../tables.js";

/** @import { Operation } from "../operations.js" */
/** @import { Place } from "../place.js" */

/**
 * @param {Operation} operation
 * @returns {Map<string, string[]>} each error status that the operation must list, with the codes it must have
 */
const requiredStatuses = (operation) => {
  const { members } = operation.place;
  const secured = Array.isArray(members["security"]) && members["security"].length > 0;
  const hasJsonBody = jsonBody(operation).node !== undefined;
  /** @type {[boolean, string, string[]][]} */
  const table = [
    [true, "400", ["organization_id_not_allowed"]],
    [true, "422", ["validation_failed"]],
    [true, "429", ["rate_limited"]],
    [true, "500", ["internal_error"]],
    [true, "503", ["unavailable"]],
    [secured, "401", ["unauthenticated"]],
    [secured, "403", []],
    [hasJsonBody, "400", ["malformed_json", "organization_id_not_allowed"]],
    [hasJsonBody, "413", ["payload_too_large"]],
    [hasJsonBody, "415", ["unsupported_media_type"]],
    [takesIdempotencyKey(operation), "409", ["idempotency_in_progress"]],
    [takesIdempotencyKey(operation), "422", ["validation_failed", "idempotency_key_reused"]],
    [namesResource(operation), "404", ["not_found"]],
    [members["x-atlas-stage"] === "preview", "404", ["preview_not_enabled"]],
  ];
  return new Map(table.flatMap(([applies, status, codes]) => (applies ? [[status, codes]] : [])));
};

/** An id in a path can be unknown. @param {Operation} operation */
const namesResource = ({ place }) =>
  place
    .at("parameters")
    .items()
    .some(({ members }) => members["in"] === "path");

export const errorStatuses = operationRule((operation) => {
  const responses = operation.place.at("responses");
  for (const [status, codes] of requiredStatuses(operation)) {
    const response = responses.at(status);
    if (response.node === undefined) {
      responses.report(`${operation.method} ${operation.path} can answer ${status}; list it.`);
      continue;
    }
    const listed = codesOf(response);
    const missing = codes.filter((code) => !listed.includes(code));
    if (missing.length === 0) continue;
    responses.report(`${operation.method} ${operation.path}: ${status} lacks ${missing.join(", ")}.`);
  }
});

export const errorResponseFile = operationRule(({ place }) => {
  for (const [status, response] of errorResponses(place)) {
    if (/(^|\/)shared\/responses\/\w+\.yaml$/.test(response.reference ?? "")) continue;
    response.report(`The ${status} response must be a $ref to a file of shared/responses/.`);
  }
});

export const errorCodes = operationRule(({ place }) => {
  for (const [status, response] of errorResponses(place)) {
    const known = codesOf(response).flatMap((code) => {
      const error = errors[code];
      if (!error) response.report(`${code} is not in shared/errors.yaml.`);
      else if (String(error.status) !== status) response.report(`${code} belongs to ${error.status}, not ${status}.`);
      return error ? [error.retryable] : [];
    });
    for (const error of errorsOf(response)) {
      const retryable = error.at("retryable");
      const stated = "const" in retryable.members ? [retryable.members["const"]] : [true, false];
      if (known.some((value) => !stated.includes(value)))
        response.report("`retryable` contradicts shared/errors.yaml.");
    }
  }
});

/**
 * The members of the service's error in each alternative: in the envelope `error`, in JSON-RPC `error.data`.
 * @param {Place} response
 */
const errorsOf = (response) =>
  variants(response.at("content", "application/json", "schema")).map((schema) => {
    const members = schema.at("properties", "error", "properties");
    const inside = members.at("data", "properties");
    return inside.node === undefined ? members : inside;
  });

/**
 * @param {Place} response
 * @returns {string[]} its error codes; of a body with the code as `error` itself (410), that one
 */
const codesOf = (response) => {
  const plain = response.at("content", "application/json", "schema", "properties", "error");
  const codes = errorsOf(response).map((members) => members.at("code"));
  return [...codes, plain].flatMap(({ members }) => [...strings(members["enum"]), ...strings([members["const"]])]);
};

/** @param {Place} operation */
const errorResponses = (operation) =>
  operation
    .at("responses")
    .entries()
    .filter(([status]) => /^[45]/.test(status));
