import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { asScript, mustRun } from "../../scripts/command.ts";
import { startDatabase, startServer } from "../../scripts/reference-server.ts";

/** Prints clients × abilities. */
const table = (rows: readonly (readonly [string, { readonly [ability: string]: string }])[]): string => {
  const abilities = [...new Set(rows.flatMap(([, outcomes]) => Object.keys(outcomes)))];
  const width = Math.max(...rows.map(([name]) => name.length));
  const line = (name: string, cells: readonly string[]): string =>
    [name.padEnd(width), ...cells.map((cell, at) => cell.padEnd(abilities[at]?.length ?? 0))].join("  ");
  const marks = rows.map(([name, outcomes]) =>
    line(
      name,
      abilities.map((ability) => (outcomes[ability] === undefined ? "-" : outcomes[ability] === "✓" ? "✓" : "✗")),
    ),
  );
  return [line("", abilities), ...marks].join("\n");
};

/**
 * `bun run test:clients [--against server] [name …]`: clients of MCP that others make, each in an agent of its framework with
 * a scripted model, on the offline sandbox, or on a fresh reference server with PostgreSQL. What the model is shown is compared
 * word for word. Clients of WhatsApp's Cloud API run on the emulator. Prints clients × abilities.
 */

const folder = fileURLToPath(new URL(".", import.meta.url));

const names = [
  "official-1",
  "official-2",
  "official-2-current",
  "vercel-ai",
  "langchain",
  "openai-agents",
  "mastra",
  "genkit",
  "anthropic",
] as const;

/** Clients of the Cloud API, each on an emulator of its own. */
const cloudApiNames = ["great-detail", "kapso", "whatsapp-api-js"] as const;

/** Begins the line with the outcomes. */
const mark = "outcomes: ";

/** Outcome of each ability, as a program prints it. */
type Outcomes = { readonly [ability: string]: string };

const isCloudApi = (name: string): boolean => cloudApiNames.some((each) => each === name);

const outcomesOf = async (name: string, serverUrl: string | null): Promise<Outcomes> => {
  const program = isCloudApi(name) ? "programs/cloud-api/run.ts" : "programs/run.ts";
  const printed = await mustRun(["bun", program, name, ...(serverUrl === null ? [] : [serverUrl])], folder);
  // Frameworks log around it.
  const line = printed.split("\n").findLast((each) => each.startsWith(mark));
  if (line === undefined) throw new Error(`${name} printed no outcomes:\n${printed}`);
  const outcomes: Outcomes = JSON.parse(line.slice(mark.length));
  return outcomes;
};

type Row = readonly [name: string, outcomes: Outcomes];

const tryAll = async (chosen: readonly string[], serverUrl: string | null): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const name of chosen) rows.push([name, await outcomesOf(name, serverUrl)]);
  return rows;
};

const onServer = async (chosen: readonly string[]): Promise<Row[]> => {
  const database = await startDatabase(false);
  try {
    const server = await startServer(database.url);
    try {
      return await tryAll(chosen, server.url);
    } finally {
      await server.stop();
    }
  } finally {
    await database.stop();
  }
};

await asScript(async () => {
  const { values, positionals: asked } = parseArgs({
    options: { against: { type: "string", default: "offline" } },
    allowPositionals: true,
  });
  if (values.against !== "offline" && values.against !== "server")
    throw new Error(`--against takes offline or server; it is ${values.against}.`);
  const all: readonly string[] = [...names, ...cloudApiNames];
  const unknown = asked.filter((each) => !all.includes(each));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(", ")}; there are: ${all.join(", ")}.`);
  const chosen = asked.length === 0 ? all : asked;
  await mustRun(["bun", "install", "--frozen-lockfile"], folder);
  const onAtlas = chosen.filter((name) => !isCloudApi(name));
  const ofAtlas = values.against === "server" ? await onServer(onAtlas) : await tryAll(onAtlas, null);
  const ofNetwork = await tryAll(chosen.filter(isCloudApi), null);
  for (const rows of [ofAtlas, ofNetwork]) if (rows.length > 0) console.log(`${table(rows)}\n`);
  const rows = [...ofAtlas, ...ofNetwork];
  const holes = rows.flatMap(([name, outcomes]) =>
    Object.entries(outcomes).flatMap(([ability, outcome]) =>
      outcome === "✓" ? [] : [`${name}: ${ability}: ${outcome}`],
    ),
  );
  if (holes.length > 0) throw new Error(`\n${holes.join("\n")}`);
});
