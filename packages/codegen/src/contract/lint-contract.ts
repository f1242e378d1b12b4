import { BaseResolver, type NormalizedProblem, getLineColLocation, lint, loadConfig } from "@redocly/openapi-core";
import { FLOWS_LINTER_CONFIG, LINTER_CONFIG } from "./location.ts";
import { readdir } from "node:fs/promises";
import { join, relative } from "node:path";

/**
 * Lints a contract by spec/redocly.yaml. Warnings and suppressed problems count as much as errors: nothing may pass.
 * @param entry the entry file
 * @param externalRefResolver reads the files; the file system by default
 * @throws {Error} if spec/redocly.yaml names a rule that does not exist
 */
export const lintContract = (entry: string, externalRefResolver?: BaseResolver): Promise<NormalizedProblem[]> =>
  lintBy(LINTER_CONFIG, entry, externalRefResolver);

/** Lints a flow, an Arazzo description, by spec/flows/redocly.yaml. */
export const lintFlow = (entry: string): Promise<NormalizedProblem[]> => lintBy(FLOWS_LINTER_CONFIG, entry);

const lintBy = async (
  configPath: string,
  entry: string,
  externalRefResolver: BaseResolver = new BaseResolver(),
): Promise<NormalizedProblem[]> => {
  const config = await loadConfig({ configPath });
  const problems = await lint({ ref: entry, config, externalRefResolver });
  const { rules } = config.getUnusedRules();
  if (rules.length > 0) throw new Error(`${configPath} names rules that do not exist: ${rules.join(", ")}`);
  return problems;
};

const FOLDERS = ["sections", "events", "shared/parameters", "shared/responses", "shared/schemas"];

/**
 * The files of the contract that nothing refers to: what an unused component is in a contract of many files.
 * @param specFolder the folder of the contract
 * @param used absolute paths of the files that its bundle was made from
 * @returns absolute paths in alphabetical order
 */
export const unreferencedFiles = async (specFolder: string, used: ReadonlySet<string>): Promise<string[]> => {
  const listings = await Promise.all(FOLDERS.map((folder) => yamlFilesIn(join(specFolder, folder))));
  return listings
    .flat()
    .filter((file) => !used.has(file))
    .toSorted();
};

const yamlFilesIn = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true });
  return entries.filter((name) => name.endsWith(".yaml")).map((name) => join(folder, name));
};

/** Prints a linter problem as `file:line:column rule message`, with a path relative to the working folder. */
export const describeProblem = (problem: NormalizedProblem): string => {
  const [location] = problem.location;
  const place = location ? describeLocation(location) : "(no place)";
  const hint = problem.suggest.length > 0 ? ` Did you mean: ${problem.suggest.join(", ")}?` : "";
  return `${place}  ${problem.ruleId}  ${problem.message.replaceAll(/\s*\n\s*/g, " ")}${hint}`;
};

const describeLocation = (location: NormalizedProblem["location"][number]): string => {
  const { start, source } = getLineColLocation(location);
  return `${relative(process.cwd(), source.absoluteRef)}:${start.line}:${start.col}`;
};
