import { presentRun } from "@atlas-messaging/domain";
import { read } from "../../pipeline/execute.ts";
import { found } from "../../pipeline/found.ts";
import { pageArgs, paged } from "../../pipeline/paging.ts";
import { runFacts, runPageFacts, sessionRunFacts } from "./load.ts";

export const runs = {
  "runs.list": read<"runs.list", typeof runPageFacts>({
    facts: runPageFacts,
    args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status ?? null }),
    present: (loaded, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ run_id }) => run_id, query, context);
      return { status: 200, body: { ok: true, data: { runs: items.map(presentRun), ...page } } };
    },
  }),
  "runs.get": read<"runs.get", typeof runFacts>({
    facts: runFacts,
    args: ({ params }) => ({ id: params.run_id }),
    present: ({ history }) => {
      const run = found(history.at(-1) ?? null);
      return { status: 200, body: { ok: true, data: { run: presentRun(run), history: history.map(presentRun) } } };
    },
  }),
  "sessions.listRuns": read<"sessions.listRuns", typeof sessionRunFacts>({
    facts: sessionRunFacts,
    args: ({ params, query }, context) => ({ ...pageArgs(query, context, params.id), session_id: params.id }),
    present: (loaded, { params, query }, context) => {
      found(loaded.exists || null);
      const { items, ...page } = paged(loaded, ({ run_id }) => run_id, query, context, params.id);
      return { status: 200, body: { ok: true, data: items.map(presentRun), ...page } };
    },
  }),
};
