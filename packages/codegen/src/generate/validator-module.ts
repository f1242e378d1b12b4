import type { Compiled } from "./schema/compile.ts";

/** Functions that the compiled code may call. */
const runtimeNames = [
  "countOf",
  "deepEqual",
  "formats",
  "longerThan",
  "shorterThan",
  "withFinding",
  "withMissing",
  "withText",
  "withUnknown",
];

/** Emits a module of compiled validators and one typed table of them. It uses the contract package's runtime. */
export const moduleOf = (
  compiled: Compiled,
  type: string,
  name: string,
  table: string[],
  validation = "../../validation",
): string => {
  const used = runtimeNames.filter((part) => new RegExp(`\\b${part}\\b`).test(compiled.code));
  const runtime = used.length === 0 ? [] : [`import { ${used.join(", ")} } from "${validation}/runtime.ts";`];
  return [
    "// @ts-nocheck The functions are compiled from schemas; the table at the end is typed.",
    ...runtime,
    `import type { Validator } from "${validation}/validator.ts";`,
    "",
    compiled.code,
    "",
    `export const ${name}: ${type} = {`,
    ...table,
    "};",
    "",
  ].join("\n");
};
