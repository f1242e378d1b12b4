import { readdir } from "node:fs/promises";
import { relative } from "node:path";
import { bundleWithFiles } from "./bundle.ts";
import { describeProblem, lintContract, lintFlow, unreferencedFiles } from "./lint-contract.ts";
import { CONTRACT_ENTRY, FLOWS_FOLDER, SPEC_FOLDER } from "./location.ts";

const unusedIn = async (files: ReadonlySet<string>): Promise<string[]> => {
  const unused = await unreferencedFiles(SPEC_FOLDER, files);
  return unused.map(
    (file) =>
      `${relative(process.cwd(), file)}:1:1  unreferenced-file  Nothing refers to this file. List a path in spec/atlas.yaml, and reference a schema by $ref.`,
  );
};

const entry = process.argv[2] ?? CONTRACT_ENTRY;
const flows = (await readdir(FLOWS_FOLDER)).filter((name) => name.endsWith(".arazzo.yaml"));
const linted = await Promise.all([lintContract(entry), ...flows.map((name) => lintFlow(`${FLOWS_FOLDER}${name}`))]);
const problems = linted.flat().map(describeProblem).toSorted();
/** Returns the reason why the contract cannot be bundled, or its files that nothing refers to. */
const bundleProblems = async (): Promise<readonly string[]> => {
  try {
    return await unusedIn(bundleWithFiles(entry).files);
  } catch (error) {
    return [String(error)];
  }
};
const further = await bundleProblems();
const findings = [...new Set([...problems, ...further])];

if (findings.length > 0) {
  console.error(`${findings.join("\n")}\n\nThe contract has ${findings.length} problems.`);
  process.exitCode = 1;
} else {
  console.log("The contract holds its conventions.");
}
