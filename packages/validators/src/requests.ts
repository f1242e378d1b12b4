import { requestGroups } from "./generated/requests.ts";
import { type ValidateRequest, requestValidator } from "./request.ts";

/** Checks a request of any operation. */
export const validateRequest: ValidateRequest = requestValidator(...requestGroups);
