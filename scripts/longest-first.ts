import { BaseSequencer } from "vitest/node";

/** Files that take twenty seconds or more, whatever their size. */
const longest = [
  "servers/reference/test/conformance.test.ts",
  "packages/conformance/test/sandbox.test.ts",
  "servers/reference/test/console-journeys.test.ts",
  "packages/conformance/test/command.test.ts",
  "servers/reference/test/knowledge.bombs.test.ts",
  "servers/reference/test/docs-site.test.ts",
  "servers/reference/test/console-pages.test.ts",
  "packages/codegen/src/generate/generate.test.ts",
  "servers/reference/test/faults.test.ts",
  "servers/reference/test/console-people.test.ts",
  "servers/reference/test/console-states.test.ts",
  "servers/reference/test/agent-races.test.ts",
  "servers/reference/test/approvals.test.ts",
  "servers/reference/test/delivery.test.ts",
  "servers/reference/upgrades/upgrade.test.ts",
  "servers/reference/test/processes.test.ts",
  "servers/reference/test/media.test.ts",
  "servers/reference/test/erasure.test.ts",
  "servers/reference/test/knowledge.corpus.test.ts",
];

const rankOf = (path: string): number => {
  const found = longest.findIndex((each) => path.endsWith(each));
  return found === -1 ? longest.length : found;
};

/** Begins with the longest files. A fresh checkout knows only sizes, and a small file that ends last runs alone. */
export class LongestFirst extends BaseSequencer {
  override readonly sort: BaseSequencer["sort"] = async (files) => {
    const byHistory = BaseSequencer.prototype.sort.bind(this);
    return (await byHistory(files)).toSorted((one, other) => rankOf(one.moduleId) - rankOf(other.moduleId));
  };
}
