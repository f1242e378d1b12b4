import type { OperationId } from "@atlas-messaging/contract";
import type { Case } from "../case.ts";
import { parametersOf, statusesOf } from "../description.ts";
import {
  endsItsCaller,
  isMadeInSteps,
  mayBeClosed,
  pathNamesOf,
  possibleRequestsOf,
  requestsOf,
  sessionFor,
  waitsForItself,
} from "../recipes/recipes.ts";
import { callerIn, needsOf, operationIds, sends, table, withFreshKey } from "./calling.ts";
import * as cites from "./citations.ts";

/** Operations below the path of a deletion that need no other id: they find nothing afterwards. */
const belowDeletion = (id: OperationId): readonly OperationId[] => {
  const { method, path } = table[id];
  if (method !== "DELETE" || !path.endsWith("}")) return [];
  const isBelow = (other: string) => other === path || other.startsWith(`${path}/`);
  return operationIds.filter(
    (other) => other !== id && isBelow(table[other].path) && pathNamesOf(other).length === pathNamesOf(id).length,
  );
};

const successOf = (id: OperationId): Case => {
  const { status } = table[id].success;
  const succeeding = statusesOf(id).filter((each) => each < 400);
  const alone = endsItsCaller(id);
  const below = belowDeletion(id);
  return {
    id: `${id}/${status}`,
    title: `${id} answers the contract's examples with ${status}${below.length === 0 ? "" : ", and nothing finds what it deleted"}`,
    operations: [id],
    cites: cites.success,
    sends: sends(id),
    needs: [...needsOf(id), ...(alone ? (["organization"] as const) : [])],
    run: async (context) => {
      const organization = alone ? await context.organization() : await context.home();
      const resources = await organization.resources();
      const session = sessionFor(id, resources);
      const client = session === null ? callerIn(context, organization, id) : context.clientOf(session);
      for (const request of possibleRequestsOf(id, resources)) {
        const succeed = async (): Promise<void> => {
          const answer = await client.call(id, withFreshKey(context, request));
          if (mayBeClosed(id) && answer.error?.code === "permission_denied")
            context.skip("is closed to the public here");
          context.check.that(
            succeeding.includes(answer.status),
            `${succeeding.join(" or ")}, not ${answer.status} ${answer.text}`,
            answer.where,
          );
        };
        await (waitsForItself(id) ? context.until(succeed) : succeed());
        for (const other of below.filter(context.claims)) {
          const [first = {}] = requestsOf(other, resources);
          await client.refuse(other, "not_found", { ...withFreshKey(context, first), params: request.params });
        }
      }
    },
  };
};

/** Calls each operation with the contract's examples, which must succeed. What takes steps has cases by hand instead. */
export const successes: readonly Case[] = operationIds.filter((id) => !isMadeInSteps(id)).map((id) => successOf(id));

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
