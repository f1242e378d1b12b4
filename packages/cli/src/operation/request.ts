import { type OperationId, operations } from "@atlas-messaging/contract";
import type { CommandRow } from "../command-row.ts";
import { misuse } from "../failure.ts";
import type { Io } from "../io.ts";
import { flagOf, readBytes, valueOf } from "./values.ts";

/** A call, as the arguments describe it. */
export interface OperationRequest {
  readonly id: OperationId;
  readonly params: { readonly [name: string]: string };
  readonly query: { readonly [name: string]: unknown };
  readonly body?: unknown;
  readonly file?: Uint8Array;
  readonly headers: { readonly [name: string]: string };
}

/** Values of the flags by the names of the contract, and what every command takes. */
export interface Given {
  readonly ids: readonly string[];
  readonly members: { readonly [name: string]: string | readonly string[] };
  /** Whole body: a file, or `-` for standard input. */
  readonly input?: string | undefined;
  /** File to upload. */
  readonly file?: string | undefined;
  readonly mediaType?: string | undefined;
  readonly dryRun?: boolean | undefined;
  readonly idempotencyKey?: string | undefined;
}

type Members = { readonly [name: string]: unknown };

/** Builds the call. @throws {Failure} if the arguments are wrong */
export const requestOf = async (io: Io, id: OperationId, row: CommandRow, given: Given): Promise<OperationRequest> => {
  const query = await valuesOf(io, row, given, "query");
  const whole = given.input === undefined ? undefined : await inputOf(io, given.input);
  const params = Object.fromEntries(row.arguments.map(({ name }, index) => [name, given.ids[index] ?? ""]));
  const own = { ...(await asked(io, row, given, whole)), ...(await valuesOf(io, row, given, "body")) };
  const call = { id, params, query, headers: {} };
  if (operations[id].body === "file") return withFile(io, row, call, given);
  if (whole !== undefined && !isMembers(whole)) return { ...call, body: whole };
  const body = rehearsed(row, { ...whole, ...own }, given.dryRun === true);
  checkRequired(row, query, body, whole !== undefined);
  return keyed(row, { ...call, body }, given.idempotencyKey ?? crypto.randomUUID());
};

const isMembers = (value: unknown): value is Members =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const valuesOf = async (io: Io, row: CommandRow, { members }: Given, place: "query" | "body"): Promise<Members> => {
  const entries = row.flags.flatMap((flag) => {
    const text = members[flag.name];
    return flag.in !== place || text === undefined ? [] : [valueOf(io, flag, text).then((each) => [flag.name, each])];
  });
  return Object.fromEntries(await Promise.all(entries));
};

/** Asks a person for the secrets that are missing. */
const asked = async (io: Io, row: CommandRow, { members }: Given, whole: unknown): Promise<Members> => {
  const found: { [name: string]: unknown } = {};
  if (!io.canAsk || whole !== undefined) return found;
  for (const { name, required, secret } of row.flags) {
    if (!required || !secret || name in members) continue;
    const given = await io.ask(`${name.replaceAll("_", " ")} for \`${row.words.join(" ")}\``);
    if (given !== null) found[name] = given;
  }
  return found;
};

const inputOf = async (io: Io, path: string): Promise<unknown> => {
  const text = new TextDecoder().decode(await readBytes(io, path));
  try {
    return JSON.parse(text);
  } catch {
    throw misuse(`${path === "-" ? "Standard input" : path} is not JSON.`, "Pass one JSON document as the body.");
  }
};

const withFile = async (
  io: Io,
  row: CommandRow,
  call: OperationRequest,
  { file, mediaType, idempotencyKey }: Given,
): Promise<OperationRequest> => {
  if (file === undefined)
    throw misuse("--file is missing.", "Name the file to upload, or `--file -` for standard input.");
  const name = file === "-" ? {} : { filename: file.split(/[/\\]/).at(-1) };
  const takesName = row.flags.some((flag) => flag.name === "filename");
  const headers = {
    "content-type": mediaType ?? "application/octet-stream",
    ...(row.key === undefined ? {} : { "idempotency-key": idempotencyKey ?? crypto.randomUUID() }),
  };
  return { ...call, query: { ...(takesName ? name : {}), ...call.query }, file: await readBytes(io, file), headers };
};

/** Asks for a rehearsal, where the operation has one. */
const rehearsed = ({ rehearsal }: CommandRow, body: Members, dryRun: boolean): Members => {
  if (!dryRun || rehearsal === undefined) return body;
  if (rehearsal === "execution_mode") return { ...body, execution_mode: "dry_run" };
  const { params } = body;
  return { ...body, params: { ...(isMembers(params) ? params : {}), execution_mode: "dry_run" } };
};

const checkRequired = (row: CommandRow, query: Members, body: Members, hasInput: boolean): void => {
  const missing = row.flags.filter(
    ({ name, in: place, required }) => required && !(name in (place === "query" ? query : body)),
  );
  const [first] = missing.filter((flag) => flag.in === "query" || !hasInput);
  if (!first) return;
  throw misuse(
    `${missing.map(({ name }) => flagOf(name)).join(", ")} ${missing.length === 1 ? "is" : "are"} missing.`,
    `${first.description} See \`atlas ${row.words.join(" ")} --help\` for an example.`,
  );
};

/** Puts the idempotency key where the operation takes it. A body without members is left out where it may be. */
const keyed = (row: CommandRow, call: OperationRequest, key: string): OperationRequest => {
  const { body, ...others } = call;
  const members = isMembers(body) ? body : {};
  if (row.key === "header") return { ...others, headers: { "idempotency-key": key } };
  if (row.key === "body") return { ...others, body: { idempotency_key: key, ...members } };
  if (row.key === "params" && members["method"] === "tools/call")
    return { ...others, body: withKeyInParams(members, key) };
  const { body: form, bodyRequired } = operations[call.id];
  return form === "none" || (isEmpty(members) && !bodyRequired) ? others : { ...others, body: members };
};

const isEmpty = (members: Members): boolean => Object.keys(members).length === 0;

const withKeyInParams = (members: Members, key: string): Members => {
  const { params } = members;
  return { ...members, params: { idempotency_key: key, ...(isMembers(params) ? params : {}) } };
};
