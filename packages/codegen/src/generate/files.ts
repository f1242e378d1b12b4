import type { ContractSource } from "./contract-source.ts";
import {
  emitErrors,
  emitEvents,
  emitFlows,
  emitInfo,
  emitLimits,
  emitPatternMessages,
  emitSandbox,
  emitSandboxCorpus,
  emitScopes,
  emitSecretMembers,
  emitSentSchemas,
} from "./emit/tables.ts";
import { emitCommandGroups, emitCommands } from "./emit/commands.ts";
import { emitEventValidators, emitRequestValidators, emitToolValidators } from "./emit/validators.ts";
import { emitOpenApiTypes } from "./emit/openapi.ts";
import { emitOperations } from "./emit/operations.ts";
import { emitQueryOptions } from "./emit/query.ts";
import { emitFlatMethods, emitMethodTree, emitSdkErrors, emitSdkOperations, emitSdkRoutes } from "./emit/sdk.ts";
import { emitTools } from "./emit/tools.ts";
import { emitWebhookEvents, emitWebhookExamples, emitWebhookShapes } from "./emit/webhooks.ts";
import { type SdkMethod, readSdkMethods } from "./sdk-model.ts";

/** Folders with generated files only. */
export const generatedFolders = [
  "packages/contract/src/generated",
  "packages/validators/src/generated",
  "packages/sdk/src/generated",
  "packages/query/src/generated",
  "packages/webhooks/src/generated",
  "packages/conformance/src/generated",
  "packages/cli/src/generated",
] as const;

/** Generated files: path in the repository, source, and emitter. */
const emitters: [path: string, source: string, emit: (contract: ContractSource) => string | Promise<string>][] = [
  ["packages/contract/src/generated/openapi.ts", "atlas.yaml", (contract) => emitOpenApiTypes(contract.document)],
  ["packages/contract/src/generated/sent-schemas.ts", "atlas.yaml", (contract) => emitSentSchemas(contract.document)],
  ["packages/contract/src/generated/info.ts", "atlas.yaml", (contract) => emitInfo(contract.document)],
  ["packages/contract/src/generated/operations.ts", "atlas.yaml", (contract) => emitOperations(contract.operations)],
  ["packages/contract/src/generated/errors.ts", "shared/errors.yaml", (contract) => emitErrors(contract.errors)],
  ["packages/contract/src/generated/limits.ts", "shared/limits.yaml", (contract) => emitLimits(contract.limits)],
  ["packages/contract/src/generated/scopes.ts", "shared/scopes.yaml", (contract) => emitScopes(contract.scopes)],
  [
    "packages/contract/src/generated/secret-members.ts",
    "atlas.yaml",
    (contract) => emitSecretMembers(contract.document, contract.operations),
  ],
  [
    "packages/validators/src/generated/tool-table.ts",
    "shared/tools.yaml",
    (contract) => emitTools(contract.tools, contract.document),
  ],
  ["packages/contract/src/generated/events.ts", "events", (contract) => emitEvents(contract.events)],
  ["packages/contract/src/generated/sandbox.ts", "sandbox", (contract) => emitSandbox(contract.sandbox)],
  [
    "packages/validators/src/generated/sandbox-corpus.ts",
    "sandbox/corpus",
    (contract) => emitSandboxCorpus(contract.corpus),
  ],
  ["packages/validators/src/generated/tools.ts", "shared/tools.yaml", (contract) => emitToolValidators(contract.tools)],
  [
    "packages/validators/src/generated/pattern-messages.ts",
    "atlas.yaml",
    (contract) => emitPatternMessages(contract.document),
  ],
  ["packages/sdk/src/generated/operations.ts", "atlas.yaml", (contract) => emitSdkOperations(sdkMethods(contract))],
  [
    "packages/sdk/src/generated/atlas-methods.ts",
    "atlas.yaml",
    (contract) =>
      emitMethodTree(sdkMethods(contract), "atlas", "AtlasMethods", "Every operation of the public API as a method."),
  ],
  [
    "packages/sdk/src/generated/agent-methods.ts",
    "atlas.yaml",
    (contract) =>
      emitFlatMethods(sdkMethods(contract), "agent", "AgentMethods", "Every operation of the Agent API as a method."),
  ],
  [
    "packages/sdk/src/generated/console-methods.ts",
    "atlas.yaml",
    (contract) =>
      emitMethodTree(sdkMethods(contract), "console", "ConsoleMethods", "Every operation of the console as a method."),
  ],
  ["packages/sdk/src/generated/routes.ts", "atlas.yaml", (contract) => emitSdkRoutes(contract.operations)],
  ["packages/sdk/src/generated/errors.ts", "shared/errors.yaml", (contract) => emitSdkErrors(contract.errors)],
  [
    "packages/query/src/generated/options.ts",
    "atlas.yaml",
    (contract) => emitQueryOptions(contract.document, sdkMethods(contract)),
  ],
  [
    "packages/webhooks/src/generated/events.ts",
    "events",
    (contract) => emitWebhookEvents(contract.document, contract.events),
  ],
  [
    "packages/webhooks/src/generated/shapes.ts",
    "events",
    (contract) => emitWebhookShapes(contract.document, contract.events),
  ],
  [
    "packages/validators/src/generated/event-examples.ts",
    "events",
    (contract) => emitWebhookExamples(contract.document, "@atlas-messaging/contract"),
  ],
  [
    "packages/webhooks/src/generated/examples.ts",
    "events",
    (contract) => emitWebhookExamples(contract.document, "./events.ts"),
  ],
  ["packages/cli/src/generated/commands.ts", "atlas.yaml", emitCommands],
  ["packages/cli/src/generated/groups.ts", "atlas.yaml", emitCommandGroups],
  ["packages/conformance/src/generated/flows.ts", "flows", (contract) => emitFlows(contract.flows)],
];

const sdkMethods = ({ document, operations }: ContractSource): SdkMethod[] => readSdkMethods(document, operations);

/** Generates every file. The same contract gives the same bytes. */
export const generate = async (contract: ContractSource): Promise<Map<string, string>> => {
  const files = new Map<string, string>();
  for (const [path, source, emit] of emitters) {
    files.set(path, `${heading(source)}${await emit(contract)}`);
  }
  const validators = [
    ...emitRequestValidators(contract.document, contract.operations),
    ...emitEventValidators(contract.document, contract.events),
  ];
  for (const [path, text] of validators)
    files.set(`packages/validators/src/generated/${path}`, `${heading("atlas.yaml")}${text}`);
  return files;
};

const heading = (source: string): string =>
  `// Generated from spec/${source} by \`bun run generate\`; do not edit.\n\n`;
