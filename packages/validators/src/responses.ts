import { type ValidateResponse, responseValidator } from "./response.ts";
import { responseGroups } from "./response-groups.ts";

/** Checks a JSON answer of any operation. */
export const validateResponse: ValidateResponse = responseValidator(...Object.values(responseGroups));
