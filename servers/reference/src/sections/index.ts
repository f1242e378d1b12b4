/** Every operation of the contract, bound to what fulfils it. The list of those that are not yet may only shrink. */
import { type OperationId, operations } from "@atlas-messaging/contract";
import type { Handlers } from "@atlas-messaging/server-stubs";
import type { Context } from "../pipeline/call.ts";
import { Problem } from "../pipeline/problem.ts";
import { actions } from "./actions/index.ts";
import { agents } from "./agents/index.ts";
import { channels } from "./channels/index.ts";
import { conversations } from "./conversations/index.ts";
import { events } from "./events/index.ts";
import { keys } from "./keys/index.ts";
import { knowledge } from "./knowledge/index.ts";
import { messages } from "./messages/index.ts";
import { runs } from "./runs/index.ts";
import { sandbox } from "./sandbox/index.ts";
import { sessions } from "./sessions/index.ts";
import { system } from "./system/index.ts";
import { tools } from "./tools/index.ts";
import { webhooks } from "./webhooks/index.ts";

const served = {
  ...actions,
  ...agents,
  ...channels,
  ...conversations,
  ...events,
  ...keys,
  ...knowledge,
  ...messages,
  ...runs,
  ...sandbox,
  ...sessions,
  ...system((id) => isServed(id)),
  ...tools,
  ...webhooks,
};

/** Whether this server fulfils an operation; the others are bound too, and answer 501. */
export const isServed = (id: OperationId): boolean => id in served;

const notServed = (id: string) => async (): Promise<never> => {
  throw new Problem("not_implemented", `${id} is not served by this deployment yet.`);
};

type Unserved = Omit<Handlers<Context>, keyof typeof served>;

/** Every operation that `served` lacks; none of these handlers ever returns, so each is of any operation's type. */
const bindUnserved = (): Unserved => {
  const ids = Object.keys(operations).filter((id) => !(id in served));
  const bound: { readonly [id: string]: () => Promise<never> } = Object.fromEntries(
    ids.map((id) => [id, notServed(id)]),
  );
  return bound as unknown as Unserved;
};

export const handlers: Handlers<Context> = { ...bindUnserved(), ...served };
