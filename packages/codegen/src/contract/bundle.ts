import { BaseResolver, bundle, loadConfig } from "@redocly/openapi-core";
import { asOpenApiDocument, isRecord, type OpenApiDocument } from "./document.ts";
import { CONTRACT_ENTRY, LINTER_CONFIG } from "./location.ts";
import { describeProblem } from "./problem.ts";

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
