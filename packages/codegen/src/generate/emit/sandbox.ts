import { literal } from "../print.ts";

/** Emits the seed of a sandbox organization: one constant per file of `spec/sandbox`. */
export const emitSandbox = (files: Record<string, unknown>): string => {
  const constants = Object.entries(files).flatMap(([name, content]) => [
    `/** From \`spec/sandbox/${name}.yaml\`. */`,
    `export const ${camelCase(name)} = ${literal(content)} as const;`,
    "",
  ]);
  return constants.length === 0 ? "export {};\n" : constants.join("\n");
};

const camelCase = (name: string): string =>
  name.replace(/[-_.](\w)/g, (_match, letter: string) => letter.toUpperCase());
