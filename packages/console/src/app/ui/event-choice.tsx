import { useId } from "react";
import { eventChoices } from "./event-words.ts";

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
