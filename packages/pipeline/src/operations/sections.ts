/**
 * Every operation of the contract by section. A section has the name of the contract's tag, here and in both shells.
 */
import type { OperationId, OperationIn, Section } from "@atlas-messaging/contract";
import type { Composed, HandlerTraits } from "../handler.ts";
import { discovery } from "../discovery/index.ts";
import { sessionsWithA2a } from "../a2a/index.ts";
import { toolServer } from "../tool-server/index.ts";
import { actions } from "./actions.ts";
import { agentApi } from "./agent-api.ts";
import { agents } from "./agents.ts";
import { channels } from "./channels.ts";
import { developerConsole } from "./console/index.ts";
import { conversations } from "./conversations.ts";
import { customers } from "./customers.ts";
import { events } from "./events.ts";
import { keys } from "./keys.ts";
import { knowledge } from "./knowledge.ts";
import { messages } from "./messages.ts";
import { runs } from "./runs.ts";
import { sandbox } from "./sandbox.ts";
import { system } from "./system.ts";
import { tools } from "./tools.ts";
import { webhooks } from "./webhooks.ts";

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
  customers,
  discovery,
  events,
  keys,
  knowledge,
  messages,
  runs,
  sandbox,
  sessions: sessionsWithA2a,
  system,
  tools,
  "tool-server": toolServer,
  webhooks,
} satisfies { readonly [Name in Section]: OperationsOf<Name> };
