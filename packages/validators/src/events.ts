import type { Detail, EventName } from "@atlas-messaging/contract";
import { components, eventSchemas } from "./generated/events.ts";
import { validatorOf } from "./validation/checks.ts";
import { toDetails } from "./validation/validator.ts";

const validators = new Map(
  Object.entries(eventSchemas).map(([name, schema]) => [name, validatorOf(schema, { components, closed: true })]),
);

/** Checks an event's payload against the contract. Returns no problems if it is valid. Unknown members are problems. */
export const validateEvent = (name: EventName, payload: unknown): readonly Detail[] => {
  const validator = validators.get(name);
  if (validator === undefined) return [{ path: "event_type", message: `${name} is not an event of the contract` }];
  return toDetails(validator(payload), "payload");
};
