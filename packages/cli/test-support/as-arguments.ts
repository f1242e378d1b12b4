/** A request as the arguments of its command. */
import { type OperationId, entriesOf, operations } from "@atlas-messaging/contract";
import type { Flag } from "../src/command-row.ts";
import { commands } from "../src/generated/commands.ts";
import { flagOf } from "../src/operation/values.ts";

type Members = { readonly [name: string]: unknown };

/** Arguments, and the files that they name. */
export interface Arguments {
  readonly id: OperationId;
  readonly args: readonly string[];
  readonly files: { readonly [name: string]: string | Uint8Array };
}

const templates = entriesOf(operations)
  .map(([id, { method, path }]) => ({
    id,
    method,
    names: [...path.matchAll(/\{(\w+)\}/g)].length,
    form: new RegExp(`^${path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
  }))
  .toSorted((one, other) => one.names - other.names);

/** Returns the command of a request. Null for what is no operation, or no JSON. */
export const asArguments = async (request: Request): Promise<Arguments | null> => {
  const { pathname, searchParams } = new URL(request.url);
  const found = templates.find(({ method, form }) => method === request.method && form.test(pathname));
  if (!found) return null;
  const { id } = found;
  const row: { readonly words: readonly string[]; readonly flags: readonly Flag[] } = commands[id];
  const ids = (found.form.exec(pathname) ?? []).slice(1).map(decodeURIComponent);
  const bytes = new Uint8Array(await request.arrayBuffer());
  const isFile = operations[id].body === "file";
  const body = isFile || bytes.length === 0 ? {} : membersIn(bytes);
  if (body === null) return null;
  const query = Object.fromEntries([...searchParams.keys()].map((name) => [name, searchParams.getAll(name)]));
  const { idempotency_key: own, ...members } = body;
  const key = own ?? request.headers.get("idempotency-key");
  const flags = row.flags.flatMap((flag) => written(flag, flag.in === "query" ? query : members));
  const isWhole = Object.entries(members).every(([name, value]) =>
    row.flags.some((flag) => flag.in === "body" && flag.name === name && canWrite(flag, value)),
  );
  return {
    id,
    args: [
      ...row.words,
      ...ids,
      ...flags.map(({ arg }) => arg),
      ...(isWhole ? [] : ["--input=body"]),
      ...(typeof key === "string" ? [`--idempotency-key=${key}`] : []),
      ...(isFile ? ["--file=body", `--media-type=${request.headers.get("content-type")}`] : []),
      "--show-secrets",
    ],
    files: { body: bytes, ...Object.fromEntries(flags.flatMap(({ file }) => (file ? [file] : []))) },
  };
};

const membersIn = (bytes: Uint8Array): Members | null => {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : null;
  } catch {
    return null;
  }
};

const canWrite = ({ kind, nullable, secret }: Flag, value: unknown): boolean => {
  if (value === null) return nullable === true;
  if (secret && typeof value !== "string") return kind === "json";
  const type = Array.isArray(value) ? "list" : typeof value;
  return kind === "json" || type === (kind === "text" ? "string" : kind);
};

interface Written {
  readonly arg: string;
  readonly file?: readonly [string, string];
}

const written = (flag: Flag, members: Members): Written[] => {
  const value = members[flag.name];
  if (value === undefined || !(flag.in === "query" || canWrite(flag, value))) return [];
  const values = Array.isArray(value) && flag.kind !== "json" ? value : [value];
  if (Array.isArray(value) && value.length === 0) return [{ arg: `${flagOf(flag.name)}=[]` }];
  return values.map((each) => {
    const text = typeof each === "string" && flag.kind !== "json" ? each : JSON.stringify(each);
    const name = `secret ${flag.name}`;
    if (flag.secret) return { arg: `${flagOf(flag.name)}=@${name}`, file: [name, text] };
    return { arg: `${flagOf(flag.name)}=${text.replace(/^@/, "@@")}` };
  });
};
