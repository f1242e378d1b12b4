import type { OpenApiDocument } from "../../contract/document.ts";
import { literal } from "../print.ts";

/** The example of each event, as the contract has it. */
export const emitWebhookExamples = ({ webhooks = {} }: OpenApiDocument): string => {
  const examples = Object.entries(webhooks).map(([name, item]) => {
    const example = item.post?.requestBody?.content["application/json"]?.example;
    if (example === undefined) throw new Error(`The event ${name} has no example`);
    return [name, example] as const;
  });
  return [
    'import type { EventName, EventOf } from "./events.ts";',
    "",
    "/** An example of each event, all about the same customer. */",
    `export const eventExamples: { readonly [Name in EventName]: EventOf<Name> } = ${literal(Object.fromEntries(examples))};`,
    "",
  ].join("\n");
};
