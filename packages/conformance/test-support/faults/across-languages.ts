/** Faults of answers that say that they are in another language than their question. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Asked, type Fault, type Json, answers, inside, succeeding } from "./fault.ts";

const surfaces = [
  ["a search", "knowledge.list"],
  ["an agent's search", "agent.searchKnowledge"],
  ["a session's reply", "sessions.sendMessage"],
  ["a context", "conversations.context"],
] as const satisfies readonly (readonly [string, OperationId])[];

/** Adds the member beside `knowledge_state`, which lists of documents lack. */
const says = (operation: OperationId, question_language: string, when: (asked: Asked) => boolean = () => true) =>
  answers((body, asked) => {
    const across_languages = { question_language, matched_by: "meaning" };
    if (!when(asked)) return null;
    if ("knowledge_state" in body) return { body: { ...body, across_languages } };
    const data: Json = inside(body, "data");
    return "knowledge_state" in data ? { body: { ...body, data: { ...data, across_languages } } } : null;
  }, succeeding(operation));

export const acrossLanguageFaults: readonly Fault[] = [
  ...surfaces.map(([name, operation]) => ({
    name: `says of ${name} in the question's language that it was matched by meaning`,
    operations: [operation],
    layer: says(operation, "de"),
  })),
  {
    name: "names another language than the question's",
    operations: ["agent.searchKnowledge"],
    layer: says("agent.searchKnowledge", "fr", ({ query }) => query.get("query")?.startsWith("Wann") ?? false),
  },
];
