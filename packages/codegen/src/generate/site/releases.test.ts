import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { entriesOf, readReleases } from "./releases.ts";

const changeset = fileURLToPath(new URL("../../../../../node_modules/@changesets/cli/bin.js", import.meta.url));
const config = new URL("../../../../../.changeset/config.json", import.meta.url);

/** Two packages. One change affects both; another, with a list in its text, affects the second. */
const files: { readonly [path: string]: string } = {
  "package.json": JSON.stringify({ name: "root", private: true, workspaces: ["packages/*"] }),
  "bun.lock": "",
  "packages/one/package.json": JSON.stringify({ name: "@atlas-messaging/one", version: "0.1.0" }),
  "packages/two/package.json": JSON.stringify({
    name: "@atlas-messaging/two",
    version: "0.1.0",
    dependencies: { "@atlas-messaging/one": "workspace:*" },
  }),
  "docs/releases.json": JSON.stringify({ "0.2.0": "2026-12-01" }),
  ".changeset/both.md": `---\n"@atlas-messaging/one": minor\n"@atlas-messaging/two": minor\n---\n\nBoth say more.\n`,
  ".changeset/two.md": `---\n"@atlas-messaging/two": patch\n---\n\nTwo things:\n\n- the first,\n  in two lines\n- the second\n`,
};

describe("after `changeset version`", () => {
  let repository: string;
  beforeAll(async () => {
    repository = await mkdtemp(join(tmpdir(), "atlas-releases-"));
    const { fixed: _, ...rest } = JSON.parse(await readFile(config, "utf8")) as { readonly fixed: unknown };
    const all = { ...files, ".changeset/config.json": JSON.stringify(rest) };
    for (const [path, text] of Object.entries(all)) {
      await mkdir(dirname(join(repository, path)), { recursive: true });
      await writeFile(join(repository, path), text);
    }
    await promisify(execFile)(process.execPath, [changeset, "version"], { cwd: repository });
  });
  afterAll(() => rm(repository, { recursive: true }));

  test("the changes are those of a version, each told once", async () => {
    expect(await readReleases(repository)).toEqual([
      {
        version: "0.2.0",
        date: "2026-12-01",
        changes: [
          { kind: "minor", packages: ["one", "two"], text: "Both say more." },
          { kind: "patch", packages: ["two"], text: "Two things:\n\n- the first,\n  in two lines\n- the second" },
        ],
      },
    ]);
  });

  test("the newest version comes first", async () => {
    const versions = ["0.9.0", "1.0.0-next.1", "0.10.0", "1.0.0"];
    const changelog = versions.map((version) => `## ${version}\n\n### Patch Changes\n\n- It is ${version}.\n`);
    await mkdir(join(repository, "packages/three"));
    await writeFile(join(repository, "packages/three/CHANGELOG.md"), `# three\n\n${changelog.join("\n")}`);
    const found = await readReleases(repository);
    expect(found.map(({ version }) => version)).toEqual(["1.0.0", "1.0.0-next.1", "0.10.0", "0.9.0", "0.2.0"]);
    expect(found[0]?.date).toBeNull();
  });
});

test("an entry that only raises a dependency says nothing", () => {
  const changelog = "# one\n\n## 1.0.0\n\n### Patch Changes\n\n- Updated dependencies [1234567]\n  - two@1.0.0\n";
  expect(entriesOf(changelog)).toEqual([]);
});
