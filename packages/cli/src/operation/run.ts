import { type OperationId, operations, secretMembers } from "@atlas-messaging/contract";
import { consoleEventsStream, eventsStream } from "@atlas-messaging/sdk/operations";
import type { CommandRow } from "../command-row.ts";
import { misuse } from "../failure.ts";
import type { Io } from "../io.ts";
import { dataOf, isMembers, pageOf } from "../output/json.ts";
import { tableOf, thingOf } from "../output/table.ts";
import { type Account, accountOf } from "../profile/account.ts";
import { newFile } from "../output/new-file.ts";
import { type Given, type OperationRequest, requestOf } from "./request.ts";
import { type Sent, asFailure, clientOf, send } from "./send.ts";

/** Flags of every command. */
export interface Wishes extends Given {
  readonly profile?: string | undefined;
  readonly json: boolean;
  /** True for all pages of a list. */
  readonly all: boolean;
  readonly showSecrets: boolean;
  /** File for the answer. */
  readonly output?: string | undefined;
}

/** Runs the command of an operation. @throws {Failure} */
export const runOperation = async (io: Io, id: OperationId, row: CommandRow, wishes: Wishes): Promise<void> => {
  checkWishes(id, row, wishes);
  const account = await accountOf(io, wishes.profile);
  const call = await requestOf(io, id, row, wishes);
  if (row.stream) await follow(io, account, call, wishes);
  else if (wishes.all) await allPages(io, account, row, call, wishes);
  else if (wishes.output === undefined) print(io, row, await send(io, account, call), wishes);
  else await write(io, wishes.output, () => send(io, account, call));
};

const checkWishes = (id: OperationId, row: CommandRow, { all, dryRun, output, showSecrets }: Wishes): void => {
  const command = `atlas ${row.words.join(" ")}`;
  if (all && row.items === undefined) throw misuse(`${command} has no pages.`, "Leave --all out.");
  if (dryRun && row.rehearsal === undefined) throw misuse(`${command} has no rehearsal.`, "Leave --dry-run out.");
  const secrets = secretMembers[id]?.answer ?? [];
  if (secrets.length > 0 && !showSecrets && output === undefined)
    throw misuse(
      `The answer has a secret (${secrets.join(", ")}), and it may be shown only once.`,
      "Add --show-secrets to print it, or --output FILE to write it into a file of yours alone.",
    );
};

/** Prints events as they come, a JSON a line. */
const follow = async (io: Io, account: Account, { id, query }: OperationRequest, { json }: Wishes): Promise<void> => {
  const isOperator = operations[id].auth.scheme === "operatorSession";
  const stream = isOperator ? consoleEventsStream : eventsStream;
  try {
    for await (const event of stream(clientOf(io, account, isOperator), query, { signal: io.signal })) {
      const { created_at, event_type, id: event_id, conversation_id } = event;
      const line = [created_at, event_type, event_id, conversation_id ?? ""].join("  ").trimEnd();
      io.out(io.isTerminal && !json ? `${line}\n` : `${JSON.stringify(event)}\n`);
    }
  } catch (error) {
    throw asFailure(error, account);
  }
};

/** Prints the items of all pages: tables on a terminal, else a JSON a line. */
const allPages = async (
  io: Io,
  account: Account,
  { items = "" }: CommandRow,
  call: OperationRequest,
  { json }: Wishes,
): Promise<void> => {
  for (let next: OperationRequest["query"] | null = {}; next !== null;) {
    const query = { ...call.query, ...next };
    const page = pageOf(dataOf(jsonIn(await send(io, account, { ...call, query }))), items);
    if (!io.isTerminal || json) for (const item of page.items) io.out(`${JSON.stringify(item)}\n`);
    else if (page.items.length > 0) io.out(tableOf(io, page.items));
    ({ next } = page);
  }
};

const jsonIn = ({ bytes }: Sent): unknown => (bytes.length === 0 ? null : JSON.parse(new TextDecoder().decode(bytes)));

const isJson = ({ contentType }: Sent): boolean => /^application\/([\w.]+\+)?json\b/.test(contentType);

/** Writes the answer into a file. It is opened first, so that no secret is made that has no place. */
const write = async (io: Io, path: string, answer: () => Promise<Sent>): Promise<void> => {
  await newFile(path, async () => {
    const sent = await answer();
    return isJson(sent) ? textOf(dataOf(jsonIn(sent))) : sent.bytes;
  });
  io.err(`Written to ${path}.\n`);
};

const print = (io: Io, row: CommandRow, sent: Sent, { json }: Wishes): void => {
  if (sent.bytes.length === 0) return done(io, json);
  if (!isJson(sent)) return raw(io, sent);
  const data = dataOf(jsonIn(sent));
  if (!io.isTerminal || json) io.out(textOf(data));
  else if (row.items === undefined) io.out(thingOf(io, only(data)));
  else printPage(io, row, data);
};

const textOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Tells people that it is done. Programs read the exit code. */
const done = (io: Io, json: boolean): void => {
  if (io.isTerminal && !json) io.out(`${io.colors.green("✓")} Done.\n`);
};

/** Prints text and files as they are. */
const raw = (io: Io, { contentType, bytes }: Sent): void => {
  if (io.isTerminal && !/^text\/|json/.test(contentType))
    throw misuse(`The answer is a file (${contentType}).`, "Add --output FILE, or send it on by a pipe.");
  io.out(bytes);
};

/** Takes the wrapping off data with one member, such as `{ message: … }`. */
const only = (data: unknown): unknown => {
  const values = isMembers(data) ? Object.values(data) : [];
  return values.length === 1 && isMembers(values[0]) ? values[0] : data;
};

const printPage = (io: Io, row: CommandRow, data: unknown): void => {
  const { items, next } = pageOf(data, row.items ?? "");
  io.out(items.length === 0 ? "Nothing found.\n" : tableOf(io, items));
  if (next) io.err(io.colors.dim("There is more: add --all for all pages.\n"));
};
