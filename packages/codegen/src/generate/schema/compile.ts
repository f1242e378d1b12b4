import { _, Ajv } from "ajv";
import type { Options } from "ajv";
import standalone from "ajv/dist/standalone/index.js";
import type { Schema } from "../../contract/document.ts";
import { condensed } from "./condense.ts";
import { assertions } from "./prepare.ts";
import { outlined } from "./outline.ts";
import { hashOf, withStableNames } from "./stable-names.ts";

/** Formats that `packages/contract/src/validation/runtime.ts` checks. Any other stops the generation. */
const formats = ["uuid", "date-time", "date", "uri", "email", "display-name"];

/** Runtime functions that replace those the compiler would require from npm. */
const runtime: Record<string, string> = {
  'require("ajv/dist/runtime/ucs2length").default': "characterCount",
  'require("ajv/dist/runtime/equal").default': "deepEqual",
};

export interface CompileOptions {
  /** Coerces strings to numbers and booleans by the schema, and fills in defaults. For parameters. */
  coerce?: boolean;
  /** Schemas that the compiled ones reference by name. */
  components?: Record<string, Schema>;
}

export interface Compiled {
  /** Module code without imports and exports. */
  code: string;
  /** Function name of each schema. */
  functions: Record<string, string>;
}

/** Compiles each schema to a function. Equal schemas share one. */
export const compile = (schemas: Record<string, Schema>, options: CompileOptions = {}): Compiled => {
  // The compiler's 2020-12 dialect adds bookkeeping for keywords that the contract lacks. This one is strict, so a
  // keyword of the newer dialect stops the generation.
  const ajv = new Ajv(compilerOptions(options.coerce ?? false));
  for (const format of formats) ajv.addFormat(format, () => true);
  for (const [name, schema] of Object.entries(options.components ?? {})) ajv.addSchema(assertions(schema), name);
  const byText = new Map<string, string>();
  const keys = Object.entries(schemas).map(([name, schema]) => {
    const text = JSON.stringify(assertions(schema));
    const key = byText.get(text) ?? `s${byText.size}`;
    if (!byText.has(text)) ajv.addSchema(JSON.parse(text), key);
    byText.set(text, key);
    return [name, key] as const;
  });
  const unique = Object.fromEntries([...byText.values()].map((key) => [key, key]));
  const names = namesOf(ajv, byText, Object.keys(options.components ?? {}));
  const { code, exported } = tidy(standalone.default(ajv, unique));
  return {
    code: indented(outlined(condensed(withStableNames(code, names)))),
    functions: Object.fromEntries(keys.map(([name, key]) => [name, `validate${names.get(exported[key] ?? "")}`])),
  };
};

/** Returns the schema of each compiled function: a component's name, or a hash of any other schema. */
const namesOf = (ajv: Ajv, keyByText: ReadonlyMap<string, string>, components: readonly string[]) => {
  const functionOf = (key: string): string => String(ajv.getSchema(key)?.source?.validateName);
  return new Map([
    ...Array.from(keyByText, ([text, key]) => [functionOf(key), `_${hashOf(text)}`] as const),
    ...components.map((name) => [functionOf(name), name] as const),
  ]);
};

const compilerOptions = (coerce: boolean): Options => ({
  strict: true,
  allowUnionTypes: true,
  allErrors: true,
  messages: false,
  inlineRefs: false,
  coerceTypes: coerce,
  useDefaults: coerce,
  code: { source: true, esm: true, lines: true, formats: _`formats` },
});

/** The compiler's code for a finding: place, path in the schema, keyword (the end of that path) and parameters. */
const taken = new RegExp(
  [
    String.raw`const (err\d+) = \{instancePath(?::instancePath(.*))?,schemaPath:("(?:[^"\\]|\\.)*"),keyword:"(\w+)",params:(\{.*\})\};`,
    String.raw`if\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}`,
  ].join(String.raw`\n`),
  "g",
);

/**
 * Compares lengths before counting characters, since a text of fourteen megabytes is measured against every form of a
 * body.
 */
const comparingLengths = (code: string): string =>
  [...code.matchAll(/^const (func\d+) = characterCount;\n/gm)].reduce(
    (changed, [line, name = ""]) =>
      changed
        .replace(line, "")
        .replaceAll(new RegExp(String.raw`\b${name}\((\w+)\) > (\d+)`, "g"), "longerThan($1, $2)")
        .replaceAll(new RegExp(String.raw`\b${name}\((\w+)\) < (\d+)`, "g"), "shorterThan($1, $2)"),
    code,
  );

const tidy = (source: string): { code: string; exported: Record<string, string> } => {
  const exported: Record<string, string> = {};
  let code = source
    .replace('"use strict";', "")
    .replace(/^export const (\w+) = (\w+);$/gm, (_line, name: string, target: string) => {
      exported[name] = target;
      return "";
    })
    .replace(
      taken,
      (_lines, _name: string, place: string | undefined, path: string, keyword: string, params: string) => {
        if (!path.endsWith(`/${keyword}"`))
          throw new Error(`The findings of ${path} are of another keyword: ${keyword}`);
        return `vErrors = withFinding(vErrors, instancePath${place ?? ""}, ${path}, ${params});`;
      },
    );
  for (const [required, own] of Object.entries(runtime)) code = code.replaceAll(required, own);
  code = comparingLengths(code);
  const rest = /require\([^)]*\)/.exec(code);
  if (rest !== null) throw new Error(`The validators need something that the runtime does not have: ${rest[0]}`);
  return { code: withoutUnusedSchemas(withOwnValues(code)), exported };
};

/** Writes allowed values and types where they are reported, so that the constant of the whole schema is not needed. */
const withOwnValues = (code: string): string => {
  const schemas = new Map(
    Array.from(code.matchAll(/^const (schema\d+) = (\{.*\});$/gm), ([, name, text = ""]) => [name, JSON.parse(text)]),
  );
  return code.replaceAll(
    /\{(allowedValues|type): (schema\d+)((?:\.\w+|\[\d+\]|\["[^"]+"\])+)\}/g,
    (_written, param: string, name: string, path: string) => {
      const steps = [...path.matchAll(/\.(\w+)|\[(\d+)\]|\["([^"]+)"\]/g)].map(([, ...step]) => step.join(""));
      const value = steps.reduce((inner: unknown, step) => Reflect.get(Object(inner), step), schemas.get(name));
      if (!Array.isArray(value)) throw new Error(`${name}${path} is no list`);
      return `{${param}: ${JSON.stringify(value)}}`;
    },
  );
};

/** Removes constants of schemas that the code never reads. */
const withoutUnusedSchemas = (code: string): string => {
  const uses = new Map<string, number>();
  for (const [name] of code.matchAll(/\bschema\d+\b/g)) uses.set(name, (uses.get(name) ?? 0) + 1);
  return code
    .split("\n")
    .filter((line) => uses.get(/^const (schema\d+) = /.exec(line)?.[1] ?? "") !== 1)
    .join("\n");
};

const indented = (code: string): string => {
  let depth = 0;
  const lines = code.split("\n").filter((line) => line !== "");
  return lines
    .map((line) => {
      if (line.startsWith("}")) depth -= 1;
      const text = "  ".repeat(depth) + line;
      if (line.endsWith("{")) depth += 1;
      return text;
    })
    .join("\n");
};
