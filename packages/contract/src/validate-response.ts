import { responseValidators } from "./generated/validators/responses.ts";
import type { OperationId } from "./operation.ts";
import { toDetails } from "./validation/detail.ts";
import type { Detail } from "./validation/detail.ts";
import { findings } from "./validation/validator.ts";

/**
 * Checks a JSON answer against the contract; empty when it is right. Objects are closed: a member that the contract
 * does not name is an error, though clients must tolerate it. A status that the operation does not declare is one, too.
 */
export const validateResponse = (id: OperationId, status: number, body: unknown): readonly Detail[] => {
  const validator = responseValidators[id]?.[status];
  if (validator === undefined) return [{ path: "status", message: `${id} declares no JSON answer with ${status}` }];
  return toDetails(findings(validator, body), "body");
};
