/** Commands: arguments, output, refusals, profiles. */
import { mkdtemp, readFile, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSandbox } from "@atlas-messaging/sandbox";
import { operations } from "@atlas-messaging/contract";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { CommandRow } from "../src/command-row.ts";
import { exitCodes } from "../src/exit-codes.ts";
import { commands } from "../src/generated/commands.ts";
import { type Surroundings, ran } from "../test-support/memory-io.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-cli-"));
});
afterEach(() => rm(folder, { recursive: true }));

const number = "+15550100001";
const rows: { readonly [id: string]: CommandRow } = commands;

/** Runs commands against one sandbox. */
const against = (around: Surroundings = {}) => {
  const sandbox = createSandbox();
  const asked: Request[] = [];
  const fetch = (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    asked.push(request.clone());
    return sandbox.fetch(request);
  };
  const env = { ATLAS_TOKEN: sandbox.token, ATLAS_OPERATOR_TOKEN: sandbox.credentials.operator_token };
  return {
    sandbox,
    asked,
    atlas: (args: readonly string[], more: Surroundings = {}) => ran(args, { fetch, env, folder, ...around, ...more }),
  };
};

test("every command has its own words", () => {
  const words = Object.values(rows).map((row) => row.words.join(" "));
  expect(new Set(words).size).toBe(words.length);
});

// The parser refuses a member with the name of a flag that a command already has.
test("the whole table names every operation, with flags, example and exit codes", async () => {
  const { out, code } = await ran(["--help", "--json"]);
  const table: { readonly commands: readonly { readonly operation?: string }[]; readonly exit_codes: object } =
    JSON.parse(out);
  const named = new Set(table.commands.map(({ operation }) => operation));
  expect(Object.keys(operations).filter((id) => !named.has(id))).toEqual([]);
  expect([code, table.exit_codes]).toEqual([0, exitCodes]);
});

test("people get a table, and programs JSON", async () => {
  const { atlas } = against();
  await atlas(["messages", "send", "--phone-number", number, "--text", "Hello\u001b[2J"]);
  const people = await atlas(["messages", "list", "--limit", "1"], { isTerminal: true, columns: 120 });
  expect(people.out).toMatch(/^id .*text/);
  expect(people.out).not.toContain("\u001b");
  expect(people.err).toContain("--all");
  const program = await atlas(["messages", "list", "--limit", "1"]);
  expect(JSON.parse(program.out)).toMatchObject({ messages: [{ text: "Hello\u001b[2J" }] });
});

test("a table is as wide as the terminal at most", async () => {
  const { atlas } = against();
  for (const columns of [40, 80, 140]) {
    const { out } = await atlas(["messages", "list"], { isTerminal: true, columns });
    expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(columns);
  }
});

test("all pages come as JSON lines", async () => {
  const { atlas, asked } = against();
  const { out } = await atlas(["messages", "list", "--limit", "2", "--all"]);
  expect(
    out
      .trim()
      .split("\n")
      .map((line) => typeof JSON.parse(line).id),
  ).toEqual(Array(5).fill("string"));
  expect(asked).toHaveLength(3);
});

test("values come from files and standard input, and flags win over the body", async () => {
  const { atlas, asked } = against({
    files: { "letter.txt": "From a file\n", "-": `{"phone_number":"${number}","text":"No"}` },
  });
  await atlas(["messages", "send", "--input", "-", "--text", "@letter.txt", "--idempotency-key", "one"]);
  await atlas(["messages", "send", "--phone-number", number, "--text", "@@home"]);
  const bodies = await Promise.all(asked.map((request) => request.json()));
  expect(bodies[0]).toEqual({ phone_number: number, text: "From a file", idempotency_key: "one" });
  expect(bodies[1]).toMatchObject({ text: "@home", idempotency_key: expect.stringMatching(/^[\da-f-]{36}$/) });
});

test("a rehearsal of a tool asks for a dry run", async () => {
  const { atlas, asked } = against();
  const params = JSON.stringify({ name: "search_knowledge", arguments: { query: "When are you open?" } });
  const call = ["tool-server", "call", "--jsonrpc", "2.0", "--id", "1", "--method", "tools/call", "--params", params];
  await atlas([...call, "--dry-run"]);
  expect(await asked[0]?.json()).toMatchObject({ params: { execution_mode: "dry_run" } });
});

