/**
 * `bun run test:clients [name …]`: clients of MCP that others make, each in an agent of its framework with a scripted model,
 * on the offline sandbox. What the model is shown is compared word for word. Prints clients × abilities.
 */
import { fileURLToPath } from "node:url";
import { asScript, mustRun } from "../../scripts/command.ts";
import { table } from "./table.ts";

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

/** Begins the line with the outcomes. */
const mark = "outcomes: ";

/** Outcome of each ability, as a program prints it. */
type Outcomes = { readonly [ability: string]: string };

const outcomesOf = async (name: string): Promise<Outcomes> => {
  const printed = await mustRun(["bun", "programs/run.ts", name], folder);
  // Frameworks log around it.
  const line = printed.split("\n").findLast((each) => each.startsWith(mark));
  if (line === undefined) throw new Error(`${name} printed no outcomes:\n${printed}`);
  const outcomes: Outcomes = JSON.parse(line.slice(mark.length));
  return outcomes;
};

await asScript(async () => {
  const asked = process.argv.slice(2);
  const chosen = names.filter((name) => asked.length === 0 || asked.includes(name));
  if (chosen.length === 0) throw new Error(`There is no ${asked.join(", ")}; there are: ${names.join(", ")}.`);
  await mustRun(["bun", "install", "--frozen-lockfile"], folder);
  const rows: (readonly [string, Outcomes])[] = [];
  for (const name of chosen) rows.push([name, await outcomesOf(name)]);
  console.log(table(rows));
  const holes = rows.flatMap(([name, outcomes]) =>
    Object.entries(outcomes).flatMap(([ability, outcome]) =>
      outcome === "✓" ? [] : [`${name}: ${ability}: ${outcome}`],
    ),
  );
  if (holes.length > 0) throw new Error(`\n${holes.join("\n")}`);
});
