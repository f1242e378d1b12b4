/** Pages of the webhook events. */
import { type EventName, type OperationId, eventNames, operations } from "@atlas-messaging/contract";
import { sources } from "../generated/sources.ts";
import type { Part } from "../../pipeline/website.ts";
import type { Page } from "../page.ts";
import {
  type Parameter,
  type Schema,
  blocks,
  code,
  contract,
  documentedOperations,
  eventLink,
  eventPath,
  eventsPath,
  exampleFence,
  link,
  operationLink,
  partsText,
  referencePath,
  resolve,
  table,
} from "./document.ts";
import { fieldList } from "./field-lists.ts";

const postOf = (name: EventName) => {
  const post = contract.webhooks[name]?.post;
  if (!post) throw new Error(`the contract has no event ${name}`);
  return post;
};

const causesOf = (name: EventName): readonly OperationId[] =>
  documentedOperations.filter((operation) => operation["x-atlas-events"]?.includes(name)).map(({ id }) => id);

const eventPage = (name: EventName): Page => ({
  path: eventPath(name),
  group: "Reference",
  title: name,
  source: sources[name],
  description: postOf(name).description,
  get parts() {
    return eventParts(name);
  },
  get markdown() {
    return partsText(eventParts(name));
  },
});

const eventParts = (name: EventName): readonly Part[] => {
  const { description, summary, requestBody, responses } = postOf(name);
  const media = Object.values(requestBody?.content ?? {})[0] ?? {};
  const causes = causesOf(name);
  return [
    `# ${name}`,
    `${summary}. ${description}`,
    "## When it is sent",
    "These operations cause it, at once or by the work that they start:",
    causes.map((id) => `- ${operationLink(id)}: ${operationSummary(id)}`).join("\n"),
    `A delivery that fails is repeated: see ${link("webhooks", "/docs/webhooks")}.`,
    "## Payload",
    fieldList(media.schema ?? {}, media.example, "output"),
    exampleFence(media.example),
    "## Headers",
    `Each delivery has the ${link("headers of deliveries", `${referencePath("headers")}#deliveries`)}.`,
    "## Your response",
    table(
      ["Status", "Meaning"],
      Object.entries(responses).map(([status, response]) => [
        status,
        resolve<{ readonly description: string }>(response).description,
      ]),
    ),
  ];
};

const operationSummary = (id: OperationId): string => `\`${operations[id].method} ${operations[id].path}\``;

/** Every event's page. */
export const eventPages: readonly Page[] = eventNames.map(eventPage);

/** The page that leads to the events. */
export const eventOverview: Page = {
  path: eventsPath,
  group: "Reference",
  title: "Webhook events",
  description: "Every event that the service posts to webhooks, with its payload.",
  get markdown() {
    return blocks(
      "# Webhook events",
      `An endpoint gets the events that its subscription names. How to receive and verify them is in ${link("Webhooks", "/docs/webhooks")}.`,
      table(
        ["Event", "Sent when"],
        eventNames.map((name) => [eventLink(name), postOf(name).description]),
      ),
      "One occurrence may have two names, such as `conversation.message_delivered` and `message.delivered`. Subscribe to one of them.",
    );
  },
};

/** Parameters that events declare: the headers of their deliveries. */
export const eventHeaders: readonly Parameter[] = (contract.webhooks[eventNames[0]]?.post.parameters ?? []).map(
  (parameter) => resolve<Parameter>(parameter),
);

// The page of the states that resources have.

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
