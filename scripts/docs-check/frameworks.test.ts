/** Holds the page about queries to the projects that `test:runtimes` runs. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { allFrameworks } from "../../runtimes/frameworks/rows.ts";
import { read } from "./test-support/page-files.ts";

const page = read("docs/sdk/queries.md");
const frameworks = await allFrameworks();

test.for(frameworks)("$name is printed as it runs", ({ name, folder }) => {
  const printed = [...page.matchAll(/^```\w+ tab="(\w+)"\n(.*?)^```/gms)].filter(
    ([, tab]) => tab?.toLowerCase() === name,
  );
  const files = ["inbox", "server", "browser"].map((file) => {
    const found = ["ts", "tsx", "vue", "svelte"].map((end) => join(folder, `src/${file}.${end}`)).find(existsSync);
    return found && readFileSync(found, "utf8");
  });
  expect(printed.map(([, , code]) => code)).toEqual(files);
});

test.for(frameworks)("$name pins its versions, checks its types and is in the table", ({ manifest }) => {
  const all = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const [dependency, version] of all) expect(version, dependency).toMatch(/^\d+\.\d+\.\d+$/);
  expect(manifest.scripts.check).toEqual(expect.any(String));
  const query = all.map(([dependency]) => dependency).find((dependency) => dependency.startsWith("@tanstack/"));
  expect(page).toContain(`| \`${query}\` |`);
});
