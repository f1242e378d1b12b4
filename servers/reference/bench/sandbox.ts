/**
 * `bun run bench sandbox`: from import to the first answer, and a call, of the package as it is built. Beside it, where
 * `bench/others` has been installed, mock servers made from the same contract. Each figure comes from processes of its own.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const bench = fileURLToPath(new URL("../../../packages/sandbox/bench/", import.meta.url));
const at = (path: string): string => join(bench, path);

interface Figures {
  readonly firstMs: number;
  /** Microseconds a call by operation. */
  readonly calls: { readonly [name: string]: number };
  /** True if created rows are listed afterwards. */
  readonly keepsState: boolean;
  /** The status of a call without a token, and of one with a body that the contract does not allow. */
  readonly withoutToken: number;
  readonly invalid: number;
}

const others = [
  { name: "hey-api + msw", script: "msw.js", packages: ["@hey-api/openapi-ts", "msw"] },
  { name: "@scalar/mock-server", script: "scalar.js", packages: ["@scalar/mock-server"] },
  { name: "prism", script: "prism.js", packages: ["@stoplight/prism-http"] },
];
const runs = 5;
/** Runs of the others, which take seconds to start. */
const runsOfOthers = 2;

const measured = async (script: string, processes: number): Promise<Figures> => {
  const figures: Figures[] = [];
  for (let run = 0; run < processes; run++) {
    const child = Bun.spawn([process.execPath, at(script)], { stdout: "pipe", stderr: "inherit", cwd: bench });
    const text = await new Response(child.stdout).text();
    if ((await child.exited) !== 0) throw new Error(`${script} failed`);
    figures.push(JSON.parse(text.trim().split("\n").at(-1) ?? "")); // The last that these scripts print.
  }
  return best(figures);
};

/** Takes the best of several runs, since noise only adds. */
const best = (figures: readonly Figures[]): Figures => {
  const [first] = figures;
  if (!first) throw new Error("nothing was measured");
  const names = Object.keys(first.calls);
  const least = (of: (each: Figures) => number): number => Math.min(...figures.map(of));
  return {
    ...first,
    firstMs: least(({ firstMs }) => firstMs),
    calls: Object.fromEntries(names.map((name) => [name, least(({ calls }) => calls[name] ?? Number.NaN)])),
  };
};

const print = (name: string, { firstMs, calls, keepsState, withoutToken, invalid }: Figures): void => {
  const each = Object.entries(calls).map(([call, micros]) => `${call} ${micros.toFixed(1)} µs`);
  console.log(`${name.padEnd(20)} import to first answer ${firstMs.toFixed(1)} ms`);
  console.log(`${"".padEnd(20)} ${each.join("; ")}`);
  const state = keepsState ? "lists what was made" : "keeps no state";
  console.log(`${"".padEnd(20)} ${state}; without a token ${withoutToken}, a body that is wrong ${invalid}`);
};

const versionsOf = async (packages: readonly string[]): Promise<string> => {
  const manifest: unknown = await Bun.file(at("others/package.json")).json();
  const { dependencies } = manifest as { readonly dependencies: { readonly [name: string]: string } }; // Its own.
  return packages.map((name) => `${name} ${dependencies[name]}`).join(", ");
};

export const benchSandbox = async (): Promise<void> => {
  const built = Bun.spawnSync([process.execPath, "run", "build"], { cwd: at(".."), stderr: "inherit" });
  if (!built.success) throw new Error("the sandbox cannot be built");
  console.log(`offline sandbox, the best of ${runs} processes, and of ${runsOfOthers} of each other`);
  print("sandbox", await measured("ours.ts", runs));
  if (!existsSync(at("others/node_modules"))) {
    console.log("Not installed, so not compared: run `bun install --cwd packages/sandbox/bench/others`.");
    return;
  }
  for (const { name, script, packages } of others) {
    console.log(`beside ${await versionsOf(packages)}; none of them signs a webhook`);
    print(name, await measured(`others/${script}`, runsOfOthers));
  }
};
