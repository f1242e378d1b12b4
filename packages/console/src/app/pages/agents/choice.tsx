import { useId } from "react";
import type { Named } from "./serves.ts";

interface ChoiceProps {
  readonly legend: string;
  readonly name: string;
  readonly offered: Named;
  readonly chosen: readonly string[];
}

/** Boxes of a form, one for each thing that an agent may serve or use. */
export const Choice = ({ legend, name, offered, chosen }: ChoiceProps) => {
  const id = useId();
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      {offered.map(([value, words]) => (
        <label key={value} htmlFor={id + value}>
          <input id={id + value} type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {words}
        </label>
      ))}
    </fieldset>
  );
};

export const chosenOf = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value) => typeof value === "string");
