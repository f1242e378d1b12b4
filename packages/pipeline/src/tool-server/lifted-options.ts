import type { Detail } from "@atlas-messaging/contract";
import { type RequestValidators, checkRequest } from "@atlas-messaging/contract/check-request";
import type { CallOptions } from "./call-tool.ts";

const names = ["execution_mode", "idempotency_key", "shadow_run_id"] as const;
const prefix = "atlas/";
/** Other members of a call: those of MCP's revisions are left to the protocol. */
const others: readonly string[] = ["name", "arguments", "_meta", "task", "inputResponses", "requestState"];
/** Maximum reported errors: more than any real call has, since a body can hold ten thousand members. */
const maxReported = 100;

/**
 * Reads the options of a call, by the specification's names or in MCP's `_meta` with the prefix `atlas/`. Refuses
 * contradictory or misspelt options, since a dry run must never become a commit.
 */
export const liftedOptions = (
  validators: RequestValidators,
  params: unknown,
): CallOptions | { readonly details: readonly Detail[] } => {
  const beside = membersOf(params);
  const meta = membersOf(beside.get("_meta"));
  const given = names.flatMap((name) => {
    const value = beside.get(name) ?? meta.get(prefix + name);
    return beside.has(name) || meta.has(prefix + name) ? [[name, value] as const] : [];
  });
  const details = [...contradictions(beside, meta), ...misspellings(beside, meta)].slice(0, maxReported);
  const options = Object.fromEntries(given);
  const body = { jsonrpc: "2.0", id: 0, method: "tools/call", params: { name: "any", ...options } };
  const result = checkRequest(validators, "toolServer.call", { params: {}, query: {}, body });
  if (!result.ok) return { details: [...details, ...result.details] };
  return details.length > 0 ? { details } : optionsIn(options);
};

type Members = ReadonlyMap<string, unknown>;

const membersOf = (value: unknown): Members => new Map(Object.entries(Object(value)));

const contradictions = (beside: Members, meta: Members): readonly Detail[] =>
  names
    .filter((name) => beside.has(name) && meta.has(prefix + name) && beside.get(name) !== meta.get(prefix + name))
    .map((name) => ({ path: `params.${name}`, message: `must not differ from ${prefix}${name} in _meta` }));

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
    names.some((known) => known === name) || others.includes(name)
      ? []
      : unknown(`params.${name}`, meantBy(name, value)),
  ),
  ...[...meta].flatMap(([key, value]) =>
    names.some((known) => key === prefix + known) ? [] : strangerInMeta(key, value),
  ),
];

const meantBy = (name: string, value: unknown): string | undefined =>
  lookalikes.get(lettersOf(name)) ??
  (typeof value === "string" && lettersOf(value) === "dryrun" ? "execution_mode" : undefined);

/** Members of `_meta` with another prefix belong to others and are ignored. */
const strangerInMeta = (key: string, value: unknown): readonly Detail[] => {
  const path = `params._meta.${key}`;
  if (key.startsWith(prefix)) return unknown(path);
  const slash = key.lastIndexOf("/");
  if (slash > 0 && !/atlas/i.test(key.slice(0, slash))) return [];
  const meant = meantBy(key.slice(slash + 1), value);
  return meant === undefined ? [] : unknown(path, prefix + meant);
};

const unknown = (path: string, meant?: string): readonly Detail[] => [
  { path, message: meant === undefined ? "is not a known member" : `is not a known member; ${meant} is` },
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
