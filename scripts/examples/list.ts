/** The examples, and the little that is special about some. */
import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../command.ts";

export const examplesFolder = join(repository, "examples");

/** Offline sandbox in the example's process, or a running server. */
export type Against = "offline" | "server";

export interface Example {
  readonly name: string;
  readonly folder: string;
  /** Has a lockfile of its own, since it brings a framework that the repository does not have. */
  readonly foreign: boolean;
  readonly against: readonly Against[];
  /** Command that fails where the example cannot run, and what is missing there. */
  readonly needs?: { readonly probe: readonly string[]; readonly what: string };
}

type Special = Partial<Pick<Example, "against" | "needs">>;

const special: { readonly [name: string]: Special } = {
  // The offline sandbox has no OAuth.
  "mcp-oauth": { against: ["server"] },
  quickstart: { against: ["server"] },
  "receive-go": { needs: { probe: ["go", "version"], what: "Go" } },
  "receive-php": { needs: { probe: ["php", "--version"], what: "PHP" } },
  "receive-python": { needs: { probe: ["python3", "--version"], what: "Python" } },
  "receive-ruby": { needs: { probe: ["ruby", "--version"], what: "Ruby" } },
  // The sandbox inside the page, or inside the tests, is the point of them.
  "test-browser-msw": { against: ["offline"] },
  "test-jest": { against: ["offline"] },
  "test-node": { against: ["offline"] },
  "test-vitest": { against: ["offline"] },
  "react-inbox": { against: ["offline"] },
};

export const allExamples = async (): Promise<readonly Example[]> => {
  const entries = await readdir(examplesFolder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory() && entry.name !== "node_modules").map(({ name }) => name);
  return names.toSorted().map((name) => {
    const folder = join(examplesFolder, name);
    return {
      name,
      folder,
      foreign: existsSync(join(folder, "bun.lock")),
      against: ["offline", "server"],
      ...special[name],
    };
  });
};

/** Examples that the command line names; all without names. @throws {Error} for an unknown name */
export const chosenExamples = async (names: readonly string[]): Promise<readonly Example[]> => {
  const all = await allExamples();
  const unknown = names.find((name) => !all.some((example) => example.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no example ${unknown}; there are: ${all.map(({ name }) => name).join(", ")}.`);
  return names.length === 0 ? all : all.filter(({ name }) => names.includes(name));
};
