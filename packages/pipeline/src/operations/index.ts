/** Every operation that the service fulfils, and the handlers that they are with the loads of a shell. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Handlers } from "@atlas-messaging/server-stubs/handlers";
import { discovery } from "../discovery/index.ts";
import type { Context } from "../rooms/call.ts";
import { Problem } from "../rooms/problem.ts";
import type { Shell } from "../shell.ts";
import { toolServer } from "../tool-server/index.ts";
import { directory } from "./agents.ts";
import { changePassword } from "./change-password.ts";
import { type LoadName, type Loads, loading } from "./loading.ts";
import { sandbox } from "./sandbox.ts";
import { bindSection, listOrSearch, toolLoadsIn } from "./section.ts";
import { signingIn } from "./sign-in.ts";
import { system } from "./system.ts";
import { manifests } from "./tools.ts";

/** Operations beside them: they ask the shell alone. */
const others = {
  ...changePassword,
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
  const { "knowledge.search": search, ...bound } = bindSection<Own, LoadName>(loading, loads);
  return {
    ...unserved<Own>(),
    ...bound,
    ...others,
    "knowledge.list": listOrSearch({ ...bound, "knowledge.search": search }),
    "toolServer.call": toolServer(toolLoadsIn(loads), loads),
  };
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
