export { eventValidator } from "./event.ts";
export type { EventGroup, ValidateEvent } from "./event.ts";
export { requestValidator } from "./request.ts";
export type { InvalidRequest, RawRequest, RequestGroup, ValidRequest, ValidateRequest } from "./request.ts";
export { responseValidator } from "./response.ts";
export type { ResponseGroup, ResponseOf, ValidateResponse } from "./response.ts";
export type { Invalid, Valid, Validated } from "./validation/validator.ts";
