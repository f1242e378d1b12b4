/** Pages of the webhook events. */
import { type EventName, type OperationId, eventNames, operations } from "@atlas-messaging/contract";
import { sources } from "../generated/sources.ts";
import type { Page } from "../page.ts";
import { type Parameter, contract, documentedOperations, resolve } from "./document.ts";
import { fieldsOf, outputTable } from "./fields.ts";
import { eventLink, eventPath, eventsPath, operationLink } from "./links.ts";
import { blocks, exampleFence, link, referencePath, table } from "./markdown.ts";

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
  get markdown() {
    return eventMarkdown(name);
  },
});

const eventMarkdown = (name: EventName): string => {
  const { description, summary, requestBody, responses } = postOf(name);
  const media = Object.values(requestBody?.content ?? {})[0] ?? {};
  const causes = causesOf(name);
  return blocks(
    `# ${name}`,
    `${summary}. ${description}`,
    "## When it is sent",
    "These operations cause it, at once or by the work that they start:",
    causes.map((id) => `- ${operationLink(id)}: ${operationSummary(id)}`).join("\n"),
    `A delivery that fails is repeated: see ${link("webhooks", "/docs/webhooks")}.`,
    "## Payload",
    outputTable(fieldsOf(media.schema ?? {}, media.example)),
    exampleFence(media.example),
    "## Headers",
    `Each delivery has the ${link("headers of deliveries", `${referencePath("headers")}#deliveries`)}.`,
    "## Your answer",
    table(
      ["Status", "Meaning"],
      Object.entries(responses).map(([status, response]) => [
        status,
        resolve<{ readonly description: string }>(response).description,
      ]),
    ),
  );
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
