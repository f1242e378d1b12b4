/** Lists of the console that do not filter. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, asks } from "./fault.ts";

const ignoring = (id: OperationId, name: string, what: string): Fault => ({
  name: `ignores ${name} where it lists ${what}`,
  operations: [id],
  layer: asks([id], () => ({ query: { [name]: null } })),
});

export const consoleRecordFaults: readonly Fault[] = [
  {
    name: "answers who tries an agent from less than the agent knows",
    operations: ["console.agentSessions.sendMessage"],
    layer: asks(["console.agentSessions.sendMessage"], ({ body }) => ({
      body: { ...body, query: "Do you sell tyres?" },
    })),
  },
  ...["status", "intent", "agent_id", "session_id", "conversation_id", "correlation_id", "since", "until"].map((name) =>
    ignoring("console.runs.list", name, "runs"),
  ),
  ...["customer_id", "conversation_id", "direction", "status", "since"].map((name) =>
    ignoring("console.messages.list", name, "messages"),
  ),
  ...["agent_id", "since", "until"].map((name) =>
    ignoring("console.agentSessions.list", name, "the sessions of agents"),
  ),
];
