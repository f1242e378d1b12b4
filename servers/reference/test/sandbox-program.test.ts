/** The program behind `npm run sandbox`. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { eventually } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../test-support/databases.ts";
import { runCommand } from "../test-support/run-command.ts";
import { type ServerProcess, startSandbox } from "../test-support/server-process.ts";

let program: ServerProcess;
beforeAll(async () => {
  program = await startSandbox({ DATABASE_URL: await freshDatabase() });
});
afterAll(() => program.kill());

test("lets a client of MCP register itself, led there by the tool server's address alone", async () => {
  const refused = await fetch(`${program.url}/atlas/v1/mcp`, { method: "POST", body: "{}" });
  const [, metadata = ""] = /resource_metadata="([^"]+)"/.exec(refused.headers.get("www-authenticate") ?? "") ?? [];
  const resource: { readonly authorization_servers: readonly string[] } = await (await fetch(metadata)).json();
  const [issuer = ""] = resource.authorization_servers;
  const described = await fetch(`${issuer}/.well-known/oauth-authorization-server`);
  const { registration_endpoint }: { readonly registration_endpoint: string } = await described.json();
  const registered = await fetch(registration_endpoint, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "Desk", redirect_uris: ["http://127.0.0.1:4567/callback"] }),
  });
  expect([registered.status, await registered.json()]).toEqual([
    201,
    expect.objectContaining({ client_id: expect.stringMatching(/./), client_name: "Desk" }),
  ]);
});

test("prints calls that run as they are", async () => {
  const printed = (): string => program.logs.map(({ msg }) => msg).join("\n");
  await eventually(() => expect(printed()).toMatch(/^Ctrl-C/m));
  const calls = printed().match(/^curl (?:.*\\\n)*.*/gm) ?? [];
  expect(calls).toHaveLength(4);
  const { stdout } = await promisify(execFile)("bash", ["-c", calls.join("\n")]);
  expect(stdout).toContain('"delivery_state":"queued"');
  expect(stdout).toContain("When are you open?");
});

test.for(["sandbox", "main"])("%s explains itself, and starts with no argument that it does not know", async (file) => {
  const help = await runCommand(`${file}.ts`, {}, "--help");
  expect([help.code, help.text]).toEqual([0, expect.stringMatching(/^Usage: npm run (sandbox|start)\n/)]);
  const mistyped = await runCommand(`${file}.ts`, {}, "--port", "4200");
  expect([mistyped.code, mistyped.text]).toEqual([1, expect.stringContaining("There is no argument --port.")]);
});
