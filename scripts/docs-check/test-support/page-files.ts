/** The files that people read as pages: guides, READMEs of packages and examples, and those at the root. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { repository as root } from "../../command.ts";

export const read = (file: string): string => readFileSync(root + file, "utf8");

const guides = readdirSync(`${root}docs`, { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md") && !name.startsWith("decisions/"))
  .map((name) => `docs/${name}`);
const readmes = ["packages", "examples"]
  .flatMap((folder) => readdirSync(root + folder).map((name) => `${folder}/${name}/README.md`))
  .filter((file) => existsSync(root + file));
const others = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "CODE_OF_CONDUCT.md", "examples/README.md"];

export const pageFiles: readonly string[] = [...others, ...readmes, ...guides];
