import type { OxlintOverride } from "oxlint";

/**
 * Who may import whom: spec → codegen → contract → domain → servers, contract → sdk and server-stubs. A later entry that
 * matches a file replaces an earlier one, so each group of files has one entry with everything that is forbidden to it.
 */

interface Ban {
  regex: string;
  message: string;
  allowTypeImports?: boolean;
}

const PACKAGE_TESTS = ["**/*.test.ts", "**/*.test-d.ts"];

const SERVER: Ban = { regex: "^@atlas-messaging/reference-server|(^|/)servers/", message: "Packages never import servers." };
const OTHER_FOLDER: Ban = {
  regex: "^(\\.\\./)+(packages/|servers/|examples/|[a-z-]+/src/)",
  message: "Import another package by its name.",
};
const DATABASE_LIBRARY: Ban = {
  regex: "^drizzle-orm(/|$)",
  message: "Only tables.ts, load.ts, platform/database and outbox/claim.ts talk to the database library.",
};

/** Every import that is neither relative nor one of `allowed`, each of which may have subpaths. */
const anythingBut = (allowed: readonly string[], message: string): Ban => ({
  regex: `^(?!\\.${allowed.map((name) => `|${name}(/|$)`).join("")})`,
  message,
});

const otherSection = (depth: string, allowed: string): Ban => ({
  regex: `^(${depth}(?!\\.)[^/]+|(\\.\\./)+sections/[^/]+)/(?!(${allowed})\\.ts$)`,
  message: "A section is imported through its index.ts (its tables.ts by tables.ts and load.ts).",
});

const forbid = (files: string[], bans: readonly Ban[], excludeFiles: string[] = []): OxlintOverride => ({
  files,
  excludeFiles,
  rules: { "no-restricted-imports": ["error", { patterns: [...bans] }] },
});

const ofPackage = (name: string, ...bans: Ban[]): OxlintOverride =>
  forbid([`packages/${name}/src/**/*.ts`], [SERVER, OTHER_FOLDER, ...bans], PACKAGE_TESTS);

const packages: OxlintOverride[] = [
  forbid(["packages/**/*.ts"], [SERVER, OTHER_FOLDER]),
  ofPackage("contract", anythingBut([], "The contract imports no other package.")),
  ofPackage("domain", anythingBut(["@atlas-messaging/contract"], "The domain imports the contract alone and does no I/O.")),
  ofPackage("webhooks", anythingBut(["node:crypto"], "The webhook helper has no dependencies.")),
  ofPackage(
    "sdk",
    anythingBut(["@atlas-messaging/contract", "openapi-fetch"], "The SDK imports openapi-fetch and types of the contract."),
    {
      regex: "^@atlas-messaging/contract",
      message: "The SDK imports types of the contract, not its code.",
      allowTypeImports: true,
    },
  ),
  ofPackage("server-stubs", anythingBut(["@atlas-messaging/contract", "elysia"], "The stubs import Elysia and the contract.")),
];

const examples: OxlintOverride[] = [
  forbid(
    ["examples/**/*.ts"],
    [
      OTHER_FOLDER,
      { regex: "^@atlas-messaging/(domain|codegen|reference-server)(/|$)", message: "Examples import published packages." },
    ],
  ),
];

const SERVER_SOURCES = "servers/reference/src";
const USES_DATABASE = ["**/tables.ts", "**/load.ts", `${SERVER_SOURCES}/platform/database/**`, `${SERVER_SOURCES}/outbox/claim.ts`];
const section = (depth: 1 | 2) => (depth === 1 ? "\\.\\./" : "\\.\\./\\.\\./");

const server: OxlintOverride[] = [
  forbid(["servers/reference/**/*.ts"], [OTHER_FOLDER, DATABASE_LIBRARY], USES_DATABASE),
];

export const importRules: OxlintOverride[] = [...packages, ...examples, ...server];
void otherSection; void section;
