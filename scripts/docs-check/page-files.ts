/** The files that people read as pages: guides, READMEs of packages, and those at the root. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { repository as root } from "../command.ts";

export { root };

export const read = (file: string): string => readFileSync(root + file, "utf8");

const guides = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md") && !name.startsWith("decisions/"))
  .map((name) => `docs/${name}`);
const packages = readdirSync(`${root}packages`)
  .map((name) => `packages/${name}/README.md`)
  .filter((file) => existsSync(root + file));

export const pageFiles: readonly string[] = ["README.md", "CONTRIBUTING.md", "SECURITY.md", ...packages, ...guides];
