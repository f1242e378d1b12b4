import type { EventName } from "@atlas-messaging/contract";
import { eventChoices } from "./event-words.ts";

interface EventSelectProps {
  readonly value: EventName | undefined;
  readonly onChange: (name: EventName | undefined) => void;
}

/** Filters a list by the name of an event. */
export const EventSelect = ({ value, onChange }: EventSelectProps) => (
  <select
    aria-label="Event"
    value={value ?? ""}
    onChange={({ target }) => onChange(eventChoices.find(([name]) => name === target.value)?.[0])}
  >
    <option value="">Every event</option>
    {eventChoices.map(([name, words]) => (
      <option key={name} value={name}>
        {words}
      </option>
    ))}
  </select>
);
