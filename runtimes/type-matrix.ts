import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { run } from "../scripts/command.ts";

const versions = ["5.6", "5.7", "5.8", "5.9", "6.0", "7.0"];

const resolutions = {
  bundler: { file: "types.ts", module: "esnext", moduleResolution: "bundler" },
  node16: { file: "types.ts", module: "node16", moduleResolution: "node16" },
  nodenext: { file: "types.ts", module: "nodenext", moduleResolution: "nodenext" },
  "CommonJS under node16": { file: "types.cts", module: "node16", moduleResolution: "node16" },
  // TypeScript 6 warns of it, and 7 has dropped it.
  node: { file: "types.ts", module: "commonjs", moduleResolution: "node" },
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
  for (const name of ["@types", "undici-types", "@tanstack"])
    await cp(join(tool, "node_modules", name), join(project, "node_modules", name), {
      recursive: true,
      dereference: true,
    });
  const faults: string[] = [];
  let count = 0;
  await cp(join(project, "types.ts"), join(project, "types.cts"));
  for (const [resolution, { file, ...resolved }] of Object.entries(resolutions)) {
    for (const [types, { versions: compilers, ...surrounding }] of Object.entries(surroundings)) {
      const config = join(project, `tsconfig.${resolution.replaceAll(" ", "-")}.${types}.json`);
      const compilerOptions = { ...strictest, ...resolved, ...surrounding };
      await writeFile(config, JSON.stringify({ compilerOptions, files: [file] }));
      const able = compilers.filter((version) => resolution !== "node" || version.startsWith("5."));
      for (const version of able) {
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
