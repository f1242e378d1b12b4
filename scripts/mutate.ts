/**
 * `bun run mutate [package …]`: changes the source of packages, a little at a time, and counts the changes that no test of
 * the package notices. It works on a copy of the repository; the reports are in `.data/mutation/`.
 */
import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { toolFolder } from "../runtimes/project.ts";
import { asScript, repository } from "./command.ts";
import { Copy } from "./copy.ts";

const all = ["domain", "pipeline", "webhooks", "sdk"];

const vitestConfig = (name: string): string => `import { defineConfig } from "vitest/config";
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["packages/${name}/{src,test}/**/*.test.ts"],
    // The source is longer with all its changes in it.
    exclude: ["**/size.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
`;

/** Static mutants, which need every test anew, take nearly all of the time; they are left out. */
const strykerConfig = (name: string, tool: string) => ({
  packageManager: "npm",
  testRunner: "vitest",
  plugins: [join(tool, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  mutate: [`packages/${name}/src/**/*.ts`, "!**/*.test.ts", "!**/*.test-d.ts", "!**/generated/**"],
  // TypeScript 7 has no API that Stryker could call: no file has this name.
  tsconfigFile: "none.json",
  // The copy is thrown away.
  inPlace: true,
  // Some tests compare the source with pages that show it.
  disableTypeChecks: false,
  ignoreStatic: true,
  coverageAnalysis: "perTest",
  concurrency: 2,
  reporters: ["json", "html", "progress-append-only"],
  jsonReporter: { fileName: "mutation/report.json" },
  htmlReporter: { fileName: "mutation/report.html" },
});

interface Report {
  readonly files: { readonly [path: string]: { readonly mutants: readonly { readonly status: string }[] } };
}

const noticed = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

/** The share of changes that a test notices, in percent. */
const scoreOf = (mutants: readonly { readonly status: string }[]): string => {
  const [good, bad] = [noticed, missed].map((wanted) => mutants.filter(({ status }) => wanted.has(status)).length);
  const counted = (good ?? 0) + (bad ?? 0);
  return counted === 0 ? "-" : `${((100 * (good ?? 0)) / counted).toFixed(1)} % of ${counted}`;
};

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/");

const mutate = async (name: string, tool: string): Promise<void> => {
  const copy = await Copy.make();
  try {
    await copy.apply([
      { path: "vitest.mutation.config.ts", text: vitestConfig(name) },
      { path: "stryker.json", text: JSON.stringify(strykerConfig(name, tool)) },
    ]);
    const stryker = join(tool, "node_modules/@stryker-mutator/core/bin/stryker.js");
    const { ok, output } = await copy.run("node", [stryker, "run", "stryker.json"], { seen: true });
    if (!ok) throw new Error(output.slice(-4_000));
    const kept = join(repository, ".data/mutation", name);
    await mkdir(kept, { recursive: true });
    await cp(copy.at("mutation"), kept, { recursive: true });
    const report = JSON.parse(await readFile(join(kept, "report.json"), "utf8")) as Report; // Stryker's own format.
    const files = Object.entries(report.files);
    console.log(`${name}: ${scoreOf(files.flatMap(([, { mutants }]) => mutants))}`);
    for (const [folder, its] of Map.groupBy(files, ([path]) => folderOf(path)))
      console.log(`  ${scoreOf(its.flatMap(([, { mutants }]) => mutants)).padEnd(18)}  ${folder}`);
  } finally {
    await copy.remove();
  }
};

await asScript(async () => {
  const names = process.argv.slice(2);
  const tool = await toolFolder("stryker");
  for (const name of names.length > 0 ? names : all) await mutate(name, tool);
});
