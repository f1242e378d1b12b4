import { execFile, spawn } from "node:child_process";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text as read } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { codeAt } from "@atlas-messaging/conformance";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createVaultKey } from "../src/platform/vault.ts";
import { createClient } from "../test-support/client.ts";
import { argumentsOf, bun } from "../test-support/compiled-programs.ts";
import { freshDatabase, freshFolder } from "../test-support/databases.ts";
import { type ServerProcess, machine, start, startFromSource } from "../test-support/server-process.ts";
import { releaseTest, whole } from "../test-support/whole.ts";

const createCommand = fileURLToPath(new URL("../src/create-operator.ts", import.meta.url));
const resetCommand = fileURLToPath(new URL("../src/reset-operator.ts", import.meta.url));
const channelCommand = fileURLToPath(new URL("../src/create-channel.ts", import.meta.url));
const link = {
  channel: "chatapp",
  display_name: "Shop",
  base_url: "https://messaging.example/v1",
  sender_id: "1000",
  template_language: "en_US",
  access_token: "access-token-1",
  app_secret: "app-secret-1",
};
const password = "correct horse battery staple";
const described = { organization_name: "Corner shop", email: "Ada@shop.example", password };

let server: ServerProcess;
let settings: { readonly [name: string]: string };
beforeAll(async () => {
  settings = {
    DATABASE_URL: await freshDatabase(),
    ATLAS_ENVIRONMENT: "production",
    ATLAS_SIGN_UP: "closed",
    ATLAS_BASE_URL: "https://api.atlas.example",
    ATLAS_ENCRYPTION_KEYS: createVaultKey(),
    ATLAS_SECRET: "the same for all processes, at least",
  };
  server = await startFromSource(settings);
});
afterAll(() => server.kill());

