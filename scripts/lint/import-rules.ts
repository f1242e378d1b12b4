import type { OxlintOverride } from "oxlint";

/**
 * Who may import whom: spec → codegen → contract → domain → servers, and contract → sdk and server-stubs. Of the entries
 * that match a file the last one counts, so each entry lists everything that is forbidden to its files.
 */

/** A pattern as in .gitignore, over the import as written: `!` lets a later pattern take an import out again. */
interface Ban {
  group: string[];
  message: string;
  allowTypeImports?: boolean;
}

const forbid = (files: string[], bans: readonly Ban[], excludeFiles: string[] = []): OxlintOverride => ({
  files,
  excludeFiles,
  rules: { "no-restricted-imports": ["error", { patterns: [...bans] }] },
});

const named = (name: string): string[] => [name, `${name}/**`];

/** Every import that is neither relative nor one of `allowed`. */
const allBut = (allowed: readonly string[], message: string): Ban => ({
  group: ["*", "!./**", "!../**", ...allowed.flatMap(named).map((pattern) => `!${pattern}`)],
  message,
});

const otherWorkspace: Ban = {
  group: ["**/packages/*/**", "**/servers/*/**", "**/examples/*/**", "../**/*/src/**", "!../src/**", "!../../src/**"],
  message: "Another package is imported by its name.",
};

const server: Ban = { group: named("@atlas-messaging/reference-server"), message: "Packages never import servers." };

const TESTS = ["**/*.test.ts", "**/*.test-d.ts"];

const inPackage = (name: string, ...bans: Ban[]): OxlintOverride =>
  forbid([`packages/${name}/src/**/*.ts`], [server, otherWorkspace, ...bans], TESTS);

const packages: OxlintOverride[] = [
  forbid(["packages/**/*.ts"], [server, otherWorkspace]),
  inPackage("contract", allBut([], "The contract imports no other package.")),
  inPackage("domain", allBut(["@atlas-messaging/contract"], "The domain imports the contract alone, and does no I/O.")),
  inPackage("webhooks", allBut(["node:crypto"], "The webhook helper has no dependencies.")),
  inPackage(
    "sdk",
    allBut(["@atlas-messaging/contract", "openapi-fetch"], "The SDK imports openapi-fetch and types of the contract."),
    {
      group: named("@atlas-messaging/contract"),
      message: "The SDK imports the contract's types, not its code.",
      allowTypeImports: true,
    },
  ),
  inPackage(
    "server-stubs",
    allBut(["@atlas-messaging/contract", "elysia"], "The server stubs import Elysia and the contract."),
  ),
];

const unpublished: Ban = {
  group: ["domain", "codegen", "reference-server"].flatMap((name) => named(`@atlas-messaging/${name}`)),
  message: "Examples import published packages only.",
};

const examples: OxlintOverride[] = [forbid(["examples/**/*.ts"], [otherWorkspace, unpublished])];

const queryBuilder: Ban = {
  group: named("drizzle-orm"),
  message: "Only tables.ts, load.ts, platform/database and outbox/claim.ts write queries.",
};

const databaseDriver: Ban = {
  group: [...named("postgres"), ...named("@electric-sql/pglite")],
  message: "Only platform/database speaks to a database driver.",
};

/** The files of a section other than its index.ts; `up` leads from the importing file to the folder of the sections. */
const insideSection = (up: string, nearer: string[], ...allowed: string[]): Ban => ({
  group: [`${up}*/**`, ...["index.ts", ...allowed].map((file) => `!${up}*/${file}`), ...nearer],
  message: "A section is imported through its index.ts; tables.ts and load.ts may import its tables.ts too.",
});

const fromBeside = (...allowed: string[]): Ban => insideSection("../", ["!../../**"], ...allowed);
const fromBelow = (...allowed: string[]): Ban => insideSection("../../", ["!../../../**"], ...allowed);
const fromOutside = (...allowed: string[]): Ban => insideSection("**/sections/", [], ...allowed);

const ROOT = "servers/reference/src";
const READERS = [`${ROOT}/**/tables.ts`, `${ROOT}/**/load.ts`, `${ROOT}/outbox/claim.ts`];
const DATABASE = `${ROOT}/platform/database/**/*.ts`;
const inSource = [otherWorkspace, queryBuilder, databaseDriver];
const inReader = [otherWorkspace, databaseDriver];

const referenceServer: OxlintOverride[] = [
  forbid(["servers/reference/**/*.ts"], [otherWorkspace, queryBuilder, fromOutside("tables.ts")]),
  forbid([`${ROOT}/**/*.ts`], [...inSource, fromOutside()]),
  forbid(READERS, [...inReader, fromOutside("tables.ts")]),
  forbid([DATABASE], [otherWorkspace, fromOutside("tables.ts")]),
  forbid([`${ROOT}/sections/*/*.ts`], [...inSource, fromBeside()]),
  forbid([`${ROOT}/sections/*/{tables,load}.ts`], [...inReader, fromBeside("tables.ts")]),
  forbid([`${ROOT}/sections/*/*/**/*.ts`], [...inSource, fromBelow()]),
  forbid([`${ROOT}/sections/*/*/**/{tables,load}.ts`], [...inReader, fromBelow("tables.ts")]),
];

export const importRules: OxlintOverride[] = [...packages, ...examples, ...referenceServer];
