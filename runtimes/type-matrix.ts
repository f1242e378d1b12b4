import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../scripts/command.ts";

const versions = ["5.6", "5.7", "5.8", "5.9", "6.0", "7.0"];

const resolutions = {
  bundler: { module: "esnext", moduleResolution: "bundler" },
  node16: { module: "node16", moduleResolution: "node16" },
  nodenext: { module: "nodenext", moduleResolution: "nodenext" },
};

/** Types of the web, and of Node.js only with the oldest and newest compiler. */
const surroundings = {
  web: { versions, lib: ["ES2022", "DOM", "DOM.Iterable", "DOM.AsyncIterable"], types: [] },
  node: { versions: ["5.6", "7.0"], lib: ["ES2022"], types: ["node"] },
};

const strictest = {
  target: "es2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noPropertyAccessFromIndexSignature: true,
  skipLibCheck: false,
  noEmit: true,
};

/** Compiles a program that uses everything, with each compiler and each resolution. Returns the count. */
export const compileWithEach = async (tool: string, project: string): Promise<string> => {
  for (const name of ["@types", "undici-types"])
    await cp(join(tool, "node_modules", name), join(project, "node_modules", name), {
      recursive: true,
      dereference: true,
    });
  const faults: string[] = [];
  let count = 0;
  for (const [resolution, resolved] of Object.entries(resolutions)) {
    for (const [types, { versions: compilers, ...surrounding }] of Object.entries(surroundings)) {
      const config = join(project, `tsconfig.${resolution}.${types}.json`);
      const compilerOptions = { ...strictest, ...resolved, ...surrounding };
      await writeFile(config, JSON.stringify({ compilerOptions, files: ["types.ts"] }));
      for (const version of compilers) {
        const compiler = join(tool, `node_modules/typescript-${version}/bin/tsc`);
        const { ok, output } = await run(["node", compiler, "-p", config]);
        count += 1;
        if (!ok) faults.push(`TypeScript ${version}, ${resolution}, types of the ${types}:\n${output}`);
      }
    }
  }
  if (faults.length > 0) throw new Error(faults.join("\n\n"));
  return `TypeScript ${versions.join(", ")} under ${Object.keys(resolutions).join(", ")}: ${count} compilations`;
};
