import type { OxlintOverride } from "oxlint";
import { layers } from "./layers.ts";

/**
 * Import rules: spec → codegen → contract → validators → service → servers, and contract → sdk, validators → server-stubs → service. The last entry that
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
const validators = "@atlas-messaging/validators";
const server = named("@atlas-messaging/reference-server");
const unpublished = ["answers", "codegen", "postgres", "service", "site"].flatMap((name) =>
  named(`@atlas-messaging/${name}`),
);

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

const queryBuilder = named("drizzle-orm");
const drivers = [...named("postgres"), ...named("@electric-sql/pglite")];

/** Facts of one shell: from PostgreSQL for the server, from rows in memory for the sandbox. */
const sqlFacts = ["**/*.sql", "**/*.sql.ts"];
const memoryFacts = ["**/*.memory", "**/*.memory.ts"];

const ofService = [
  contract,
  validators,
  "@atlas-messaging/answers",
  "@atlas-messaging/cloud-api-emulator/network",
  "@better-auth/utils/otp",
  "@atlas-messaging/server-stubs",
  "@atlas-messaging/service/discovery/docs-pages",
  "@atlas-messaging/webhooks/sha256",
  "@modelcontextprotocol/server",
  "file-type/core",
  "marked",
];

/** Files beside the layers. */
const gathered = ["sections", "console", "handlers", "bind-section"].flatMap((file) => [
  `../${file}.ts`,
  `../../${file}.ts`,
]);

/** Rules of one layer of the service: it imports only layers below it, and facts of a shell only in facts of it. */
const layerRules = (layer: string, height: number): OxlintOverride[] => {
  const files = `packages/service/src/${layer}/**`;
  const higher = layers.slice(height + 1).flatMap((each) => [`../${each}/**`, `../../${each}/**`]);
  const above = [...higher, ...gathered, ...permit(`../../${layer}/**`)];
  const message = `Files of ${layer} import only the layers below it (scripts/layers.ts), and do no I/O.`;
  const types = ["@atlas-messaging/postgres/database"];
  return [
    forbid([`${files}/*.ts`], message, [...allBut(...ofService, ...types), ...above, ...sqlFacts, ...memoryFacts]),
    forbid([`${files}/*.memory.ts`], message, [...allBut(...ofService), ...above, ...sqlFacts]),
    forbid([`${files}/*.sql.ts`], message, [
      ...allBut(...ofService, "@atlas-messaging/postgres", "drizzle-orm", "node:crypto"),
      ...above,
      ...memoryFacts,
    ]),
  ];
};

const service: OxlintOverride[] = [
  forbid(["packages/service/src/*.ts"], "The gathered operations and jobs know no shell.", [
    ...allBut(...ofService),
    ...sqlFacts,
    ...memoryFacts,
  ]),
  ...layers.flatMap(layerRules),
  forbid(["packages/service/src/rows/*.ts"], "Rows know no other layer.", [
    ...allBut(contract, "@atlas-messaging/answers", "drizzle-orm"),
    "../**",
  ]),
];

