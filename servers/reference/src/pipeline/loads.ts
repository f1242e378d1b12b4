import { type Section, operations } from "@atlas-messaging/contract";
import {
  type LoadName,
  type LoadNameIn,
  type LoadedBy,
  type LoadingSection,
  type Loads,
  sections,
} from "@atlas-messaging/pipeline";
import { type Fact, type FactQueries, factLoader } from "../platform/database/facts.ts";
import type { Args } from "../platform/database/prepare.ts";
import { meaningArgs, thresholdArgs } from "../sections/knowledge/index.ts";
import type { Services } from "./services.ts";
import { liveCredential, liveSession, storedAnswer } from "./load.ts";

/** Facts of an operation, as queries. */
type SqlLoad<Name extends LoadName> = { readonly [Known in keyof LoadedBy<Name>]: Fact<LoadedBy<Name>[Known]> };

/** Queries by section; a missing section or load is a type error. */
export type SqlSections = {
  readonly [Name in LoadingSection]: { readonly [Each in LoadNameIn<Name> & LoadName]: SqlLoad<Each> };
};

/** Binding of an operation or a tool; a tool has no operation of its own. */
type Loading = { readonly kind: "read" | "write" | "tool"; readonly id?: keyof typeof operations };

const loadOf = ({ kind, id }: Loading, facts: FactQueries) => {
  const isConsole = id !== undefined && operations[id].auth.scheme === "operatorSession";
  const lives = isConsole ? liveSession : liveCredential;
  const own = kind === "read" ? { lives } : { stored: storedAnswer, lives };
  const load = factLoader({ ...facts, ...own });
  const searches = Object.values(facts).some(({ staged }) => staged);
  return async ({ database, settings, embedder }: Services, organizationId: string, args: Args) => {
    if (!searches) return load(database, organizationId, args);
    const meaning = await meaningArgs(embedder, args["search_query"]);
    return load(database, organizationId, { ...args, ...meaning, ...thresholdArgs(settings.knowledgeThresholds) });
  };
};

/** Compiles each operation's facts to one statement, once. */
export const loadsBy = (queries: SqlSections): Loads<Services> => {
  const loads = Object.entries(queries).flatMap(([section, own]) =>
    Object.entries(own).map(([name, facts]) => [name, loadOf(bound(section, name), facts)]),
  );
  // `SqlSections` pairs each operation with the facts that it knows.
  return Object.fromEntries(loads);
};

/** `SqlSections` holds only names that load. */
const bound = (section: string, name: string): Loading => Reflect.get(sections[section as Section], name) as Loading;
