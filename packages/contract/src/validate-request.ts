import { type InvalidRequest, type RawRequest, type ValidRequest, checkRequest } from "./check-request.ts";
import { requestValidators } from "./generated/validators/requests.ts";
import type { OperationId } from "./operation.ts";

export { requestValidators } from "./generated/validators/requests.ts";
export type { InvalidRequest, RawRequest, ValidRequest } from "./check-request.ts";

/**
 * Checks a request against the contract (interface specification, Endpoints and Errors). Unknown query parameters are
 * errors, as are unknown members of a closed body. The raw values are left as they are.
 */
export const validateRequest = <Id extends OperationId>(
  id: Id,
  raw: RawRequest,
): ({ readonly ok: true } & ValidRequest<Id>) | InvalidRequest => checkRequest(requestValidators, id, raw);
