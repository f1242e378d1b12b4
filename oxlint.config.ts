import { defineConfig } from "oxlint";
import { importRules } from "./scripts/import-rules.ts";

const SOURCES = ["packages/*/src/**/*.ts", "servers/*/src/**/*.ts"];
const TESTS = ["**/*.test.ts", "**/*.test-d.ts", "**/test/**/*.ts", "**/test-support/**/*.ts"];

/** Files that are run as a command: their output is for the person who runs them. */
const COMMANDS = [
  "**/main.ts",
  "**/cli.ts",
  "packages/codegen/src/contract/lint.ts",
  "packages/codegen/src/breaking/{check,release}.ts",
  "servers/*/src/sandbox.ts",
];

/** The only files that read the environment; everything else is handed its settings. */
const READS_ENVIRONMENT = [
  "servers/*/src/{main,sandbox,worker,migrate,health,backup,restore,doctor,export,create-channel,create-operator,reset-operator,organizations}.ts",
  "packages/server/src/launch.ts",
  "packages/conformance/src/proxy/command.ts",
];

/** Files of tests that need the machine's clock: they play what is slow, keep a rate, or tell how long something took. */
const TAKES_TIME = [
  "packages/conformance/test-support/faults/idempotency.ts",
  "packages/test-wait/src/wait.test.ts",
  "packages/webhooks/test-support/manual-clock.ts",
  "servers/reference/test-support/{event-flow,hostile,sdk-stories,trickling}.ts",
  "servers/reference/test/{console-journeys,console-states,faults,knowledge.bombs,media,media.file}.test.ts",
];

const waiting = "A slow machine fails such a test. Wait for a state by `eventually` of @atlas-messaging/test-wait.";

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "node", "vitest"],
  options: { denyWarnings: true, reportUnusedDisableDirectives: "error" },
  categories: { correctness: "error", suspicious: "error" },
  // The packages of foreign programs are not installed with the others.
  ignorePatterns: [
    "foreign/*/programs/**",
    "**/node_modules/**",
    "**/dist/**",
    "**/generated/**",
    "spec/released/**",
    "**/migrations/**",
  ],
  rules: {
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "max-lines": ["error", { max: 400 }],
    "func-style": ["error", "expression", { allowArrowFunctions: true }],
    "no-unused-vars": "error",
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    "typescript/no-floating-promises": "error",
    "typescript/no-misused-promises": "error",
    "typescript/consistent-type-imports": "error",
    "typescript/no-extraneous-class": ["error", { allowWithDecorator: true }],
    "typescript/switch-exhaustiveness-check": "error",

    // A cast lives in a named helper that states its guarantee; whether it does is for the reviewer to see.
    "typescript/no-unsafe-type-assertion": "off",
    "typescript/no-unnecessary-type-parameters": "off",
    // `import type {} from` brings in a module augmentation, `export {}` makes a file a module.
    "import/no-empty-named-blocks": "off",
    "unicorn/require-module-specifiers": "off",
    // Cannot see that a closure changes the variable.
    "no-unmodified-loop-condition": "off",
    // Suites come from functions here, and the type checker infers what a mock takes.
    "vitest/valid-describe-callback": "off",
    "vitest/require-mock-type-parameters": "off",
    // Helpers of the suites expect too, and say for which case.
    "vitest/no-standalone-expect": "off",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "**.succeed", "**.refuse"] }],
  },
  overrides: [
    { files: SOURCES, excludeFiles: [...COMMANDS, ...TESTS], rules: { "no-console": "error" } },
    {
      files: SOURCES,
      excludeFiles: [...READS_ENVIRONMENT, ...TESTS],
      rules: {
        "node/no-process-env": "error",
        "no-restricted-properties": [
          "error",
          { object: "Bun", property: "env", message: "Only main.ts and sandbox.ts read the environment." },
        ],
      },
    },
    { files: TESTS, rules: { "unicorn/consistent-function-scoping": "off" } },
    {
      files: TESTS.map((files) => `{packages,servers}/${files}`),
      excludeFiles: TAKES_TIME,
      rules: {
        "no-restricted-globals": [
          "error",
          ...["setTimeout", "setInterval"].map((name) => ({ name, message: waiting })),
        ],
        "no-restricted-properties": [
          "error",
          { object: "AbortSignal", property: "timeout", message: waiting },
          { object: "expect", property: "poll", message: waiting },
          { object: "performance", property: "now", message: waiting },
          { object: "vi", property: "waitFor", message: waiting },
          { object: "vi", property: "waitUntil", message: waiting },
        ],
      },
    },
    { files: ["**/*.test-d.ts"], rules: { "vitest/expect-expect": "off" } },
    // Angular's compiler is imported for what it does.
    { files: ["runtimes/frameworks/rows/angular/**"], rules: { "import/no-unassigned-import": "off" } },
    {
      files: ["packages/{answers,service}/src/**/*.ts"],
      // They ask the machine: the stages of a request through their shell, and media for a digest.
      excludeFiles: [...TESTS, "packages/service/src/pipeline/**", "packages/service/src/messages/serve-media.ts"],
      rules: {
        "no-restricted-globals": [
          "error",
          "fetch",
          "process",
          "Bun",
          "crypto",
          "performance",
          "setTimeout",
          "setInterval",
        ],
        "no-restricted-properties": [
          "error",
          { object: "Date", property: "now", message: "The time is a fact." },
          { object: "Math", property: "random", message: "Chance is a fact." },
          { property: "normalize", message: "`normalized` bounds how much a text grows." },
        ],
      },
    },
    ...importRules,
  ],
});