test.for([
  [["messages", "sent"], "usage", "Did you mean send?"],
  [["messages", "send", "--txt", "a"], "usage", "Did you mean --text?"],
  [["messages", "get"], "usage", "id"],
  [["messages", "list", "--limit", "many"], "usage", "a number"],
  [["messages", "send", "--metadata", "{"], "usage", "JSON"],
  [["messages", "send", "--text", "@nothing.txt"], "usage", "nothing.txt"],
  [["channels", "list", "--profile", "other"], "usage", "atlas login --profile other"],
  [["channels", "get", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4eb0"], "missing", "Check the id"],
  [["messages", "send", "--phone-number", "12", "--text", "a"], "invalid", "phone_number"],
  [["sandbox", "credentials"], "usage", "--show-secrets"],
  [["console", "second-factor", "disable", "--current-password", "hunter2"], "usage", "@FILE"],
] as const)("%j exits by its kind, and says what to do", async ([args, kind, advice]) => {
  const { atlas, asked } = against();
  const { code, err, out } = await atlas(args);
  const { error } = JSON.parse(err);
  expect([code, error.kind, out]).toEqual([exitCodes[kind].code, kind, ""]);
  expect(error.next.length).toBeGreaterThan(10);
  expect(err).toContain(advice);
  expect(err).not.toContain("hunter2");
  expect(asked).toHaveLength(kind === "usage" ? 0 : 1);
});

test("a wrong token exits as such", async () => {
  const { atlas } = against({ env: { ATLAS_TOKEN: "wrong" } });
  const { code, err } = await atlas(["messages", "list"]);
  expect([code, JSON.parse(err).error.next]).toEqual([
    exitCodes.credential.code,
    expect.stringContaining("ATLAS_TOKEN"),
  ]);
});

test("login keeps a token that works, for the user alone, and prints it nowhere", async () => {
  const { atlas, sandbox } = against({ env: {} });
  const bad = await atlas(["login", "--with-token"], { files: { "-": "wrong\n" } });
  expect([bad.code, await readdir(folder)]).toEqual([exitCodes.credential.code, []]);
  const told = await atlas(["login", "--with-token"], { files: { "-": `${sandbox.token}\n` } });
  expect([told.code, `${told.out}${told.err}`.includes(sandbox.token)]).toEqual([0, false]);
  const { mode } = await stat(join(folder, "profiles.json"));
  expect(mode & 0o777).toBe(0o600);
  expect((await atlas(["channels", "list"])).code).toBe(0);
  await atlas(["login", "--sandbox", "--profile", "second"]);
  expect((await atlas(["console", "members", "list"])).code).toBe(0);
  expect((await atlas(["console", "members", "list", "--profile", "default"])).code).toBe(exitCodes.credential.code);
  await atlas(["logout"]);
  expect(await readFile(join(folder, "profiles.json"), "utf8")).not.toContain("second");
});

test("an answer with a secret goes into a file of the user alone, which must be new", async () => {
  const { atlas, asked } = against();
  const path = join(folder, "credentials.json");
  const first = await atlas(["sandbox", "credentials", "--output", path]);
  expect([first.code, first.out, (await stat(path)).mode & 0o777]).toEqual([0, "", 0o600]);
  const again = await atlas(["sandbox", "credentials", "--output", path]);
  expect([again.code, asked.length]).toEqual([exitCodes.usage.code, 1]);
});

test("a person is asked for a secret that is missing", async () => {
  const { atlas, asked } = against({ canAsk: true, ask: async () => "correct-horse-battery-staple" });
  await atlas(["console", "account", "sign-in", "--email", "ada@shop.example", "--show-secrets"]);
  expect(await asked[0]?.json()).toMatchObject({ email: "ada@shop.example", password: "correct-horse-battery-staple" });
});

test("completion names groups, commands and flags", async () => {
  const words = async (line: string): Promise<string[]> =>
    (await ran(["completion", "bash", `--words=${line}`])).out.trim().split("\n");
  expect(await words("")).toEqual(expect.arrayContaining(["messages", "listen", "console"]));
  expect(await words("console channels")).toContain("link-adapter");
  expect(await words("messages send")).toContain("--phone-number");
});
