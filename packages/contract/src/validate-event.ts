import type { EventName } from "./generated/events.ts";
import { eventValidators } from "./generated/validators/events.ts";
import { type Detail, findings, toDetails } from "./validation/validator.ts";

/** Checks an event's payload against the contract. Returns no problems if it is valid. Unknown members are problems. */
export const validateEvent = (name: EventName, payload: unknown): readonly Detail[] => {
  const validator = eventValidators[name];
  if (validator === undefined) return [{ path: "event_type", message: `${name} is not an event of the contract` }];
  return toDetails(findings(validator, payload), "payload");
};
