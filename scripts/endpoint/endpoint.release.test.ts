/** Adding an endpoint takes at most seven edited files, and an error names each missing piece. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Copy } from "../copy.ts";
import { contractEdits, loadEdits, operationEdits } from "./edits.ts";

/** Sources without tests, which take as long again. A step compiles the least that must tell its error, the last one all. */
const projects = {
  operations: { files: ["packages/service/src/sections.ts"] },
  loads: { files: ["packages/sandbox/src/loads/conversations.ts", "servers/reference/src/services/handlers.ts"] },
  shells: {
    include: ["answers", "contract", "postgres", "sandbox", "service", "sdk", "server-stubs", "validators"]
      .map((name) => `packages/${name}/src`)
      .concat("servers/*/src"),
    exclude: ["**/*.test.ts", "**/*.test-d.ts"],
  },
};

const projectFiles = Object.entries(projects).map(([name, sources]) => ({
  path: `tsconfig.${name}.json`,
  text: JSON.stringify({ extends: "./tsconfig.json", include: [], ...sources }),
}));

const answer = `
  import { createSandbox } from "@atlas-messaging/sandbox";
  const sandbox = createSandbox();
  const headers = { authorization: "Bearer " + sandbox.token };
  const answer = await sandbox.fetch(sandbox.baseUrl + "/v1/atlas/conversations/" + sandbox.credentials.conversation_id + "/channel", { headers });
  console.log(answer.status, await answer.text());
`;

describe("an endpoint that is added as CONTRIBUTING.md says", () => {
  let copy: Copy;
  beforeAll(async () => {
    copy = await Copy.make();
  });
  afterAll(() => copy.remove());

  // A checker more would check again what both need.
  const compile = (project: keyof typeof projects) =>
    copy.run("tsc", ["--noEmit", "--checkers", "1", "-p", `tsconfig.${project}.json`]);
  const generate = () => copy.run("bun", ["packages/codegen/src/generate/main.ts"]);

  test("is a type error and answers 501 while only the contract has it", async () => {
    await copy.apply([...contractEdits, ...projectFiles]);
    expect(await generate()).toMatchObject({ ok: true });
    const { ok, output } = await compile("operations");
    expect(ok).toBe(false);
    expect(output).toMatch(/operations\/sections\.ts.*"conversations\.channel.*is missing/);
    expect((await copy.run("bun", ["-e", answer])).output).toMatch(/^501 .*"not_implemented"/m);
  });

  test("is a type error in each shell that has no load for it", async () => {
    await copy.apply(operationEdits);
    const { output } = await compile("loads");
    expect(output).toMatch(/servers\/reference\/src\/sections\/index\.ts[^]*?"conversations\.channel"/);
    expect(output).toMatch(/packages\/sandbox\/src\/loads\/conversations\.ts[^]*?"conversations\.channel"/);
  });

  test("passes its cases in both shells, after at most seven files", async () => {
    await copy.apply(loadEdits);
    expect(await compile("shells")).toEqual({ ok: true, output: "" });
    expect(await copy.run("bun", ["scripts/endpoint/try.ts"])).toMatchObject({ ok: true });
    const suite = ["scripts/conformance-reference.ts", "--only", "conversations.channel"];
    expect(await copy.run("bun", suite)).toMatchObject({ ok: true });
    const paths = new Set([...contractEdits, ...operationEdits, ...loadEdits].map(({ path }) => path));
    expect(paths.size).toBeLessThanOrEqual(7);
  });
});