const packages: OxlintOverride[] = [
  forbid(["packages/**/*.ts"], "A package imports other packages by name, and never a server.", server),
  forbid(["packages/contract/src/**/*.ts"], "The contract imports no other package.", allBut()),
  forbid(
    ["packages/validators/src/**/*.ts"],
    "The validators import the contract alone. Its document is made where the packages run from source.",
    allBut(contract, `${validators}/openapi-document`),
  ),
  forbid(["packages/contract/src/command.ts"], "The command runs on Node.js.", allBut(...nodeModules)),
  forbid(
    ["packages/answers/src/**/*.ts"],
    "The answering engine knows no section: it imports stemmers and a reader of deflated texts alone, and does no I/O.",
    allBut("stemmer", "@orama/stemmers", "fflate"),
  ),
  forbid(
    ["packages/site/src/client/**/*.ts", "packages/site/src/search.ts"],
    "What runs in the browser stands on the search library and the offline sandbox, and shares its keys with the console.",
    allBut("minisearch", "stemmer", "@atlas-messaging/sandbox", "@atlas-messaging/console/composing"),
  ),
  forbid(
    ["packages/sandbox/src/**/*.ts"],
    "The sandbox runs anywhere: it imports no server, no runtime's own modules, and its own packages by name.",
    [...server, ...sqlFacts, "node:*", "bun", ...named("elysia")],
  ),
  forbid(["packages/sandbox/src/cli.ts", "packages/sandbox/src/command/*.ts"], "The command runs on Node.js.", [
    ...server,
    ...sqlFacts,
  ]),
  forbid(
    ["packages/webhooks/src/**/*.ts"],
    "The webhook helper has no dependencies.",
    allBut("node:crypto", "node:buffer"),
  ),
  forbid(
    ["packages/postgres/src/**/*.ts"],
    "The client of PostgreSQL knows nothing of Atlas: it imports drivers and the query builder alone.",
    allBut(
      "pg",
      "pg-protocol",
      "drizzle-orm",
      "@electric-sql/pglite",
      "node:async_hooks",
      "node:events",
      "node:stream",
      "node:tls",
      ...nodeModules,
    ),
  ),
  forbid(
    ["packages/server-stubs/src/**/*.ts"],
    "The server stubs import the contract and its validators, and no framework.",
    allBut(contract, "@atlas-messaging/validators"),
  ),
  forbid(
    ["packages/server-stubs/src/elysia.ts", "packages/server-stubs/src/routes.test.ts"],
    "The routes for Elysia import Elysia and the contract.",
    allBut(contract, "elysia"),
  ),
  forbid(
    ["packages/sdk/src/**/*.ts"],
    "The SDK imports openapi-fetch, which its build takes in, and types of the contract.",
    allBut("openapi-fetch"),
    true,
  ),
  forbid(
    ["packages/query/src/**/*.ts"],
    "Query options import the SDK, and types of the contract and of the core of TanStack Query.",
    allBut(contract, "@atlas-messaging/sdk", "@tanstack/query-core"),
  ),
  forbid(
    ["packages/conformance/src/**/*.ts"],
    "The suite stands on the contract, its validators and the webhook helper, not on what it holds to them.",
    allBut(contract, validators, "@atlas-messaging/webhooks", "fast-check", "picocolors", ...nodeModules),
  ),
  forbid(
    ["packages/cli/src/**/*.ts"],
    "The command line stands on the SDK, the contract and the webhook helper. Only its build knows the sandbox.",
    allBut(
      contract,
      "@atlas-messaging/sdk",
      "@atlas-messaging/webhooks",
      "@clack/prompts",
      "commander",
      "picocolors",
      "node:path",
      "node:url",
      ...nodeModules,
    ),
  ),
  forbid(
    ["packages/cloud-api-emulator/src/**/*.ts"],
    "The emulator knows nothing of Atlas, and has no dependencies.",
    allBut("node:process", "node:stream", "node:stream/promises", ...nodeModules),
  ),
  forbid(["packages/cloud-api-emulator/src/network.ts"], "The description of the network is data alone.", allBut()),
  ...service,
  forbid(
    ["packages/*/src/**/*.test.ts", "packages/*/src/**/*.test-d.ts"],
    "A package imports other packages by name, and never a server.",
    server,
  ),
];

const examples = [
  forbid(["examples/**/*.ts"], "An example imports published packages by name.", [...server, ...unpublished]),
];

const root = "servers/reference/src";
const elsewhere = "Files that write queries are listed in scripts/import-rules.ts; facts in memory are the sandbox's.";

const referenceServer: OxlintOverride[] = [
  forbid(["servers/reference/**/*.ts"], elsewhere, [...queryBuilder, ...memoryFacts]),
  forbid(
    ["servers/reference/{test,test-support,upgrades}/**/*.ts"],
    "Tests ask for a state by @atlas-messaging/test-wait, and write no queries by the query builder.",
    [...queryBuilder, ...memoryFacts, "node:timers/promises"],
  ),
  forbid([`${root}/**/*.ts`], elsewhere, [...queryBuilder, ...drivers, ...memoryFacts]),
  forbid(
    [
      `${root}/**/{tables,load}.ts`,
      `${root}/{outbox,deliveries}/claim.ts`,
      `${root}/deliveries/turns.ts`,
      `${root}/outbox/queue-state.ts`,
      `${root}/deliveries/acknowledge.ts`,
      `${root}/housekeeping/*.ts`,
      `${root}/knowledge-search/*.ts`,
      `${root}/platform/passwords.ts`,
      `${root}/services/*.ts`,
    ],
    "Queries leave the database driver to platform/database.",
    [...drivers, ...memoryFacts],
  ),
  forbid([`${root}/platform/database/**/*.ts`], elsewhere, memoryFacts),
];

export const importRules: OxlintOverride[] = [...packages, ...examples, ...referenceServer];
