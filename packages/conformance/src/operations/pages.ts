import type { Case } from "../case.ts";
import { pathNamesOf, requestsOf } from "../recipes/recipes.ts";
import { parametersOf } from "../description.ts";
import { callerIn, needsOf, operationIds } from "./calling.ts";
import * as cites from "./citations.ts";

const paging = operationIds.filter((id) => parametersOf(id).some(({ name }) => name === "after_id"));

/** A cursor that no list has issued. */
export const cursors: readonly Case[] = paging.map((id) => ({
  id: `${id}/400/invalid_cursor`,
  title: `${id} refuses a cursor that it has not issued`,
  operations: [id],
  cites: cites.cursors,
  needs: needsOf(id),
  run: async (context) => {
    const home = await context.home();
    const client = callerIn(context, home, id);
    const [first = {}] = pathNamesOf(id).length === 0 ? [{}] : requestsOf(id, await home.resources());
    for (const after_id of ["made-up", "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"])
      await client.refuse(id, "invalid_cursor", { ...first, query: { after_id } });
  },
}));
