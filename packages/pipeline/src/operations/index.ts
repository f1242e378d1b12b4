/** Every operation that the service fulfils, and the handlers that they are with the loads of a shell. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Facts } from "@atlas-messaging/domain";
import type { Handler, Handlers } from "@atlas-messaging/server-stubs/handlers";
import {
  type Args,
  type GivenOf,
  type LoadedOf,
  type Read,
  type ReadLoad,
  type Write,
  type WriteLoad,
  bindRead,
  bindWrite,
} from "../bind.ts";
import type { Context } from "../rooms/call.ts";
import { confirmsCredential } from "../rooms/principals.ts";
import { Problem } from "../rooms/problem.ts";
import type { Shell } from "../shell.ts";
import { actions } from "./actions.ts";
import { agents, directory } from "./agents.ts";
import { approvals } from "./approvals.ts";
import { channels } from "./channels.ts";
import { developerConsole } from "./console.ts";
import { consoleAssets } from "./console-assets.ts";
import { consoleConsents } from "./console-consents.ts";
import { consoleDeliveries } from "./console-deliveries.ts";
import { conversations } from "./conversations.ts";
import { discovery } from "../discovery/index.ts";
import { events } from "./events.ts";
import { keys } from "./keys.ts";
import { knowledge } from "./knowledge.ts";
import { members } from "./members.ts";
import { messages } from "./messages.ts";
import { runs } from "./runs.ts";
import { sandbox } from "./sandbox.ts";
import { sessions } from "./sessions.ts";
import { signingIn } from "./sign-in.ts";
import { system } from "./system.ts";
import { manifests, tools } from "./tools.ts";
import type { ToolLoads } from "../tool-server/call-tool.ts";
import { toolCalls } from "../tool-server/calls.ts";
import { toolServer } from "../tool-server/index.ts";
import { webhooks } from "./webhooks.ts";

/** Operations that load facts. */
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

type Loading = typeof loading;
export type LoadName = keyof Loading;
/** By what the facts of an operation are looked up, and what they are. */
export type GivenTo<Name extends LoadName> = GivenOf<Loading[Name]>;
export type LoadedBy<Name extends LoadName> = LoadedOf<Loading[Name]>;

type LoadOf<Own extends Shell, Name extends LoadName> = Loading[Name] extends { readonly kind: "read" }
  ? ReadLoad<Own, GivenTo<Name>, LoadedBy<Name>>
  : WriteLoad<Own, GivenTo<Name>, LoadedBy<Name>>;

/** A load for each operation that needs one; a missing one is a type error. */
export type Loads<Own extends Shell> = { readonly [Name in LoadName]: LoadOf<Own, Name> };

/** Operations beside them: they ask the shell alone. */
const others = {
  ...discovery,
  ...sandbox,
  ...signingIn,
  ...system((id) => isServed(id)),
  ...manifests,
  "agents.directory": directory,
};

/** Whether the service fulfils an operation; the others are bound too, and answer 501. */
export const isServed = (id: OperationId): boolean => id in loading || id in others || id === "toolServer.call";

/** The handlers of all operations, for a shell that has these loads. */
export const createHandlers = <Own extends Shell>(loads: Loads<Own>): Handlers<Context<Own>> => {
  const names = operationNames();
  const bound = Object.fromEntries(names.map((name) => [name, bind<Own>(name, loads)])) as unknown as BoundTo<Own>;
  const { "knowledge.list": list, "knowledge.search": search, ...rest } = bound;
  const listOrSearch: Handler<"knowledge.list", Context<Own>> = confirmsCredential((call, context) =>
    call.query.q === undefined ? list(call, context) : search(call, context),
  );
  return {
    ...unserved<Own>(),
    ...rest,
    ...others,
    "knowledge.list": listOrSearch,
    "toolServer.call": toolServer(toolLoadsIn(loads), loads),
  };
};

type OperationName = Exclude<LoadName, keyof typeof toolCalls>;

/** The table has exactly its own keys. */
const operationNames = () => Object.keys(loading).filter((name) => !(name in toolCalls)) as OperationName[];

/** `Loads` pairs each tool with a load of its own facts; for the tool server they are any of them. */
const toolLoadsIn = <Own extends Shell>(loads: Loads<Own>) => loads as unknown as ToolLoads<Own>;

type BoundTo<Own extends Shell> = {
  readonly [Name in LoadName]: Loading[Name] extends { readonly id: infer Id extends OperationId }
    ? Handler<Id, Context<Own>>
    : never;
};

/** `Loads` pairs each operation with a load of its own facts; here they are any of them. */
const bind = <Own extends Shell>(name: OperationName, loads: Loads<Own>) => {
  const operation = loading[name] as Read<OperationId, Args, unknown> | Write<OperationId, Args, Facts, unknown>;
  return operation.kind === "write"
    ? bindWrite(operation, loads[name] as unknown as WriteLoad<Own, Args, never>)
    : bindRead(operation, loads[name] as unknown as ReadLoad<Own, Args, unknown>);
};

/** A handler for each operation of the contract: what the parts do not have, answers 501. */
const unserved = <Own extends Shell>() =>
  Object.fromEntries(
    Object.keys(operations).map((id) => [
      id,
      async (): Promise<never> => {
        throw new Problem("not_implemented", `${id} is not served by this deployment yet.`);
      },
    ]),
  ) as unknown as Handlers<Context<Own>>;