const run = async (command: string, description: unknown, given = settings) => {
  const env = { ...machine, ...given };
  const child = spawn(bun, argumentsOf(command), { env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin.end(typeof description === "string" ? description : JSON.stringify(description));
  const [out, error] = await Promise.all([read(child.stdout), read(child.stderr)]);
  return { out, error };
};
const create = (description: unknown) => run(createCommand, description);
const reset = (description: unknown) => run(resetCommand, description);

test("the first operator of a production deployment is made by its command, and signs in", async () => {
  const anonymous = createClient(server.url);
  expect(await anonymous.call("console.account.signUp", { body: described })).toMatchObject({ status: 403 });
  const { out, error } = await create(described);
  expect(error).toBe("");
  const made = JSON.parse(out);
  expect(made).toMatchObject({
    member: { email: "ada@shop.example", role: "owner" },
    session: { token_type: "Bearer" },
  });
  const console = createClient(server.url, made.session.token);
  expect((await console.succeed("console.overview.get")).data.permissions.developer_console.manage).toBe(true);
  const body = { email: "ada@shop.example", password };
  const signedIn = await anonymous.succeed("console.account.signIn", { body });
  expect(signedIn.data.organization).toEqual(made.organization);
  const other = await create({ ...described, password: "somebody else's password" });
  expect(other.error).toBe("");
  // The password of one organization is none of the other.
  const intrusion = { ...body, organization: JSON.parse(other.out).organization.id };
  expect(await anonymous.call("console.account.signIn", { body: intrusion })).toMatchObject({ status: 403 });
});

const refused = [
  ["{", "Standard input must be a JSON object"],
  [{ ...described, password: "short" }, "password "],
  [{ ...described, email: "nobody" }, "email "],
] as const;
// Each starts a command anew.
test.for(whole ? refused : refused.slice(0, 2))("%j is refused with a sentence", async ([description, sentence]) => {
  const { out, error } = await create(description);
  expect(out).toBe("");
  expect(error).toContain(sentence);
  expect(error.trim().split("\n")).toHaveLength(1);
});

test("while a server holds the data folder, each command tells the line that does it through the server", async () => {
  const folder = await freshFolder();
  const sandbox = await start({ DATA_DIR: folder, ATLAS_ENVIRONMENT: "sandbox" });
  try {
    const { out, error } = await run(createCommand, described, { DATA_DIR: folder });
    expect(out).toBe("");
    expect(error).toContain(`A server is running on ${folder}.`);
    // As printed, with a reader's own values in place of the dots. The server's port is its own.
    const [, printed = ""] = /^(echo [^]*)$/m.exec(error) ?? [];
    const script = printed.replace(/'\{.*?\}'/, () => `'${JSON.stringify(described)}'`);
    const { stdout } = await promisify(execFile)("sh", ["-c", script]);
    const { data } = JSON.parse(stdout);
    expect(data).toMatchObject({ member: { email: "ada@shop.example" } });

    const staging = { DATA_DIR: folder, ATLAS_ENVIRONMENT: "staging", ATLAS_ENCRYPTION_KEYS: createVaultKey() };
    const linking = await run(channelCommand, { ...link, organization_id: data.organization.id }, staging);
    expect(linking).toMatchObject({ out: "", error: expect.stringContaining(`A server is running on ${folder}.`) });
    await writeFile(join(folder, "channel.json"), JSON.stringify(link));
    const [line = ""] = /^curl .*$/m.exec(linking.error) ?? [];
    const env = { ...process.env, ATLAS_SESSION: data.session.token };
    const linked = await promisify(execFile)("sh", ["-c", line], { cwd: folder, env });
    expect(JSON.parse(linked.stdout)).toMatchObject({ ok: true, data: { channel: { display_name: "Shop" } } });
  } finally {
    await sandbox.kill();
    await rm(folder, { recursive: true, force: true });
  }
});

test("who has lost the password is handed a reset, which works once", async () => {
  const email = "lost@shop.example";
  const organizations = [];
  for (const organization_name of ["One", "Two"])
    organizations.push(JSON.parse((await create({ organization_name, email, password })).out));
  const [one, two] = organizations.map(({ organization }) => organization.id);
  const several = await reset({ email });
  expect(several.out).toBe("");
  expect(several.error).toContain(`${one} (One), ${two} (Two)`);
  const first = JSON.parse((await reset({ email, organization: one })).out);
  const { out, error } = await reset({ email, organization: one });
  expect(error).toBe("");
  const made = JSON.parse(out);
  expect(made).toMatchObject({ member: { email }, organization: { id: one, name: "One" } });
  const anonymous = createClient(server.url);
  const fresh = "another horse battery staple";
  const use = (reset_token: string) =>
    anonymous.call("console.account.resetPassword", { body: { reset_token, password: fresh } });
  // The second has taken the place of the first.
  expect(await use(first.password_reset.token)).toMatchObject({ status: 401 });
  expect(await use(made.password_reset.token)).toMatchObject({ status: 200 });
  expect(await use(made.password_reset.token)).toMatchObject({ status: 401 });
  const signIn = async (body: object) =>
    (await anonymous.call("console.account.signIn", { body: { email, ...body } })).status;
  expect(await signIn({ password: fresh, organization: one })).toBe(200);
  expect(await signIn({ password, organization: one })).toBe(403);
  expect(await signIn({ password, organization: two })).toBe(200);
  // The session that there was before has ended.
  const before = createClient(server.url, organizations[0].session.token);
  expect(await before.call("console.overview.get")).toMatchObject({ status: 401 });
});

releaseTest("who has lost app and recovery codes, too, gets a reset that asks for no code", async () => {
  const email = "locked@shop.example";
  const { session } = JSON.parse((await create({ organization_name: "Locked", email, password })).out);
  const console = createClient(server.url, session.token);
  const begun = await console.succeed("console.secondFactor.enable", { body: { current_password: password } });
  const code = codeAt(begun.data.setup.secret, Date.now());
  await console.succeed("console.secondFactor.confirm", { body: { code } });
  const anonymous = createClient(server.url);
  const use = async (given: object) => {
    const { password_reset } = JSON.parse((await reset({ email, ...given })).out);
    const body = { reset_token: password_reset.token, password: "another horse battery staple" };
    return anonymous.call("console.account.resetPassword", { body });
  };
  expect(await use({})).toMatchObject({ status: 401, error: { code: "second_factor_required" } });
  expect(await use({ remove_second_factor: true })).toMatchObject({ status: 200 });
});

const unresettable = [
  [{ email: "ada@shop.example", remove_second_factor: "yes" }, "remove_second_factor must be true or false"],
  [{ email: "nobody@shop.example" }, "nobody@shop.example is no active member"],
  [{ email: "ada@shop.example", organization: "mine" }, "organization must be the id"],
  [{ email: "ada\0@shop.example" }, "email must be an address"],
  [{ email: "ada@shop.example", second_factor: true }, "second_factor is unknown"],
  [{}, "Standard input must be a JSON object"],
] as const;
// Each starts a command anew.
test.for(whole ? unresettable : unresettable.slice(0, 2))(
  "no reset is made for %j, with a sentence",
  async ([description, sentence]) => {
    const { out, error } = await reset(description);
    expect(out).toBe("");
    expect(error).toContain(sentence);
    expect(error.trim().split("\n")).toHaveLength(1);
  },
);
