/** Shell for tests of jobs: a clock that stands still, rows in memory, and commits with the given conflicts. */
import { createHash } from "node:crypto";
import type { Change } from "../src/core/changes.ts";
import { World } from "./changes.ts";
import { idOf, now } from "./facts.ts";
import type { JobShell } from "../src/pipeline/job.ts";

export interface TestShell extends JobShell {
  readonly world: World;
  /** Changes of each commit that took effect. */
  readonly commits: (readonly Change[])[];
}

export const testShell = (rows: readonly Change[] = [], conflicts: readonly string[] = []): TestShell => {
  const world = new World(rows);
  const commits: (readonly Change[])[] = [];
  const left = [...conflicts];
  let count = 0;
  return {
    world,
    commits,
    clock: { now: () => Date.parse(now) },
    newId: () => idOf(50, ++count),
    sha256: (text) => createHash("sha256").update(text).digest("hex"),
    random: () => 0,
    store: {
      commit: (_organization, changes) => {
        const conflict = left.shift();
        if (conflict !== undefined) return { conflict };
        world.commit(changes);
        commits.push(changes);
        return "committed";
      },
    },
  };
};
