import { operations } from "@atlas-messaging/contract";
import { type LoadName, type LoadedBy, type Loads, loading } from "@atlas-messaging/pipeline";
import { type Fact, type FactQueries, factLoader } from "../platform/database/facts.ts";
import { meaningArgs, thresholdArgs } from "../sections/knowledge/index.ts";
import type { Args } from "../platform/database/prepare.ts";
import type { Services } from "./call.ts";
import { liveCredential, liveSession, storedAnswer } from "./load.ts";

/** For each operation, its facts as queries; a missing one is a type error. */
export type SqlLoads = {
  readonly [Name in LoadName]: { readonly [Known in keyof LoadedBy<Name>]: Fact<LoadedBy<Name>[Known]> };
};

const loadOf = (name: LoadName, facts: FactQueries) => {
  const operation = loading[name];
  const isConsole = operation.kind !== "tool" && operations[operation.id].auth.scheme === "operatorSession";
  const lives = isConsole ? liveSession : liveCredential;
  const own = operation.kind === "read" ? { lives } : { stored: storedAnswer, lives };
  const load = factLoader({ ...facts, ...own });
  const searches = Object.values(facts).some(({ staged }) => staged);
  return async ({ database, settings, embedder }: Services, organizationId: string, args: Args) => {
    if (!searches) return load(database, organizationId, args);
    const meaning = await meaningArgs(embedder, args["search_query"]);
    return load(database, organizationId, { ...args, ...meaning, ...thresholdArgs(settings.knowledgeThresholds) });
  };
};

/** Every operation's facts in one statement each, compiled once. */
export const loadsBy = (queries: SqlLoads): Loads<Services> => {
  const names = Object.keys(queries) as LoadName[]; // The table has exactly its own keys.
  // `SqlLoads` pairs each operation with the facts that it knows.
  return Object.fromEntries(names.map((name) => [name, loadOf(name, queries[name])])) as unknown as Loads<Services>;
};
