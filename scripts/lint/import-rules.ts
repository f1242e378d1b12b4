import type { OxlintOverride } from "oxlint";

/**
 * Import rules: spec → codegen → contract → domain → servers, and contract → sdk and server-stubs. The last entry that
 * matches a file decides, and within it the last pattern that matches the import (`!` permits it), as in .gitignore. An
 * entry has one list, since a permission in one list would lift the bans of all others.
 */
const forbid = (
  files: string[],
  message: string,
  patterns: readonly string[],
  allowTypeImports = false,
): OxlintOverride => ({
  files,
  rules: {
    "no-restricted-imports": [
      "error",
      { patterns: [{ group: [...patterns, ...otherFolders], message, allowTypeImports }] },
    ],
  },
});

/** Paths into another package's folder. Packages are imported by name, but for what names a platform's programs. */
const otherFolders = [
  "**/packages/*/**",
  "**/servers/*/**",
  "**/examples/*/**",
  "../**/[a-z]*/src/**",
  "!**/packages/server/src/find-bun.cjs",
];

const allBut = (...names: string[]): string[] => ["*", ...permit("./**", "../**", ...names.flatMap(named))];
const named = (name: string): string[] => [name, `${name}/**`];
const permit = (...patterns: string[]): string[] => patterns.map((pattern) => `!${pattern}`);

const contract = "@atlas-messaging/contract";
const server = named("@atlas-messaging/reference-server");
const unpublished = ["domain", "codegen", "pipeline", "site"].flatMap((name) => named(`@atlas-messaging/${name}`));

const nodeModules = [
  "node:child_process",
  "node:crypto",
  "node:fs",
  "node:http",
  "node:https",
  "node:module",
  "node:net",
  "node:os",
  "node:timers",
  "node:tty",
  "node:util",
  "node:zlib",
];

const packages: OxlintOverride[] = [
  forbid(["packages/**/*.ts"], "A package imports other packages by name, and never a server.", server),
  forbid(["packages/contract/src/**/*.ts"], "The contract imports no other package.", allBut()),
  forbid(
    ["packages/domain/src/**/*.ts"],
    "The domain imports the contract, stemmers and a reader of deflated texts alone, and does no I/O.",
    allBut(contract, "stemmer", "@orama/stemmers", "fflate"),
  ),
  forbid(
    ["packages/pipeline/src/**/*.ts"],
    "The pipeline imports the contract, the domain, the handlers' side of the stubs, the protocol of the tool server, a writer of HTML, one of codes of authenticator apps and a reader of signatures of files, and does no I/O.",
    allBut(
      contract,
      "@atlas-messaging/domain",
      "@better-auth/utils/otp",
      "@atlas-messaging/server-stubs",
      "@modelcontextprotocol/server",
      "file-type/core",
      "marked",
    ),
  ),
  forbid(
    ["packages/site/src/{client,search}/**/*.ts"],
    "What runs in the browser stands on the search library and the offline sandbox, and shares its keys with the console.",
    allBut("minisearch", "stemmer", "@atlas-messaging/sandbox", "@atlas-messaging/console/composing"),
  ),
  forbid(
    ["packages/sandbox/src/**/*.ts"],
    "The sandbox runs anywhere: it imports no server, no runtime's own modules, and its own packages by name.",
    [...server, "node:*", "bun", ...named("elysia")],
  ),
  forbid(["packages/sandbox/src/cli.ts", "packages/sandbox/src/command/*.ts"], "The command runs on Node.js.", server),
  forbid(
    ["packages/webhooks/src/**/*.ts"],
    "The webhook helper has no dependencies.",
    allBut("node:crypto", "node:buffer"),
  ),
  forbid(
    ["packages/server-stubs/src/**/*.ts"],
    "The server stubs import Elysia and the contract.",
    allBut(contract, "elysia"),
  ),
  forbid(
    ["packages/sdk/src/**/*.ts"],
    "The SDK imports openapi-fetch, and types of the contract.",
    allBut("openapi-fetch"),
    true,
  ),
  forbid(
    ["packages/query/src/**/*.ts"],
    "Query options import the SDK, types of the contract, and TanStack Query.",
    allBut(contract, "@atlas-messaging/sdk", "@tanstack/react-query"),
  ),
  forbid(
    ["packages/conformance/src/**/*.ts"],
    "The suite stands on the contract and the webhook helper, not on what it holds to them.",
    allBut(contract, "@atlas-messaging/webhooks", "fast-check", "picocolors", ...nodeModules),
  ),
  forbid(
    ["packages/*/src/**/*.test.ts", "packages/*/src/**/*.test-d.ts"],
    "A package imports other packages by name, and never a server.",
    server,
  ),
];

const examples = [
  forbid(["examples/**/*.ts"], "An example imports published packages by name.", [...server, ...unpublished]),
];

const queryBuilder = named("drizzle-orm");
const drivers = [...named("postgres"), ...named("@electric-sql/pglite")];

/**
 * Private files of the sections below `folder`: all except index.ts and the `open` files. A console resource counts as
 * a section.
 */
const insides = (folder: string, ...open: string[]): string[] => [
  `${folder}*/**`,
  ...permit(...["index.ts", ...open].flatMap((file) => [`${folder}*/${file}`, `${folder}console/*/${file}`])),
];
const besides = (...open: string[]): string[] => [...insides("../", ...open), ...permit("../../**")];
const above = (...open: string[]): string[] => [...insides("../../", ...open), ...permit("../../../**")];
const below = (...open: string[]): string[] => insides("**/sections/", ...open);

const root = "servers/reference/src";
const inSections = "A section imports another through its index.ts; tables.ts and load.ts alone write queries.";
const inReaders = "Queries read the tables of other sections, and leave the database driver to platform/database.";
const elsewhere =
  "Sections are imported through their index.ts; tables.ts, load.ts and platform/database know the database.";

const referenceServer: OxlintOverride[] = [
  forbid(["servers/reference/**/*.ts"], elsewhere, [...queryBuilder, ...below("tables.ts")]),
  forbid(
    ["servers/reference/{test,test-support,upgrades}/**/*.ts"],
    "Tests ask for a state by @atlas-messaging/test-wait, know no table, and import sections through their index.ts.",
    [...queryBuilder, ...below("tables.ts"), "node:timers/promises"],
  ),
  forbid([`${root}/**/*.ts`], elsewhere, [...queryBuilder, ...drivers, ...below()]),
  forbid(
    [`${root}/**/{tables,load}.ts`, `${root}/{outbox,deliveries}/claim.ts`, `${root}/housekeeping/index.ts`],
    inReaders,
    [...drivers, ...below("tables.ts")],
  ),
  forbid([`${root}/platform/database/**/*.ts`], elsewhere, below("tables.ts")),
  forbid([`${root}/sections/*/*.ts`], inSections, [...queryBuilder, ...drivers, ...besides(), ...below()]),
  forbid([`${root}/sections/*/{tables,load}.ts`], inReaders, [...drivers, ...besides("tables.ts")]),
  forbid([`${root}/sections/*/*/**/*.ts`], inSections, [...queryBuilder, ...drivers, ...above(), ...below()]),
  forbid([`${root}/sections/*/*/**/{tables,load}.ts`], inReaders, [...drivers, ...above("tables.ts")]),
];

export const importRules: OxlintOverride[] = [...packages, ...examples, ...referenceServer];
