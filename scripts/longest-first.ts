import { BaseSequencer } from "vitest/node";

/** Files that take half a minute or more, whatever their size. */
const longest = [
  "servers/reference/test/conformance.test.ts",
  "packages/conformance/test/bites.test.ts",
  "scripts/endpoint/endpoint.test.ts",
  "packages/conformance/test/sandbox.test.ts",
  "servers/reference/test/console.test.ts",
  "servers/reference/test/approvals.test.ts",
  "servers/reference/test/knowledge.bombs.test.ts",
  "servers/reference/test/flows.test.ts",
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
