/**
 * Looks at a deployment and says what is wrong with it: `npm run doctor`, with the settings of the
 * service, beside it or before it starts. It changes nothing. Exits with 1 if there is a problem.
 */
import { addressFindings } from "./doctor/addresses.ts";
import { databaseFindings } from "./doctor/database.ts";
import { type Finding, asText, lookAt, ok, problem, warning } from "./doctor/finding.ts";
import { keepFilesPrivate } from "./platform/private-files.ts";
import { type Settings, SettingsError, deployable, readSettings } from "./settings.ts";
import { exposures } from "./exposures.ts";

const settingsFinding = (settings: Settings): Finding => {
  try {
    deployable(settings);
    const exposed = exposures(settings);
    return exposed.length > 0
      ? warning("settings", exposed.join(" "))
      : ok("settings", `Valid for ${settings.environment}.`);
  } catch (error) {
    return problem("settings", error instanceof Error ? error.message.replaceAll("\n", " ") : String(error));
  }
};

const examine = async (): Promise<readonly Finding[]> => {
  const settings = readSettings(process.env);
  const [database, addresses] = await Promise.all([
    lookAt("database", () => databaseFindings(settings)),
    lookAt("address", () => addressFindings(settings)),
  ]);
  return [settingsFinding(settings), ...database, ...addresses];
};

const report = async (): Promise<void> => {
  const findings = await examine().catch((error: unknown): readonly Finding[] => {
    if (error instanceof SettingsError) return [problem("settings", error.message)];
    throw error;
  });
  process.stdout.write(`${asText(findings)}\n`);
  if (findings.some(({ state }) => state === "problem")) process.exitCode = 1;
};

keepFilesPrivate();
void report();
