import { diffContracts } from "@atlas-messaging/contract/diff";
import { describe, expect, test } from "vitest";
import { withMember } from "../../test-support/with-member.ts";
import { bundleContract } from "../contract/bundle.ts";
import { asOpenApiDocument } from "../contract/document.ts";
import { entryOf, withEntry } from "./changelog.ts";
import { numberContract, numberOf } from "./released.ts";

const contract = bundleContract();

const next = [
  { path: ["info", "version"], value: "0.2.0-preview" },
  { path: ["paths", "/v1/atlas/tags"], value: { get: { summary: "List tags", security: [], responses: {} } } },
  { path: ["components", "schemas", "Message", "properties", "tag"], value: { type: "string", maxLength: 64 } },
  { path: ["components", "schemas", "Message", "properties", "text", "maxLength"], value: 8_000 },
  { path: ["paths", "/v1/atlas/messages", "post", "x-atlas-limit"], value: "writes" },
].reduce<unknown>((document, { path, value }) => withMember(document, path, value), contract);

describe("the changelog of the contract", () => {
  test("has one line for each operation and each shared part, in words", () => {
    const newer = asOpenApiDocument(next);
    expect(entryOf(diffContracts(contract, newer), newer)).toMatch(
      new RegExp(
        [
          "## 0.2.0-preview",
          "### Breaking\n",
          '- `POST /v1/atlas/messages` \\(Send a message to a phone number\\): `x-atlas-limit` `"messages" → "writes"`',
          "### New operations and events\n",
          "- `GET /v1/atlas/tags`: List tags",
          "### Additions\n",
          "- `schema Message` \\(in .*\\): `text` `maxLength 4096 → 8000`; `tag` added\n",
        ].join("\n+"),
      ),
    );
  });

  test("says where nothing but words has changed", () => {
    expect(entryOf([], contract)).toBe(`## ${contract.info.version}\n\nNo operation, event or member has changed.\n`);
  });

  test("begins with the newest version", () => {
    const page = "# Changes\n\nAll of them.\n\n## 0.1.0-preview\n\nThe first.\n";
    expect(withEntry(page, "## 0.2.0-preview\n\nMore.\n")).toBe(
      "# Changes\n\nAll of them.\n\n## 0.2.0-preview\n\nMore.\n\n## 0.1.0-preview\n\nThe first.\n",
    );
    expect(() => withEntry("# Changes\n", "")).toThrow("has no entry");
  });
});

test("the contract has the number of the packages, in preview below 1", () => {
  expect(["0.0.0", "0.1.0", "0.2.1", "1.0.0"].map(numberOf)).toEqual([
    "0.1.0-preview",
    "0.1.0-preview",
    "0.2.1-preview",
    "1.0.0",
  ]);
  expect(numberContract("openapi: 3.1.0\ninfo:\n  version: 0.1.0-preview\n", "0.2.0-preview")).toContain(
    "\n  version: 0.2.0-preview\n",
  );
  expect(() => numberContract("info: {}\n", "0.2.0-preview")).toThrow("has no version");
});
