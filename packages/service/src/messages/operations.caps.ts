/** Spending caps, and the messages that wait for them. */
import { instantOf } from "../core/time.ts";
import { monthOf } from "../costs/caps.ts";
import { costs as reports } from "../costs/operations.ts";
import type { Context } from "../pipeline/context.ts";
import { read, write } from "../pipeline/handler.ts";
import {
  type CapsFacts,
  cancelWaiting,
  cancelWaitingInConsole,
  maxCanceled,
  presentCaps,
  setCap,
  setCapInConsole,
} from "./held.ts";

const ofThisMonth = ({ shell }: Context) => ({ month: monthOf(instantOf(shell.clock)) });

const presentUse = (loaded: CapsFacts, { shell }: Context) =>
  ({ status: 200, body: { ok: true, data: presentCaps(loaded, instantOf(shell.clock)) } }) as const;

const agentIn = ({ agent_id }: { readonly agent_id?: string | undefined }) => ({
  agent_id: agent_id?.toLowerCase() ?? null,
});

const waiting = () => ({ held_size: maxCanceled + 1 });

/** The section of costs, with its caps. */
export const costs = {
  ...reports,
  "costs.getCaps": read("costs.getCaps", {
    args: (_, context) => ofThisMonth(context),
    present: (loaded: CapsFacts, _, context) => presentUse(loaded, context),
  }),
  "costs.setCap": write("costs.setCap", { args: ({ body }) => agentIn(body), decide: setCap }),
  "costs.cancelWaiting": write("costs.cancelWaiting", { args: waiting, decide: cancelWaiting }),
};

export const consoleCaps = {
  "console.caps.get": read("console.caps.get", {
    args: (_, context) => ofThisMonth(context),
    present: (loaded: CapsFacts, _, context) => presentUse(loaded, context),
  }),
  "console.caps.set": write("console.caps.set", { args: ({ body }) => agentIn(body), decide: setCapInConsole }),
  "console.caps.cancelWaiting": write("console.caps.cancelWaiting", { args: waiting, decide: cancelWaitingInConsole }),
};
