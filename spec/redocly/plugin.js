import { errorCodes, errorResponseFile, errorStatuses } from "./rules/error-responses.js";
import { listPage } from "./rules/list-page.js";
import {
  operationEvents,
  operationId,
  operationIdempotent,
  operationLimit,
  operationLimitBy,
  operationMaxBody,
  operationStage,
  operationHost,
  operationReachesCustomers,
  operationProbe,
  operationSection,
  operationTag,
} from "./rules/operation-metadata.js";
import { operationSecurity } from "./rules/operation-security.js";
import { requestBodyOpenness } from "./rules/request-body.js";
import {
  noAllOf,
  noAnyOfRequired,
  patternInWords,
  propertyDescription,
  schemaFile,
  secretMarked,
  stringBounded,
} from "./rules/schemas.js";
import { standardHeadersOnce } from "./rules/standard-headers-once.js";
import { parameterName, pathIdFormat, pathItemFile, pathResource } from "./rules/structure.js";
import { successEnvelope } from "./rules/success-envelope.js";
import { webhookPayload } from "./rules/webhook-payload.js";

/** The conventions of the contract (README.md) as lint rules. */
export default function atlasPlugin() {
  return {
    id: "atlas",
    rules: {
      oas3: {
        "path-item-file": pathItemFile,
        "operation-id": operationId,
        "operation-tag": operationTag,
        "operation-section": operationSection,
        "operation-host": operationHost,
        "operation-reaches-customers": operationReachesCustomers,
        "operation-probe": operationProbe,
        "operation-stage": operationStage,
        "operation-limit": operationLimit,
        "operation-limit-by": operationLimitBy,
        "operation-max-body": operationMaxBody,
        "operation-events": operationEvents,
        "operation-idempotent": operationIdempotent,
        "operation-security": operationSecurity,
        "success-envelope": successEnvelope,
        "list-page": listPage,
        "error-statuses": errorStatuses,
        "error-response-file": errorResponseFile,
        "error-codes": errorCodes,
        "standard-headers-once": standardHeadersOnce,
        "request-body-openness": requestBodyOpenness,
        "no-all-of": noAllOf,
        "no-any-of-required": noAnyOfRequired,
        "schema-file": schemaFile,
        "property-description": propertyDescription,
        "secret-marked": secretMarked,
        "string-bounded": stringBounded,
        "pattern-in-words": patternInWords,
        "parameter-name": parameterName,
        "path-id-format": pathIdFormat,
        "path-resource": pathResource,
        "webhook-payload": webhookPayload,
      },
    },
  };
}
