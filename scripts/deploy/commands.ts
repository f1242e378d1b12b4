/** Commands beside the server, as the package and the single binary run them, on both databases. */
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { createDeployment, installedPostgres } from "../../servers/reference/test-support/installed-postgres.ts";
import { runProgram } from "./processes.ts";

type Settings = { readonly [name: string]: string };

const owner = { organization_name: "Corner shop", email: "ada@shop.example", password: "correct horse battery staple" };

/** Makes an organization, examines, saves and restores it, and compares its exports. Returns the number of their rows. */
const tryOn = async (
  program: readonly string[],
  folder: string,
  { from, to, migrates }: { readonly from: Settings; readonly to: Settings; readonly migrates: boolean },
): Promise<number> => {
  const run = (settings: Settings, args: readonly string[], input?: string) =>
    runProgram([...program, ...args], settings, input);
  if (migrates) await run(from, ["migrate"]);
  const made = await run(from, ["operator:create"], JSON.stringify(owner));
  const [, organization = ""] = /"organization":\s*\{\s*"id":\s*"([^"]+)"/.exec(made) ?? [];
  const exported = await run(from, ["export", organization]);
  const lines = exported.trimEnd().split("\n");
  if (!lines.some((line) => line.includes(owner.email))) throw new Error(`The export lacks its operator: ${exported}`);
  const findings = await run(from, ["doctor"]);
  if (!/^✓ settings /m.test(findings)) throw new Error(findings);
  const saved = await run(from, ["backup", folder]);
  if (!saved.includes(folder)) throw new Error(saved);
  await run(to, ["restore", folder]);
  const restored = await run(to, ["export", organization]);
  if (restored !== exported) throw new Error("The restored organization has other rows.");
  return lines.length;
};

/** Returns a line for the report. @throws {Error} if a command fails */
export const tryCommands = async (program: readonly string[], folder: string): Promise<string> => {
  const shared = { ATLAS_ENCRYPTION_KEYS: randomBytes(32).toString("base64"), LOG_LEVEL: "warn" };
  const embedded = await tryOn(program, join(folder, "saved-embedded"), {
    from: { ...shared, DATA_DIR: join(folder, "data") },
    to: { ...shared, DATA_DIR: join(folder, "restored") },
    migrates: false,
  });
  const summary = `operator:create, export, doctor, backup and restore: ${embedded} rows on the embedded database`;
  const start = await installedPostgres();
  if (start === null) return `${summary}; PostgreSQL's own tools are missing here`;
  const [one, other] = [await start(), await start()];
  try {
    const rows = await tryOn(program, join(folder, "saved-postgres"), {
      from: { ...shared, ...(await createDeployment(one.url)) },
      to: { ...shared, ...(await createDeployment(other.url)) },
      migrates: true,
    });
    return `${summary}, ${rows} on PostgreSQL`;
  } finally {
    await Promise.all([one.lose(), other.lose()]);
  }
};
