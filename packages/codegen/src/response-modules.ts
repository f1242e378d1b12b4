/** The modules with the schemas of answers, which source trees read from the contract's document. */
import { assertions, rewrite, subschemas } from "./generate/schema/prepare.ts";
import type { Schema } from "./contract/document.ts";

interface Group {
  readonly operations: { readonly [id: string]: { readonly [status: string]: object } };
  readonly components: { readonly [name: string]: object };
}

/** Returns a module for each section by its path, and the list of all. */
export const responseModules = (groups: { readonly [section: string]: Group }): ReadonlyMap<string, string> => {
  const sections = Object.keys(groups);
  const modules = new Map(Object.entries(groups).flatMap(([section, group]) => sectionModules(section, group)));
  const imports = sections.map(
    (section, at) => `import { responses as of${at} } from "./generated/responses/${section}.js";`,
  );
  const members = sections.map((section, at) => `  ${JSON.stringify(section)}: of${at},`);
  return modules.set(
    "response-groups.js",
    [...imports, "export const responseGroups = {", ...members, "};", ""].join("\n"),
  );
};

const sectionModules = (section: string, { operations, components }: Group): (readonly [string, string])[] => {
  const answers = mapValues(operations, (statuses) => mapValues(statuses, short));
  const named: Record<string, Schema> = {};
  const waiting = Object.values(answers).flatMap((statuses) => Object.values(statuses).flatMap(subschemas));
  for (const { $ref: name } of waiting) {
    if (typeof name !== "string" || name in named) continue;
    named[name] = short(components[name] ?? {});
    waiting.push(...subschemas(named[name]));
  }
  const group = JSON.stringify(JSON.stringify({ operations: answers, components: named }));
  const type = `ResponseGroup<OperationIn<"${section}">>`;
  return [
    [`generated/responses/${section}.js`, `export const responses = JSON.parse(${group});\n`],
    [
      `generated/responses/${section}.d.ts`,
      [
        'import type { OperationIn } from "@atlas-messaging/contract";',
        'import type { ResponseGroup } from "../../response.js";',
        `/** Answers of the operations of ${section}. */`,
        `export declare const responses: ${type};`,
        "",
      ].join("\n"),
    ],
  ];
};

/** Leaves out the words for people, and names components by their bare names. */
const short = (schema: object): Schema =>
  rewrite(assertions({ ...schema }), ({ $ref, ...inner }) =>
    typeof $ref === "string" ? { $ref: $ref.slice($ref.lastIndexOf("/") + 1) } : inner,
  );

const mapValues = <Value, Made>(record: { readonly [name: string]: Value }, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, make(value)]));
