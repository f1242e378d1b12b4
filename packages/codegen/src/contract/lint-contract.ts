import { BaseResolver, lint, loadConfig, type NormalizedProblem } from "@redocly/openapi-core";
import { LINTER_CONFIG } from "./location.ts";

/**
 * Lints a contract by spec/redocly.yaml. Warnings and suppressed problems count as much as errors: nothing may pass.
 * @param entry the entry file
 * @param externalRefResolver reads the files; the file system by default
 * @throws {Error} if spec/redocly.yaml names a rule that does not exist
 */
export async function lintContract(
  entry: string,
  externalRefResolver: BaseResolver = new BaseResolver(),
): Promise<NormalizedProblem[]> {
  const config = await loadConfig({ configPath: LINTER_CONFIG });
  const problems = await lint({ ref: entry, config, externalRefResolver });
  const { rules } = config.getUnusedRules();
  if (rules.length > 0) throw new Error(`spec/redocly.yaml names rules that do not exist: ${rules.join(", ")}`);
  return problems;
}
