import { type Detail, nearest } from "@atlas-messaging/contract";
import type { ValidateRequest } from "@atlas-messaging/validators";

const names = ["execution_mode", "idempotency_key", "shadow_run_id"] as const;

const prefix = "atlas/";

/** Member of `_meta` that asks for links to the cited documents. */
export const resourceLinks = `${prefix}resource_links`;

/** Other members of a call: those of MCP's revisions are left to the protocol. */
const ofProtocol: readonly string[] = ["name", "arguments", "_meta", "task", "inputResponses", "requestState"];

/** Maximum reported errors: more than any real call has, since a body can hold ten thousand members. */
const maxReported = 100;

/**
 * Reads the options of a call, by the specification's names or in MCP's `_meta` with the prefix `atlas/`. Refuses
 * contradictory or misspelt options, since a dry run must never become a commit.
 */
export const liftedOptions = (
  validateRequest: ValidateRequest,
  params: unknown,
): CallOptions | { readonly details: readonly Detail[] } => {
  const beside = membersOf(params);
  const meta = membersOf(beside.get("_meta"));
  const places = placesIn(beside, meta);
  const given = names.flatMap((name) => {
    const place = places.find(({ members, key }) => members.has(key(name)));
    return place ? [[name, place.members.get(place.key(name)), place.path(name)] as const] : [];
  });
  const details = [...contradictions(places), ...misspellings(beside, meta)].slice(0, maxReported);
  const options = Object.fromEntries(given);
  const body = { jsonrpc: "2.0", id: 0, method: "tools/call", params: { name: "any", ...options } };
  const result = validateRequest("toolServer.call", { params: {}, query: {}, body });
  if (!result.ok) return { details: [...details, ...result.details.map((each) => whereGiven(each, given))] };
  return details.length > 0 ? { details } : optionsIn(options);
};

/** Returns the arguments of a call without the options among them. */
export const ownArguments = (params: object): unknown => {
  const given: unknown = Reflect.get(params, "arguments");
  if (!isObject(given)) return given;
  return Object.fromEntries(Object.entries(given).filter(([name]) => !names.some((known) => known === name)));
};

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A place in `params` where an option may be. */
interface Place {
  readonly members: Members;
  readonly key: (name: string) => string;
  readonly path: (name: string) => string;
}

/** Places by precedence: beside the tool's name, in MCP's `_meta`, and among the arguments, which any model can give. */
const placesIn = (beside: Members, meta: Members): readonly Place[] => [
  { members: beside, key: (name) => name, path: (name) => `params.${name}` },
  { members: meta, key: (name) => prefix + name, path: (name) => `params._meta.${prefix}${name}` },
  {
    members: isObject(beside.get("arguments")) ? membersOf(beside.get("arguments")) : new Map(),
    key: (name) => name,
    path: (name) => `params.arguments.${name}`,
  },
];

/** Names the place of an option that the contract refuses. */
const whereGiven = (detail: Detail, given: readonly (readonly [string, unknown, string])[]): Detail => {
  const [, , path] = given.find(([name]) => detail.path === `params.${name}`) ?? [];
  return path === undefined ? detail : { ...detail, path };
};

type Members = ReadonlyMap<string, unknown>;

const membersOf = (value: unknown): Members => new Map(Object.entries(Object(value)));

/** An option may be given twice, but not with two values. */
const contradictions = (places: readonly Place[]): readonly Detail[] =>
  names.flatMap((name) => {
    const [first, ...others] = places.filter(({ members, key }) => members.has(key(name)));
    const value = first?.members.get(first.key(name));
    return others
      .filter(({ members, key }) => members.get(key(name)) !== value)
      .map(({ path }) => ({ path: path(name), message: `must not differ from ${first?.path(name)}` }));
  });

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^a-z]/g, "");

const lookalikes = new Map([
  ...names.map((name) => [lettersOf(name), name] as const),
  ["dryrun", "execution_mode"] as const,
]);

/**
 * Finds `executionMode`, `dry_run: true`, `mode: "dry_run"` and `_meta.execution_mode`. If ignored, each would commit.
 */
const misspellings = (beside: Members, meta: Members): readonly Detail[] => [
  ...[...beside].flatMap(([name, value]) =>
    names.some((known) => known === name) || ofProtocol.includes(name)
      ? []
      : unknown(`params.${name}`, meantBy(name, value) ?? nearest(name, [...names, ...ofProtocol])),
  ),
  ...[...meta].flatMap(([key, value]) =>
    names.some((known) => key === prefix + known) ? [] : strangerInMeta(key, value),
  ),
];

/** Returns the option that an unknown argument means; undefined if none. */
export const optionMeantBy = (name: string): string | undefined => lookalikes.get(lettersOf(name));

const meantBy = (name: string, value: unknown): string | undefined =>
  lookalikes.get(lettersOf(name)) ??
  (typeof value === "string" && lettersOf(value) === "dryrun" ? "execution_mode" : undefined);

/** Members of `_meta` with another prefix belong to others and are ignored. */
const strangerInMeta = (key: string, value: unknown): readonly Detail[] => {
  const path = `params._meta.${key}`;
  if (key === resourceLinks) return typeof value === "boolean" ? [] : [{ path, message: "must be a boolean" }];
  if (key.startsWith(prefix))
    return unknown(path, nearest(key, [...names.map((name) => prefix + name), resourceLinks]));
  const slash = key.lastIndexOf("/");
  if (slash > 0 && !/atlas/i.test(key.slice(0, slash))) return [];
  const meant = meantBy(key.slice(slash + 1), value);
  return meant === undefined ? [] : unknown(path, prefix + meant);
};

const unknown = (path: string, meant?: string): readonly Detail[] => [
  { path, message: `is not a known member${meant === undefined ? "" : `. Did you mean ${meant}?`}` },
];

const optionsIn = (params: {
  readonly execution_mode?: "dry_run" | "commit";
  readonly idempotency_key?: string;
  readonly shadow_run_id?: string;
}): CallOptions => ({
  mode: params.execution_mode ?? "commit",
  idempotencyKey: params.idempotency_key ?? null,
  shadowRunId: params.shadow_run_id ?? null,
});

/** Options of a call, apart from the tool and its arguments. */
export interface CallOptions {
  readonly mode: "dry_run" | "commit";
  readonly idempotencyKey: string | null;
  /** Dry run that a commit follows. */
  readonly shadowRunId: string | null;
}
