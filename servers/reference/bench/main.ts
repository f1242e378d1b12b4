/** `bun run bench [suite]`: each suite prints a table of ratios to a floor that is measured in the same run. */
import { benchRead } from "./read.ts";
import { benchWrite } from "./write.ts";

const suites: { readonly [name: string]: () => Promise<void> } = { read: benchRead, write: benchWrite };

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in suites));
if (unknown !== undefined) {
  process.stderr.write(`There is no suite ${unknown}; there are: ${Object.keys(suites).join(", ")}.\n`);
  process.exit(1);
}
for (const [name, run] of Object.entries(suites)) {
  if (asked.length === 0 || asked.includes(name)) await run();
}
process.exit(0);
