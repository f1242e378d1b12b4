/** Commands that run the story in each runtime, and the compilers on the types. */
import { join } from "node:path";
import { mustRun } from "../scripts/command.ts";
import { inChromium, inFirefox, inWebKit } from "./browsers.ts";
import { tryFrameworks } from "./frameworks/try.ts";
import { tellInHermes } from "./hermes.ts";
import { type Visit, tellInPage } from "./page.ts";
import { type Tarballs, toolFolder } from "./project.ts";
import { tryRunners } from "./runners/try.ts";
import { tellServerParts } from "./server-parts.ts";
import { compileWithEach } from "./type-matrix.ts";
import { serveInWorkerd, tellInWorkerd } from "./workerd.ts";

export interface Surroundings {
  /** Throw-away folder. */
  readonly folder: string;
  readonly tarballs: Tarballs;
  /** Throw-away project with the packed packages. */
  readonly project: string;
  readonly serverUrl: string;
  /** Options of `suite.js`. */
  readonly suite: readonly string[];
  /** Names of test runners. All if empty. */
  readonly runners: readonly string[];
}

/** Runs the story. Returns a line for the report. */
type Run = (surroundings: Surroundings) => Promise<string>;

const node =
  (command: () => Promise<string>): Run =>
  async ({ project, serverUrl, suite }) => {
    const executable = await command();
    const version = await mustRun([executable, "--version"]);
    const required = await mustRun([executable, "--no-warnings", join(project, "required.cjs")]);
    const commonJs = ["--no-experimental-require-module", join(project, "required.cjs"), "--alone"];
    const alone = await mustRun([executable, ...commonJs]);
    const output = await mustRun([executable, join(project, "node.js"), serverUrl]);
    // The engine passes all cases from source in its own test.
    return `${version}: ${required}, ${alone}, ${output}, ${await mustRun([executable, join(project, "suite.js"), ...suite])}`;
  };

const binary = (tool: string, name: string) => async (): Promise<string> =>
  join(await toolFolder(tool), "node_modules/.bin", name);

const tellOrSay = async (visit: Visit | string, { project, serverUrl }: Surroundings): Promise<string> =>
  typeof visit === "string" ? visit : tellInPage(project, serverUrl, visit);

const nodes = ["node20", "node22", "node24", "node26"];

const versionOf = async (tool: string) => {
  const path = await binary(tool, "node")();
  return { path, version: (await mustRun([path, "--version"])).slice(1) };
};

export const runs: { readonly [name: string]: Run } = {
  node20: node(binary("node20", "node")),
  node22: node(binary("node22", "node")),
  node24: node(binary("node24", "node")),
  node26: node(binary("node26", "node")),
  bun: async ({ project, serverUrl, suite }) => {
    const required = await mustRun([process.execPath, join(project, "required.cjs")]);
    const output = await mustRun([process.execPath, join(project, "bun.js"), serverUrl]);
    // The reference server is the same core on Bun, and passes all cases in its own test.
    return `${Bun.version}: ${required}, ${output}, ${await mustRun([process.execPath, join(project, "suite.js"), ...suite])}`;
  },
  deno: async ({ project, serverUrl }) => {
    const deno = await binary("deno", "deno")();
    const [version = ""] = (await mustRun([deno, "--version"])).split("\n");
    const story = [
      "run",
      "--no-prompt",
      "--allow-net",
      "--node-modules-dir=manual",
      join(project, "deno.js"),
      serverUrl,
    ];
    const required = await mustRun([deno, "run", "--node-modules-dir=manual", join(project, "required.cjs")]);
    return `${version}: ${required}, ${await mustRun([deno, ...story])}`;
  },
  workerd: async ({ project, serverUrl }) => tellInWorkerd(await toolFolder("workerd"), project, serverUrl),
  serve: async ({ project }) => serveInWorkerd(await toolFolder("workerd"), project),
  chromium: async ({ project, serverUrl }) => tellInPage(project, serverUrl, inChromium),
  firefox: async (surroundings) => tellOrSay(await inFirefox(), surroundings),
  webkit: async (surroundings) => tellOrSay(inWebKit(), surroundings),
  hermes: async ({ project }) => tellInHermes(await toolFolder("hermes"), project),
  server: async ({ serverUrl }) => tellServerParts(serverUrl),
  runners: async ({ folder, tarballs, runners }) =>
    `\n${await tryRunners(folder, { names: runners, nodes: await Promise.all(nodes.map(versionOf)), tarballs })}`,
  frameworks: async ({ folder, tarballs }) =>
    `\n${await tryFrameworks(join(folder, "frameworks"), await binary("node22", "node")(), tarballs)}`,
  types: async ({ project }) => compileWithEach(await toolFolder("typescript"), project),
};
