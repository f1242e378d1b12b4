import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { runCommand } from "./command.ts";

const operation = (scope: string, more: object = {}) => ({
  operationId: "notes.list",
  security: [{ accessToken: [scope] }],
  "x-atlas-stage": "stable",
  responses: { "200": { description: "Notes." }, ...more },
});
const documentOf = (get: object) => JSON.stringify({ openapi: "3.1.0", paths: { "/v1/notes": { get } } });

let folder: string;
let older: string;
const said: string[] = [];
const console = { log: (text: string) => void said.push(text), error: (text: string) => void said.push(`! ${text}`) };

/** Runs the command on the older contract and another one. */
const compare = async (newer: string, ...options: string[]): Promise<readonly [code: number, said: string]> => {
  said.length = 0;
  return [await runCommand(["diff", older, newer, ...options], console), said.join("\n")];
};

const write = async (name: string, text: string): Promise<string> => {
  await writeFile(join(folder, name), text);
  return join(folder, name);
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-diff-"));
  older = await write("older.json", documentOf(operation("notes.read")));
});

afterAll(() => rm(folder, { recursive: true }));

describe("atlas-contract diff", () => {
  test("ends with 0 where something was added", async () => {
    const newer = await write("added.json", documentOf(operation("notes.read", { "404": { description: "None." } })));
    expect(await compare(newer)).toEqual([
      0,
      "additive  GET /v1/notes  answer 404  added\n0 breaking, 0 in preview, 1 additive changes.",
    ]);
    expect(await compare(newer, "--breaking")).toEqual([0, "0 breaking, 0 in preview, 1 additive changes."]);
  });

  test("ends with 1 where something breaks, and says so as Markdown and JSON too", async () => {
    const newer = await write("scope.json", documentOf(operation("notes.all")));
    const change = '{"accessToken":["notes.read"]} → {"accessToken":["notes.all"]}';
    const [code, text] = await compare(newer);
    expect([code, text.split("\n")[0]]).toEqual([1, `BREAKING  GET /v1/notes  security  ${change}`]);
    const [, page] = await compare(newer, "--format", "markdown");
    expect(page).toContain(
      `## Breaking\n\n| Subject | Place | Change | Reaches |\n|---|---|---|---|\n| \`GET /v1/notes\` | \`security\` | \`${change}\``,
    );
    const [, json] = await compare(newer, "--format", "json");
    const reaches = ["GET /v1/notes"];
    expect(JSON.parse(json)).toEqual([
      { effect: "breaking", subject: "GET /v1/notes", where: "security", change, reaches },
    ]);
  });

  test("reads a document that a deployment serves", async () => {
    const server = createServer((request, response) =>
      response.writeHead(request.url === "/openapi.json" ? 200 : 404).end(documentOf(operation("notes.read"))),
    );
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
    const address = server.address();
    const url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
    expect(await compare(`${url}/openapi.json`)).toEqual([0, "0 breaking, 0 in preview, 0 additive changes."]);
    expect(await compare(`${url}/none`)).toEqual([2, `! ${url}/none cannot be read: it answers 404`]);
    await new Promise((closed) => server.close(closed));
  });

  test.for([
    ["no such file", ["diff", "/none.json", "/none.json"], /^! \/none.json cannot be read: ENOENT/],
    ["no second file", ["diff", "/none.json"], /^! Usage: atlas-contract diff OLD NEW/],
    ["no such format", ["diff", "a", "b", "--format", "xml"], /^! Usage:/],
    ["no such option", ["diff", "a", "b", "--loud"], /^! Unknown option '--loud'/],
  ] as const)("ends with 2 for %s", async ([, args, words]) => {
    said.length = 0;
    expect(await runCommand(args, console)).toBe(2);
    expect(said.join("\n")).toMatch(words);
  });

  test("ends with 2 for a document that is no contract", async () => {
    expect(await compare(await write("none.json", "{}"))).toEqual([2, "! This is no OpenAPI document with paths."]);
  });
});
