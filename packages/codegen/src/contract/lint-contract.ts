import { BaseResolver, lint, loadConfig, type NormalizedProblem } from "@redocly/openapi-core";
import { FLOWS_LINTER_CONFIG, LINTER_CONFIG } from "./location.ts";

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
