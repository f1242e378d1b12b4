import { type EventName, eventNames } from "@atlas-messaging/contract";

/** Reads the boxes of `EventChoice`. */
export const chosenEvents = (form: FormData): EventName[] => {
  const chosen = form.getAll("events");
  return eventNames.filter((name) => chosen.includes(name));
};
