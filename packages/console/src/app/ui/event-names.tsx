/** Names of events in words. */
import { type EventName, eventNames } from "@atlas-messaging/contract";
import { useId } from "react";

const wordsByName: { readonly [name in EventName]: string } = {
  "conversation.created": "A conversation began",
  "conversation.message_received": "A customer wrote",
  "conversation.message_changed": "A customer changed a message",
  "conversation.message_delivered": "A message arrived",
  "conversation.message_failed": "A message failed",
  "conversation.updated": "A conversation changed",
  "agent.intent_detected": "An agent understood a wish",
  "agent.action_pending": "An action waits for approval",
  "agent.action_approved": "An action was approved",
  "agent.action_rejected": "An action was rejected",
  "agent.handoff": "An agent handed over",
  "agent.message_delivery": "The state of a message changed",
  "channel.notice_received": "A messaging app said something about a channel",
  "channel.status_changed": "A channel changed its state",
  "customer.updated": "A customer changed",
  "customer.opted_in": "A customer opted in",
  "customer.opted_out": "A customer opted out",
  "customer.erased": "A customer was erased",
  "customer.merged": "Two customers became one",
  "customer.unmerged": "A merge of customers was undone",
  "session.ended": "A test session ended",
  "atlas.event.received": "An event came in",
  "atlas.action.executed": "An action was carried out",
  "atlas.run.updated": "A run changed its state",
  "message.delivered": "A message was delivered",
  "template.status_changed": "A template changed its state",
  "export.status_changed": "An export is ready or has failed",
};

const known: ReadonlyMap<string, string> = new Map(Object.entries(wordsByName));

/** Returns an event's name in words. A newer name stays as it is. */
export const eventWords = (name: string): string => known.get(name) ?? name;

/** Every name with its words, in the order of the words. */
const eventChoices: readonly (readonly [name: EventName, words: string])[] = eventNames
  .map((name) => [name, wordsByName[name]] as const)
  .toSorted(([, one], [, other]) => one.localeCompare(other));

/** Boxes of a form for the events that are wanted. The form names them `events`. */
export const EventChoice = ({ chosen }: { readonly chosen: readonly string[] }) => {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>Events</legend>
      {eventChoices.map(([name, words]) => (
        <label key={name} htmlFor={id + name} title={name}>
          <input id={id + name} type="checkbox" name="events" value={name} defaultChecked={chosen.includes(name)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
};

/** Reads the boxes of `EventChoice`. */
export const chosenEvents = (form: FormData): EventName[] => {
  const chosen = form.getAll("events");
  return eventNames.filter((name) => chosen.includes(name));
};

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
