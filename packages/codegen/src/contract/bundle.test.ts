import { describe, expect, test } from "vitest";
import { contract } from "../../test-support/contract.ts";
import { bundleContract, bundleWithFiles } from "./bundle.ts";
import { isRecord } from "./document.ts";
import { type ContractFiles, ENTRY, fromMemory, soundContract } from "../../test-support/fixture.ts";

const STANDARD = [
  "RateLimit",
  "RateLimit-Policy",
  "Retry-After",
  "X-Atlas-RateLimit-Limit",
  "X-Atlas-RateLimit-Reason",
  "X-Atlas-RateLimit-Remaining",
  "X-Atlas-RateLimit-Reset",
  "X-RateLimit-Remaining",
  "X-Request-Id",
];

const bundled = (files: ContractFiles = soundContract()) => bundleContract(ENTRY, fromMemory(files));

describe("the bundle of the contract", () => {
  test("has internal references only", () => {
    const references = JSON.stringify(bundled()).match(/"\$ref":"[^"]*"/g) ?? [];
    expect(references.length).toBeGreaterThan(0);
    expect(references.filter((reference) => !reference.startsWith('"$ref":"#/components/'))).toEqual([]);
  });

  test("describes every member of the contract's schemas, those of the envelope included", () => {
    const undescribed: string[] = [];
    const visit = (value: unknown, path: string): void => {
      if (typeof value !== "object" || value === null) return;
      const properties: unknown = Reflect.get(value, "properties");
      for (const [name, property] of Object.entries(
        isRecord(properties) && !path.includes("example") ? properties : {},
      )) {
        const isDescribed = isRecord(property) && ("$ref" in property || typeof property["description"] === "string");
        if (!isDescribed) undescribed.push(`${path}/${name}`);
      }
      for (const [name, member] of Object.entries(value)) visit(member, `${path}/${name}`);
    };
    const { paths, webhooks, components } = contract.document;
    visit({ paths, webhooks, components }, "");
    expect(undescribed).toEqual([]);
  });

  test("describes by whole sentences or nouns, never by a clause alone", () => {
    const text = JSON.stringify(contract.document);
    const clauses = text.match(/"description":"(What|Whether|Why|Where|When|How|Who|Which)\b[^"]*"/g) ?? [];
    expect(clauses).toEqual([]);
  });

  test("carries the standard headers on every response under paths, written in place or shared", () => {
    const { paths, components } = bundled();
    const inPlace = paths["/v1/atlas/notes"]?.get?.responses["200"];
    const references = Object.fromEntries(STANDARD.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
    expect(inPlace).toMatchObject({ headers: references });
    expect(paths["/v1/atlas/notes"]?.get?.responses["429"]).toEqual({ $ref: "#/components/responses/E429" });
    for (const response of Object.values(components?.responses ?? {}))
      expect(response.headers).toMatchObject(references);
    expect(Object.keys(components?.headers ?? {})).toEqual(["Idempotent-Replayed", ...STANDARD]);
  });

  test("carries the header of replays on what idempotent operations store, and nowhere else", () => {
    const { paths, components } = bundled();
    const item = paths["/v1/atlas/notes"];
    expect(item?.post?.responses["200"]).toHaveProperty(["headers", "Idempotent-Replayed"]);
    expect(item?.get?.responses["200"]).not.toHaveProperty(["headers", "Idempotent-Replayed"]);
    const shared = Object.entries(components?.responses ?? {});
    const replayed = shared.filter(([, { headers }]) => headers && "Idempotent-Replayed" in headers);
    expect(replayed.map(([name]) => name)).toEqual(["E409", "E422"]);
  });

  test("takes the key in a header where it takes one in the body, and nowhere else", () => {
    const { paths, components } = bundled();
    const header = { $ref: "#/components/parameters/Idempotency-Key" };
    const item = paths["/v1/atlas/notes"];
    expect(item?.post?.parameters).toContainEqual(header);
    expect(item?.get?.parameters ?? []).not.toContainEqual(header);
    expect(components?.parameters?.["Idempotency-Key"]).toMatchObject({ name: "Idempotency-Key", in: "header" });
  });

  test("takes `If-None-Match` where an answer has an `ETag`, and nowhere else", () => {
    const { paths } = contract.document;
    const operations = Object.values(paths).flatMap(({ get }) => (get ? [get] : []));
    const taking = operations.filter(({ parameters = [] }) =>
      parameters.some((each) => "$ref" in each && each.$ref === "#/components/parameters/If-None-Match"),
    );
    const tagged = operations.filter(({ responses }) => "ETag" in (Object(responses["200"]).headers ?? {}));
    expect(taking.length).toBeGreaterThan(9);
    expect(taking).toEqual(tagged);
  });

  test("of the real contract, too: no operation without a key answers with a response that can be a replay", () => {
    const { paths, components } = contract.document;
    const operations = Object.values(paths).flatMap(({ get, put, post, delete: remove, patch }) => [
      get,
      put,
      post,
      remove,
      patch,
    ]);
    const wrong = operations
      .filter((operation) => operation?.["x-atlas-idempotent"] === false)
      .flatMap((operation) => Object.values(operation?.responses ?? {}))
      .map((response) => ("$ref" in response ? response.$ref.replace(/.*\//, "") : ""))
      .filter((name) => "Idempotent-Replayed" in (components?.responses?.[name]?.headers ?? {}));
    expect(wrong).toEqual([]);
  });

  test("keeps the other headers of a response", () => {
    const files = soundContract();
    const shared = files["shared/responses/E401.yaml"] ?? {};
    const challenge = { description: "The challenge.", schema: { type: "string", maxLength: 100 } };
    const { components } = bundled({
      ...files,
      "shared/responses/E401.yaml": { ...shared, headers: { "WWW-Authenticate": challenge } },
    });
    expect(components?.responses?.["E401"]?.headers).toMatchObject({ "WWW-Authenticate": challenge });
    expect(Object.keys(components?.responses?.["E401"]?.headers ?? {})).toHaveLength(STANDARD.length + 1);
  });

  test("leaves the responses of webhooks as they are written", () => {
    const { webhooks } = bundled();
    expect(webhooks?.["note.created"]?.post?.responses).toEqual({ "200": { description: "Received." } });
  });

  test("is the same each time, with its components in alphabetical order", () => {
    const first = bundled();
    expect(JSON.stringify(bundled())).toBe(JSON.stringify(first));
    const names = Object.keys(first.components?.schemas ?? {});
    expect(names).toEqual(["NewNote", "Note"]);
  });

  test("refuses two components of one name", () => {
    const files: ContractFiles = {
      ...soundContract(),
      "sections/other/schemas/Note.yaml": { type: "boolean", description: "Another." },
      "sections/notes/schemas/NewNote.yaml": {
        type: "object",
        properties: { note: { $ref: "../../other/schemas/Note.yaml" } },
      },
    };
    expect(() => bundled(files)).toThrow(/same name/);
  });

  test("knows the files that it was made from", () => {
    const { files } = bundleWithFiles(ENTRY, fromMemory(soundContract()));
    expect([...files].filter((file) => file.endsWith("schemas/Note.yaml"))).toHaveLength(1);
  });
});
