import { responseValidators } from "./generated/validators/responses.ts";
import type { OperationId } from "./operation.ts";
import { type Detail, findings, toDetails } from "./validation/validator.ts";

/**
 * Checks a JSON answer against the contract. Returns no problems if it is valid. Undeclared statuses and unknown
 * members are problems, although clients must tolerate unknown members.
 */
export const validateResponse = (id: OperationId, status: number, body: unknown): readonly Detail[] => {
  const validator = responseValidators[id]?.[status];
  if (validator === undefined) return [{ path: "status", message: `${id} declares no JSON answer with ${status}` }];
  return toDetails(findings(validator, body), "body");
};
