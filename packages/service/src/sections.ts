/** The developer console, with a file for each resource. */
import { agents } from "./agents/operations.ts";
import { keys } from "./access/operations.ts";
import { costs } from "./messages/operations.caps.ts";
import { runs } from "./runs/operations.ts";
import { channels } from "./channels/operations.ts";
import { customers } from "./customers/operations.ts";
import { privacy } from "./privacy/operations.ts";
import { webhooks } from "./webhooks/operations.ts";
import { events } from "./inbound/operations.ts";
import { knowledge } from "./knowledge/operations.ts";
import { messages } from "./messages/operations.ts";
import type { OperationId, OperationIn, Section } from "@atlas-messaging/contract";
import type { Composed, HandlerTraits } from "./pipeline/handler.ts";
import { discovery } from "./discovery/index.ts";
import { sessionsWithA2a } from "./tool-server/a2a.ts";
import { toolServer } from "./tool-server/http.ts";
import { actions } from "./actions/operations.ts";
import { agentApi } from "./tools/agent-api.ts";
import { conversations } from "./conversations/operations.ts";
import { sandbox } from "./sandbox/operations.ts";
import { system } from "./system/operations.ts";
import { toolOperations } from "./tools/manifest.ts";
import { developerConsole } from "./console.ts";

// Every operation of the contract by section. A section has the name of the contract's tag, here and in both shells.

/** An operation of a section, as far as this table checks it. */
interface Bindable<Id extends OperationId> {
  readonly kind: HandlerTraits["kind"] | Composed["kind"];
  readonly id: Id;
}

export type OperationsOf<Name extends Section> = { readonly [Id in OperationIn<Name>]: Bindable<Id> };

export const sections = {
  actions,
  agents,
  "agent-api": agentApi,
  channels,
  console: developerConsole,
  conversations,
  costs,
  customers: { ...customers, ...privacy },
  discovery,
  events,
  keys,
  knowledge,
  messages,
  runs,
  sandbox,
  sessions: sessionsWithA2a,
  system,
  tools: toolOperations,
  "tool-server": toolServer,
  webhooks,
} satisfies { readonly [Name in Section]: OperationsOf<Name> };
