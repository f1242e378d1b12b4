import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contract } from "../../../test-support/contract.ts";
import { codeSamples } from "./code-samples.ts";

const modules = fileURLToPath(new URL("../../../../../node_modules/", import.meta.url));

/** A folder in which the repository's packages are found. */
let folder: string;
const samples = codeSamples(contract);

beforeAll(async () => {
  folder = await mkdtemp(join(modules, ".samples-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("every program in TypeScript passes the type checker", async () => {
  const programs = [...samples].flatMap(([id, own]) =>
    own.filter(({ lang }) => lang === "TypeScript").map(({ source }) => [id, source] as const),
  );
  expect(programs.length).toBeGreaterThan(80);
  await Promise.all(programs.map(([id, source]) => writeFile(join(folder, `${id}.ts`), `${source}\n`)));
  const config = { extends: "../../tsconfig.json", include: ["*.ts"], exclude: [] };
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config));
  const checked = promisify(execFile)(join(modules, ".bin/tsc"), ["--noEmit", "-p", folder]);
  await expect(checked.catch(({ stdout }: { readonly stdout: string }) => stdout)).resolves.toMatchObject({
    stdout: "",
  });
});

test("every operation is called by curl with its credential and its body", () => {
  for (const { id, auth, requestBody, file, method } of contract.operations) {
    const { source = "" } = samples.get(id)?.find(({ lang }) => lang === "Shell") ?? {};
    expect(source.includes('-H "Authorization: Bearer $'), id).toBe(auth.scheme !== "none");
    expect(source.includes(" -d '"), id).toBe(requestBody !== null);
    expect(source.startsWith(`curl -sS -X ${method.toUpperCase()} "`), id).toBe(
      method !== "get" && (method !== "post" || (requestBody ?? file) === null),
    );
  }
});
