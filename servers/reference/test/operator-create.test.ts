import { spawn } from "node:child_process";
import { text as read } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createClient } from "../test-support/client.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { type ServerProcess, start } from "../test-support/server-process.ts";

const bun = fileURLToPath(new URL("../../../node_modules/.bin/bun", import.meta.url));
const command = fileURLToPath(new URL("../src/create-operator.ts", import.meta.url));
const password = "correct horse battery staple";
const described = { organization_name: "Corner shop", email: "Ada@shop.example", password };

let server: ServerProcess;
let settings: { readonly [name: string]: string };
beforeAll(async () => {
  settings = { DATABASE_URL: await freshDatabase(), ATLAS_ENVIRONMENT: "production", ATLAS_SIGN_UP: "closed" };
  server = await start(settings);
});
afterAll(() => server.kill());

const create = async (description: unknown) => {
  const env = { PATH: process.env["PATH"] ?? "", ...settings };
  const child = spawn(bun, [command], { env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(typeof description === "string" ? description : JSON.stringify(description));
  const [out, error] = await Promise.all([read(child.stdout), read(child.stderr)]);
  return { out, error };
};

test("the first operator of a production deployment is made by its command, and signs in", async () => {
  const anonymous = createClient(server.url);
  expect(await anonymous.call("console.signUp", { body: described })).toMatchObject({ status: 403 });
  const { out, error } = await create(described);
  expect(error).toBe("");
  const made = JSON.parse(out);
  expect(made).toMatchObject({
    member: { email: "ada@shop.example", role: "owner" },
    session: { token_type: "Bearer" },
  });
  const console = createClient(server.url, made.session.token);
  expect((await console.succeed("console.overview")).data.permissions.developer_console.manage).toBe(true);
  const body = { email: "ada@shop.example", password };
  const signedIn = await anonymous.succeed("console.signIn", { body });
  expect(signedIn.data.organization).toEqual(made.organization);
  const other = await create({ ...described, password: "somebody else's password" });
  expect(other).toEqual({ out: "", error: "ada@shop.example is an operator already, with another password.\n" });
});

test.for([
  ["{", "Standard input must be a JSON object"],
  [{ ...described, password: "short" }, "password "],
  [{ ...described, email: "nobody" }, "email "],
] as const)("%j is refused with a sentence", async ([description, sentence]) => {
  const { out, error } = await create(description);
  expect(out).toBe("");
  expect(error).toContain(sentence);
  expect(error.trim().split("\n")).toHaveLength(1);
});
