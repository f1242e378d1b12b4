/** Audiences, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, type Json, asks, rewrites, without } from "./fault.ts";

/** Ignores what narrows it. */
const narrowsNot = (what: string, operation: OperationId, which: (query: URLSearchParams) => boolean): Fault => ({
  name: `does not narrow ${what}`,
  operations: [operation],
  layer: asks([operation], ({ query }) => (which(query) ? { query: { audience: null } } : null)),
});

export const audienceFaults: readonly Fault[] = [
  narrowsNot("a list to an audience", "knowledge.list", (query) => !query.has("q")),
  narrowsNot("a search to an audience", "knowledge.list", (query) => query.has("q")),
  narrowsNot("an agent's search to an audience", "agent.searchKnowledge", () => true),
  narrowsNot("a context to an audience", "conversations.context", () => true),
  {
    name: "does not narrow a session's answer to an audience",
    operations: ["sessions.sendMessage"],
    layer: asks(["sessions.sendMessage"], ({ body }) => (body ? { body: without(body, "audience") } : null)),
  },
  {
    name: "does not narrow the search tool to an audience",
    operations: ["toolServer.call"],
    layer: asks(["toolServer.call"], ({ body }) => (body ? { body: withoutAudience(body) } : null)),
  },
  {
    name: "gives every document the audience developers",
    operations: ["knowledge.create"],
    layer: rewrites(["knowledge.create", "knowledge.get"], (text) =>
      text.replace(/"audience":"[a-z]+"/, '"audience":"developers"'),
    ),
  },
  {
    name: "does not change the audience of a document",
    operations: ["knowledge.update"],
    layer: asks(["knowledge.update"], ({ body }) => (body ? { body: without(body, "audience") } : null)),
  },
  {
    name: "tells customers what is for developers",
    operations: ["runs.list"],
    layer: asks(["knowledge.create"], ({ body }) => (body ? { body: without(body, "audience") } : null)),
  },
];

const withoutAudience = (body: Json): Json => {
  const params = body["params"] as { readonly arguments?: Json } | undefined; // Of `tools/call`.
  return params?.arguments
    ? { ...body, params: { ...params, arguments: without(params.arguments, "audience") } }
    : body;
};
