import { type LimitName, type OperationId, limits } from "@atlas-messaging/contract";
import type { Answer, Client } from "../calls.ts";
import type { Case, Context } from "../case.ts";
import { pathNamesOf } from "../recipes/recipes.ts";
import { unknownId } from "../recipes/resources.ts";
import { callerIn, operationIds, table } from "./calling.ts";
import * as cites from "./citations.ts";

/** Maximum window to use up. Targets with raised limits are tested otherwise. */
const widest = 1_000;

/** Probes are never rate-limited. */
const limited = operationIds.filter((id) => table[id].probe !== true);

/** Sends a request that counts for the limit but then fails validation. */
const fruitless = (client: Client, id: OperationId): Promise<Answer> =>
  client.call(id, {
    params: Object.fromEntries(pathNamesOf(id).map((name) => [name, unknownId])),
    query: { surprise: "1" },
    ungoverned: true,
  });

/** Answers to a window that was used up, or to as many requests as should have done so. */
interface UsedUp {
  readonly answer: Answer;
  readonly sent: number;
}

/** Rounds of requests. A window slides on in a minute, so a slow target needs some, and one without a limit gets no more. */
const rounds = 6;

/** Sends until the window is used up, ever more at once, so that a slow target cannot keep up. Null if it is too wide. */
const usedUp = async (send: () => Promise<Answer>): Promise<UsedUp | null> => {
  let [answer, sent, atOnce] = [await send(), 1, 20];
  for (let round = 0; round < rounds && answer.status !== 429; round++) {
    const remaining = Number(answer.headers.get("x-atlas-ratelimit-remaining"));
    if (remaining > widest) return null;
    // Twice what remains: of a slow target a part of the window slides on meanwhile.
    const batch = Array.from({ length: Math.min(2 * (remaining || 0) + 1, atOnce) }, send);
    sent += batch.length + 1;
    answer = (await Promise.all(batch)).find(({ status }) => status === 429) ?? (await send());
    atOnce *= 2;
  }
  return { answer, sent };
};

/** Uses up a window, and checks that the next request is refused. */
export const refusedBeyond = async ({ check, skip }: Context, name: LimitName, send: () => Promise<Answer>) => {
  const used = (await usedUp(send)) ?? skip(`more than ${widest} requests of ${name} a minute are let in`);
  const { answer, sent } = used;
  const { limit } = limits[name];
  const come = `no limit met after ${sent} requests: ${answer.status} ${answer.text}`;
  check.that(
    answer.status === 429,
    `429 beyond the limit of ${name} (${limit} a minute by default), not ${come}`,
    answer.where,
  );
  return answer;
};

const refusesBeyond = async (context: Context, client: Client, id: OperationId): Promise<void> => {
  const { check } = context;
  const { limit } = table[id];
  const { headers, error, where } = await refusedBeyond(context, limit, () => fruitless(client, id));
  check.equal(error?.code, "rate_limited", `error.code of ${where}`);
  check.equal(headers.get("x-atlas-ratelimit-remaining"), "0", `X-Atlas-RateLimit-Remaining of ${where}`);
  check.between(Number(headers.get("retry-after")), 1, 60, `Retry-After of ${where}`);
  const reasons: readonly string[] = limits[limit].per;
  const reason = headers.get("x-atlas-ratelimit-reason") ?? "";
  check.that(reasons.includes(reason), `X-Atlas-RateLimit-Reason ${reasons.join(" or ")}, not ${reason}`, where);
};

const isPublic = (id: OperationId): boolean => table[id].auth.scheme === "none";

export const limitCases: readonly Case[] = limited.map((id) => ({
  id: `${id}/429`,
  title: `${id} is refused once the window of ${table[id].limit} is used up`,
  operations: [id],
  cites: cites.limited,
  needs: isPublic(id) ? [] : ["organization"],
  last: isPublic(id) ? "of all" : true,
  run: async (context) => {
    const client = isPublic(id) ? context.anonymous : callerIn(context, await context.drained(table[id].limit), id);
    await refusesBeyond(context, client, id);
  },
}));
