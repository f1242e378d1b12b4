/** The page of the states that resources have. */
import type { Page } from "../page.ts";
import { type Schema, contract } from "./document.ts";
import { blocks, code, referencePath, table } from "./markdown.ts";

/** A value of a state and its meaning. */
interface State {
  readonly value: string;
  readonly meaning: string;
}

interface States {
  /** Name in words: `Run status`. */
  readonly name: string;
  readonly description: string;
  readonly states: readonly State[];
}

/** Returns the states of every schema whose name ends with status or state, as its description explains each. */
export const allStates = (): readonly States[] =>
  Object.entries(contract.components.schemas)
    .filter(([name, schema]) => /(Status|State)$/.test(name) && Array.isArray(schema["enum"]))
    .map(([name, schema]) => statesOf(name, schema));

/** One sentence or more about a value: "`queued`: waits to be sent." */
const explanation = /^`(\w+)`: (.*)$/s;

const statesOf = (name: string, { enum: values, description }: Schema): States => {
  const parts = typeof description === "string" ? description.split(/(?=`\w+`: )/).map((part) => part.trim()) : [];
  const meanings = new Map(
    parts.flatMap((part) => {
      const [, value, meaning] = explanation.exec(part) ?? [];
      return value === undefined ? [] : [[value, meaning] as const];
    }),
  );
  const names = Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
  return {
    name: name.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    description: parts.find((part) => !explanation.test(part)) ?? "",
    states: names.map((value) => ({ value, meaning: meanings.get(value) ?? "" })),
  };
};

/** The page of all states. */
export const statePage: Page = {
  path: referencePath("states"),
  group: "Reference",
  title: "States",
  description: "Every status and state of a resource, with its meaning.",
  get markdown() {
    return blocks(
      "# States",
      this.description,
      allStates().map(({ name, description, states }) =>
        blocks(
          `## ${name}`,
          description,
          table(
            ["Value", "Meaning"],
            states.map(({ value, meaning }) => [code(value), meaning]),
          ),
        ),
      ),
    );
  },
};
