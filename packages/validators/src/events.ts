import { type ValidateEvent, eventValidator } from "./event.ts";
import { eventGroups } from "./generated/events.ts";

/** Checks any event. */
export const validateEvent: ValidateEvent = eventValidator(...eventGroups);
