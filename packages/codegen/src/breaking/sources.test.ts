/** Changes as they are made, in the files of `spec/`: the bundle has them, and each is named. */
import { readFileSync } from "node:fs";
import { diffContracts } from "@atlas-messaging/contract/diff";
import { expect, test } from "vitest";
import { bundleContract } from "../contract/bundle.ts";
import { CONTRACT_ENTRY, SPEC_FOLDER } from "../contract/location.ts";
import { parseYaml } from "../contract/yaml.ts";

const contract = bundleContract();

const messages = "sections/messages/";
const LIST = "GET /v1/atlas/messages";

type Edit = [file: string, before: string, after: string, ...told: [subject: string, where: string, change: string]];

const breaking: Edit[] = [
  [
    "atlas.yaml",
    '  "/v1/atlas/messages/{id}/cancel": { $ref: sections/messages/paths/messages-id-cancel.yaml }\n',
    "",
    "POST /v1/atlas/messages/{id}/cancel",
    "",
    "removed",
  ],
  [
    `${messages}paths/messages.yaml`,
    "accessToken: [atlas.conversations.read]",
    "accessToken: [atlas.messages.read]",
    LIST,
    "security",
    '{"accessToken":["atlas.conversations.read"]} → {"accessToken":["atlas.messages.read"]}',
  ],
  [
    `${messages}paths/messages.yaml`,
    "    - $ref: ../parameters/MessagesByDirection.yaml\n",
    "",
    LIST,
    "query direction",
    "removed",
  ],
  [
    `${messages}schemas/Message.yaml`,
    "\n  text: { type",
    "\n  body: { type",
    "schema Message",
    "text",
    "renamed to body",
  ],
  [
    `${messages}schemas/SendTextRequest.yaml`,
    "required: [text]",
    "required: [text, category]",
    "schema SendTextRequest",
    "category",
    "required now",
  ],
  [
    `${messages}schemas/MessageText.yaml`,
    "maxLength: 4096",
    "maxLength: 1000",
    "schema MessageText",
    "",
    "maxLength 4096 → 1000",
  ],
  ["shared/parameters/Limit.yaml", "maximum: 200", "maximum: 100", "parameter Limit", "", "maximum 200 → 100"],
  ["shared/limits.yaml", "messages: { limit: 60", "messages: { limit: 30", "limit messages", "", "60 → 30 a minute"],
];

const additive: Edit[] = [
  [
    "atlas.yaml",
    "  /v1/atlas/media: {",
    "  /v1/atlas/files: { $ref: sections/messages/paths/media-file.yaml }\n  /v1/atlas/media: {",
    "POST /v1/atlas/files",
    "",
    "added",
  ],
  [
    `${messages}paths/messages.yaml`,
    "    - $ref: ../../../shared/parameters/AfterId.yaml\n",
    "    - $ref: ../../../shared/parameters/AfterId.yaml\n    - $ref: ../../webhooks/parameters/DeliveriesOfRequest.yaml\n",
    LIST,
    "query correlation_id",
    "added",
  ],
  [
    `${messages}schemas/SendTextRequest.yaml`,
    "properties:\n",
    "properties:\n  tag: { type: string, description: A tag., maxLength: 64 }\n",
    "schema SendTextRequest",
    "tag",
    "added",
  ],
  [
    `${messages}schemas/MessageCategory.yaml`,
    "transactional, authentication]",
    "transactional, authentication, service]",
    "schema MessageCategory",
    "",
    'value "service" added',
  ],
  [
    `${messages}schemas/MessageText.yaml`,
    "maxLength: 4096",
    "maxLength: 8000",
    "schema MessageText",
    "",
    "maxLength 4096 → 8000",
  ],
  [
    `${messages}paths/messages.yaml`,
    "    - accessToken: [atlas.conversations.read]\n",
    "    - accessToken: [atlas.conversations.read]\n    - accessToken: [atlas.messages.read]\n",
    LIST,
    "security",
    '{"accessToken":["atlas.conversations.read"]} → {"accessToken":["atlas.conversations.read"]} or {"accessToken":["atlas.messages.read"]}',
  ],
  ["shared/limits.yaml", "messages: { limit: 60", "messages: { limit: 90", "limit messages", "", "60 → 90 a minute"],
];

/** Makes an edit, which must find its place once. */
const changed = (text: string, [file, before, after]: Edit): string => {
  if (text.split(before).length !== 2) throw new Error(`${file} does not have once: ${before}`);
  return text.replace(before, after);
};

/** Bundles the sources with edits, and returns what is told of each. */
const toldOf = (edits: readonly Edit[]) => {
  const edited = bundleContract(CONTRACT_ENTRY, (path) =>
    parseYaml(edits.filter(([file]) => path === SPEC_FOLDER + file).reduce(changed, readFileSync(path, "utf8"))),
  );
  return diffContracts(contract, edited).map(({ effect, subject, where, change }) => [effect, subject, where, change]);
};

const sorted = (rows: readonly (readonly string[])[]) => rows.map((row) => JSON.stringify(row)).toSorted();

test.for([
  ["breaking", breaking],
  ["additive", additive],
] as const)("each %s edit is named, and nothing else", ([effect, edits]) => {
  expect(sorted(toldOf(edits))).toEqual(sorted(edits.map(([, , , ...told]) => [effect, ...told])));
});
