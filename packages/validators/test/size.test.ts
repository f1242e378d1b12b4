import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";
import { expect, test } from "vitest";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Bundles a program that imports our packages by name, and returns its bytes as shipped. */
const sizeOf = async (program: string): Promise<number> => {
  const build = await rolldown({
    input: "program.js",
    tsconfig: at("../../../tsconfig.json"),
    logLevel: "silent",
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === "program.js" ? id : null),
        load: (id) => (id === "program.js" ? program : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true, codeSplitting: false });
  await build.close();
  return gzipSync(output[0].code, { level: 9 }).length;
};

const groupsOf = (kind: "requests" | "events"): string[] =>
  readdirSync(at(`../src/generated/${kind}`)).map((file) => basename(file, ".ts"));

const sizeOfGroup = (kind: "requests" | "events", group: string): Promise<number> =>
  sizeOf(`
    import { ${kind.slice(0, -1)}Validator as validator } from "${at("../src/index.ts")}";
    import { ${kind} } from "${at(`../src/generated/${kind}/${group}.ts`)}";
    export const validate = validator(${kind});`);

test.for(groupsOf("requests"))(
  "the requests of %s take at most 8.7 kB gzipped, those of the console 14.8 kB",
  async (group) => {
    expect(await sizeOfGroup("requests", group)).toBeLessThanOrEqual(group === "console" ? 14_800 : 8_700);
  },
);

test.for(groupsOf("events"))("the events of %s take at most 9.2 kB gzipped", async (group) => {
  expect(await sizeOfGroup("events", group)).toBeLessThanOrEqual(9_200);
});
