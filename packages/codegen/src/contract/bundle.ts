import { BaseResolver, type NormalizedProblem, bundle, getLineColLocation, loadConfig } from "@redocly/openapi-core";
import { type OpenApiDocument, asOpenApiDocument, isRecord } from "./document.ts";
import { CONTRACT_ENTRY, LINTER_CONFIG } from "./location.ts";
import { relative } from "node:path";

/**
 * Bundles the contract into one document: every `$ref` is internal, every response under `paths` has the standard
 * headers, components are in alphabetical order. The same files give the same document, byte for byte.
 * @param entry the file to start from; the contract's own entry by default
 * @param externalRefResolver reads the files; the file system by default
 * @throws {Error} if a reference cannot be resolved or two components share a name; the message says where
 */
export const bundleContract = async (
  entry: string = CONTRACT_ENTRY,
  externalRefResolver?: BaseResolver,
): Promise<OpenApiDocument> => (await bundleWithFiles(entry, externalRefResolver)).document;

/** Bundles like `bundleContract`, and returns the absolute paths of all files used. */
export const bundleWithFiles = async (
  entry: string = CONTRACT_ENTRY,
  externalRefResolver: BaseResolver = new BaseResolver(),
): Promise<{ document: OpenApiDocument; files: ReadonlySet<string> }> => {
  const config = await loadConfig({ configPath: LINTER_CONFIG });
  const result = await bundle({ ref: entry, config, componentRenamingConflicts: "error", externalRefResolver });
  if (result.problems.length > 0) throw new Error(result.problems.map(describeProblem).join("\n"));
  const plain: unknown = JSON.parse(JSON.stringify(result.bundle.parsed));
  return { document: asOpenApiDocument(withSortedComponents(plain)), files: result.fileDependencies };
};

const withSortedComponents = (document: unknown): unknown => {
  if (!isRecord(document) || !isRecord(document["components"])) return document;
  const sections = Object.entries(document["components"]).map(([name, section]) => [name, sorted(section)] as const);
  return { ...document, components: sorted(Object.fromEntries(sections)) };
};

const sorted = (section: unknown): unknown => {
  if (!isRecord(section)) return section;
  return Object.fromEntries(Object.entries(section).toSorted(([a], [b]) => (a < b ? -1 : 1)));
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
