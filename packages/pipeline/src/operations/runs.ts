import type { QueryOf } from "@atlas-messaging/contract";
import { type RunRow, presentRun, presentRunInFull } from "@atlas-messaging/domain";
import { read } from "../handler.ts";
import type { Context } from "../rooms/context.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";
import { within } from "./times.ts";

type Query = QueryOf<"runs.list">;

/** Filters of a list of runs, each null where it is not given. */
export const runFilters = (query: Query, context: Context) => ({
  ...within(pageArgs(query, context), query),
  status: query.status ?? null,
  intent: query.intent ?? null,
  of_agent: query.agent_id?.toLowerCase() ?? null,
  of_session: query.session_id?.toLowerCase() ?? null,
  of_conversation: query.conversation_id?.toLowerCase() ?? null,
  of_request: query.correlation_id ?? null,
});

export const presentRuns = (loaded: Listed<RunRow>, query: Query, context: Context) => {
  const { items, ...page } = paged(loaded, ({ run_id }) => run_id, query, context);
  return { status: 200, body: { ok: true, data: { runs: items.map(presentRun), ...page } } } as const;
};

export const presentOneRun = ({ history }: { readonly history: readonly RunRow[] }) => {
  const run = found(history.at(-1) ?? null);
  const data = { run: presentRunInFull(run), history: history.map(presentRunInFull) };
  return { status: 200, body: { ok: true, data } } as const;
};

export const runs = {
  "runs.list": read("runs.list", {
    args: ({ query }, context) => runFilters(query, context),
    present: (loaded: Listed<RunRow>, { query }, context) => presentRuns(loaded, query, context),
  }),
  "runs.get": read("runs.get", { args: ({ params }) => ({ id: params.run_id }), present: presentOneRun }),
};
