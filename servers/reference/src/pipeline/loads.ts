import { operations } from "@atlas-messaging/contract";
import {
  type LoadName,
  type LoadNameIn,
  type LoadedBy,
  type LoadingSection,
  type Loads,
  sections,
} from "@atlas-messaging/pipeline";
import { factLoader } from "../platform/database/facts.ts";
import type { Args } from "../platform/database/prepare.ts";
import { type Query, type SearchQueries, areFacts, searchLoader } from "../sections/knowledge/index.ts";
import type { Services } from "./services.ts";
import { liveCredential, liveSession, storedAnswer } from "./load.ts";

/** Facts of an operation, as queries. */
type SqlLoad<Name extends LoadName> = { readonly [Known in keyof LoadedBy<Name>]: Query<LoadedBy<Name>[Known]> };

/** Queries by section; a missing section or load is a type error. */
export type SqlSections = {
  readonly [Name in LoadingSection]: { readonly [Each in LoadNameIn<Name> & LoadName]: SqlLoad<Each> };
};

/** Binding of an operation or a tool; a tool has no operation of its own. */
type Loading = { readonly kind: "read" | "write" | "tool"; readonly id?: keyof typeof operations };

const loadOf = ({ kind, id }: Loading, facts: SearchQueries) => {
  const isConsole = id !== undefined && operations[id].auth.scheme === "operatorSession";
  const lives = isConsole ? liveSession : liveCredential;
  const own = kind === "read" ? { lives } : { stored: storedAnswer, lives };
  return loaderOf({ ...facts, ...own });
};

const loaderOf = (queries: SearchQueries) => {
  if (areFacts(queries)) {
    const load = factLoader(queries);
    return ({ database }: Services, organizationId: string, args: Args) => load(database, organizationId, args);
  }
  const search = searchLoader(queries);
  return ({ database, embedder, settings }: Services, organizationId: string, args: Args) =>
    search({ database, embedder, thresholds: settings.knowledgeThresholds }, organizationId, args);
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
const bound = (section: string, name: string): Loading => Reflect.get(Reflect.get(sections, section), name);
