import type { OperationId } from "@atlas-messaging/contract";
import { type InvalidRequest, type RawRequest, type ValidRequest, checkRequest } from "./check-request.ts";
import { requestValidators } from "./generated/requests.ts";

export { requestValidators } from "./generated/requests.ts";
export type { InvalidRequest, RawRequest, ValidRequest } from "./check-request.ts";

/**
 * Checks a request against the contract (interface specification, Endpoints and Errors). Unknown query parameters and
 * unknown members of a closed body are errors. The raw values stay unchanged.
 */
export const validateRequest = <Id extends OperationId>(
  id: Id,
  raw: RawRequest,
): ({ readonly ok: true } & ValidRequest<Id>) | InvalidRequest => checkRequest(requestValidators, id, raw);
