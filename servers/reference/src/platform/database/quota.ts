import type { Quota, QuotaName } from "@atlas-messaging/domain";
import { sql } from "drizzle-orm";
import { type Fact, arg } from "./facts.ts";

/** Counts an organization's rows of a kind, at most up to the load's argument `max`. */
export const quotaOf = (name: QuotaName): Fact<Quota> => ({
  query: sql`json_build_object('held', atlas_held(${sql.raw(`'${name}'`)}, ${arg("max")}::int), 'max', ${arg("max")}::int)`,
  decode: (json) => {
    const { held, max } = Object(json);
    return { held: Number(held), max: Number(max) };
  },
});
