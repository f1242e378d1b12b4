/** The operations that load facts: each is bound to a load by the shell that has it. */
import type { GivenOf, LoadedOf, ReadLoad, WriteLoad } from "../bind.ts";
import type { Shell } from "../shell.ts";
import { toolCalls } from "../tool-server/calls.ts";
import { actions } from "./actions.ts";
import { agents } from "./agents.ts";
import { approvals } from "./approvals.ts";
import { channels } from "./channels.ts";
import { developerConsole } from "./console.ts";
import { consoleAssets } from "./console-assets.ts";
import { consoleConsents } from "./console-consents.ts";
import { consoleDeliveries } from "./console-deliveries.ts";
import { conversations } from "./conversations.ts";
import { events } from "./events.ts";
import { keys } from "./keys.ts";
import { knowledge } from "./knowledge.ts";
import { members } from "./members.ts";
import { messages } from "./messages.ts";
import { runs } from "./runs.ts";
import { sessions } from "./sessions.ts";
import { tools } from "./tools.ts";
import { webhooks } from "./webhooks.ts";

export const loading = {
  ...actions,
  ...agents,
  ...approvals,
  ...channels,
  ...consoleAssets,
  ...consoleConsents,
  ...consoleDeliveries,
  ...developerConsole,
  ...conversations,
  ...events,
  ...keys,
  ...knowledge,
  ...members,
  ...messages,
  ...runs,
  ...sessions,
  ...toolCalls,
  ...tools,
  ...webhooks,
};

export type Loading = typeof loading;
export type LoadName = keyof Loading;
/** By what the facts of an operation are looked up, and what they are. */
export type GivenTo<Name extends LoadName> = GivenOf<Loading[Name]>;
export type LoadedBy<Name extends LoadName> = LoadedOf<Loading[Name]>;

type LoadOf<Own extends Shell, Name extends LoadName> = Loading[Name] extends { readonly kind: "read" }
  ? ReadLoad<Own, GivenTo<Name>, LoadedBy<Name>>
  : WriteLoad<Own, GivenTo<Name>, LoadedBy<Name>>;

/** A load for each operation that needs one; a missing one is a type error. */
export type Loads<Own extends Shell> = { readonly [Name in LoadName]: LoadOf<Own, Name> };
