/** Compares limit classes: fewer requests break, more are an addition. */
import { type Comparison, type Json, type Place, brief, listOf, recordOf } from "./comparison.ts";

const placeOf = (name: string): Place => ({ subject: `limit ${name}`, where: "", direction: "sent" });

export const compareLimits = (all: Comparison, before: Json, after: Json): void => {
  const [old, now] = [recordOf(before["x-atlas-limits"]), recordOf(after["x-atlas-limits"])];
  for (const [name, each] of Object.entries(old)) compareLimit(all, placeOf(name), recordOf(each), now[name]);
  for (const name of Object.keys(now)) if (!(name in old)) all.tell("additive", placeOf(name), "added");
};

const compareLimit = (all: Comparison, place: Place, old: Json, after: unknown): void => {
  if (after === undefined) return all.tell("breaking", place, "removed");
  const now = recordOf(after);
  const [fewer, more] = [Number(old["limit"]), Number(now["limit"])];
  if (fewer !== more) all.tell(more < fewer ? "breaking" : "additive", place, `${fewer} → ${more} a minute`);
  const [whose, windows] = [old, now].map(({ per }) => listOf(per).join(", "));
  if (whose !== windows) all.tell("breaking", place, `counted by ${brief(`${whose} → ${windows}`)}`);
};

/** Tells which classes an operation counts in. */
export const useLimits = (all: Comparison, place: Place, operation: Json): void => {
  const others = Object.values(recordOf(recordOf(operation["x-atlas-limit-by"])["classes"]));
  for (const name of [operation["x-atlas-limit"], ...others])
    if (typeof name === "string") all.use(place, placeOf(name));
};
