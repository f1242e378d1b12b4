/**
 * `bun run mutate [package[/folder or files] …]`: mutates the source of packages, or of a folder or files of one such as
 * `service/*.ts`, and counts the mutants that no test of the package notices. Works on a copy of the repository. Reports go
 * to `.data/mutation/`. `--one` tries one mutant at a time, to leave a core to others.
 */
import { cp, mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { toolFolder } from "../runtimes/project.ts";
import { asScript, repository } from "./command.ts";
import { Copy } from "./copy.ts";

const one = process.argv.includes("--one");
const all = ["answers", "service", "webhooks", "sdk"];

const vitestConfig = (name: string): string => `import { defineConfig } from "vitest/config";
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ["packages/${name}/{src,test}/**/*.test.ts"],
    // Mutants make the source longer.
    exclude: ["**/size.test.ts"],
    isolate: false,
    testTimeout: 30_000,
  },
});
`;

/** Static mutants are left out: they rerun every test and take nearly all of the time. */
const strykerConfig = (name: string, files: string, tool: string) => ({
  packageManager: "npm",
  testRunner: "vitest",
  plugins: [join(tool, "node_modules/@stryker-mutator/vitest-runner/dist/src/index.js")],
  vitest: { configFile: "vitest.mutation.config.ts", related: false },
  mutate: [`packages/${name}/src/${files}`, "!**/*.test.ts", "!**/*.test-d.ts", "!**/generated/**"],
  // Stryker needs an API that TypeScript 7 lacks. No file has this name.
  tsconfigFile: "none.json",
  // The copy is thrown away.
  inPlace: true,
  // Some tests compare the source with docs that quote it.
  disableTypeChecks: false,
  ignoreStatic: true,
  coverageAnalysis: "perTest",
  concurrency: one ? 1 : 2,
  // On a busy machine a slow test must not count as a mutant that was noticed.
  timeoutMS: 60_000,
  reporters: ["json", "html", "progress-append-only"],
  jsonReporter: { fileName: "mutation/report.json" },
  htmlReporter: { fileName: "mutation/report.html" },
});

interface Report {
  readonly files: { readonly [path: string]: { readonly mutants: readonly { readonly status: string }[] } };
}

const noticed = new Set(["Killed", "Timeout"]);
const missed = new Set(["Survived", "NoCoverage"]);

/** Share of mutants that a test notices, in percent. */
const scoreOf = (mutants: readonly { readonly status: string }[]): string => {
  const [good, bad] = [noticed, missed].map((wanted) => mutants.filter(({ status }) => wanted.has(status)).length);
  const counted = (good ?? 0) + (bad ?? 0);
  return counted === 0 ? "-" : `${((100 * (good ?? 0)) / counted).toFixed(1)} % of ${counted}`;
};

const folderOf = (path: string): string => path.split("/").slice(0, -1).join("/");

const mutate = async (wanted: string, tool: string): Promise<void> => {
  const [name = "", ...below] = wanted.split("/");
  const mutated = wanted.endsWith(".ts") ? below.join("/") : [...below, "**/*.ts"].join("/");
  const copy = await Copy.make();
  try {
    await copy.apply([
      { path: "vitest.mutation.config.ts", text: vitestConfig(name) },
      { path: "stryker.json", text: JSON.stringify(strykerConfig(name, mutated, tool)) },
    ]);
    const stryker = join(tool, "node_modules/@stryker-mutator/core/bin/stryker.js");
    const { ok, output } = await copy.run("node", [stryker, "run", "stryker.json"], { seen: true });
    if (!ok) throw new Error(output.slice(-4_000));
    const kept = join(repository, ".data/mutation", wanted.replaceAll("*", "all"));
    await mkdir(kept, { recursive: true });
    await cp(copy.at("mutation"), kept, { recursive: true });
    const report: Report = JSON.parse(await readFile(join(kept, "report.json"), "utf8")); // Written by Stryker.
    const files = Object.entries(report.files);
    console.log(`${wanted}: ${scoreOf(files.flatMap(([, { mutants }]) => mutants))}`);
    for (const [folder, its] of Map.groupBy(files, ([path]) => folderOf(path)))
      console.log(`  ${scoreOf(its.flatMap(([, { mutants }]) => mutants)).padEnd(18)}  ${folder}`);
  } finally {
    await copy.remove();
  }
};

await asScript(async () => {
  const names = process.argv.slice(2).filter((name) => name !== "--one");
  const tool = await toolFolder("stryker");
  for (const name of names.length > 0 ? names : all) await mutate(name, tool);
});
