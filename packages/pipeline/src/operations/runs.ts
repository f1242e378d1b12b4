import { type RunRow, presentRun } from "@atlas-messaging/domain";
import { read } from "../handler.ts";
import { found } from "../rooms/found.ts";
import { type Listed, pageArgs, paged } from "../rooms/paging.ts";

export const runs = {
  "runs.list": read("runs.list", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), status: query.status ?? null }),
    present: (loaded: Listed<RunRow>, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ run_id }) => run_id, query, context);
      return { status: 200, body: { ok: true, data: { runs: items.map(presentRun), ...page } } };
    },
  }),
  "runs.get": read("runs.get", {
    args: ({ params }) => ({ id: params.run_id }),
    present: ({ history }: { readonly history: readonly RunRow[] }) => {
      const run = found(history.at(-1) ?? null);
      return { status: 200, body: { ok: true, data: { run: presentRun(run), history: history.map(presentRun) } } };
    },
  }),
};
