/** Adding an endpoint takes at most seven edited files, and an error names each missing piece. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Copy } from "../copy.ts";
import { contractEdits, loadEdits, operationEdits } from "./edits.ts";

/** The sources of the two shells and what they import, without tests: all sources take as long again, and so do all tests. */
const project = "tsconfig.sources.json";
const buildInfo = "tsconfig.sources.tsbuildinfo";
const sourcesAlone = JSON.stringify({
  extends: "./tsconfig.json",
  include: ["contract", "domain", "pipeline", "sandbox", "sdk", "server-stubs"]
    .map((name) => `packages/${name}/src`)
    .concat("servers/*/src"),
  exclude: ["**/*.test.ts", "**/*.test-d.ts"],
});

const answer = `
  import { createSandbox } from "@atlas-messaging/sandbox";
  const sandbox = createSandbox();
  const headers = { authorization: "Bearer " + sandbox.token };
  const answer = await sandbox.fetch(sandbox.baseUrl + "/v1/atlas/conversations/" + sandbox.credentials.conversation_id + "/channel", { headers });
  console.log(answer.status, await answer.text());
`;

describe("an endpoint that is added as CONTRIBUTING.md says", { timeout: 900_000 }, () => {
  let copy: Copy;
  beforeAll(async () => {
    copy = await Copy.make();
  });
  afterAll(() => copy.remove());

  // Later compilations read again only what an edit concerns. A checker more would check again what both need.
  const incremental = ["--incremental", "--tsBuildInfoFile", buildInfo];
  const compile = () => copy.run("tsc", ["--noEmit", "--checkers", "1", "-p", project, ...incremental]);
  const generate = () => copy.run("bun", ["packages/codegen/src/generate/main.ts"]);

  test("is a type error and answers 501 while only the contract has it", async () => {
    await copy.apply([...contractEdits, { path: project, text: sourcesAlone }]);
    expect(await generate()).toMatchObject({ ok: true });
    const { ok, output } = await compile();
    expect(ok).toBe(false);
    expect(output).toMatch(/operations\/sections\.ts.*"conversations\.channel.*is missing/);
    expect((await copy.run("bun", ["-e", answer])).output).toMatch(/^501 .*"not_implemented"/m);
  });

  test("is a type error in each shell that has no load for it", async () => {
    await copy.apply(operationEdits);
    const { output } = await compile();
    expect(output).toMatch(/servers\/reference\/src\/sections\/index\.ts[^]*?"conversations\.channel"/);
    expect(output).toMatch(/packages\/sandbox\/src\/loads\/conversations\.ts[^]*?"conversations\.channel"/);
  });

  test("passes its cases in both shells, after at most seven files", async () => {
    await copy.apply(loadEdits);
    expect(await compile()).toEqual({ ok: true, output: "" });
    expect(await copy.run("bun", ["scripts/endpoint/try.ts"])).toMatchObject({ ok: true });
    const suite = ["scripts/conformance-reference.ts", "--only", "conversations.channel"];
    expect(await copy.run("bun", suite)).toMatchObject({ ok: true });
    const paths = new Set([...contractEdits, ...operationEdits, ...loadEdits].map(({ path }) => path));
    expect(paths.size).toBeLessThanOrEqual(7);
  });
});
