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
    operations: ["console.sendAgentSessionMessage"],
    layer: asks(["console.sendAgentSessionMessage"], ({ body }) => ({
      body: { ...body, query: "Do you sell tyres?" },
    })),
  },
  ...["status", "intent", "agent_id", "session_id", "conversation_id", "correlation_id", "since", "until"].map((name) =>
    ignoring("console.listRuns", name, "runs"),
  ),
  ...["customer_id", "conversation_id", "direction", "status", "since"].map((name) =>
    ignoring("console.listMessages", name, "messages"),
  ),
  ...["agent_id", "since", "until"].map((name) =>
    ignoring("console.listAgentSessions", name, "the sessions of agents"),
  ),
];
