import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { contract } from "../../test-support/contract.ts";
import { asOpenApiDocument, isRecord } from "../contract/document.ts";
import { withMember } from "../../test-support/with-member.ts";
import type { ContractSource } from "./contract-source.ts";
import { differences, filesBelow, write } from "./disk.ts";
import { generate, generatedFolders } from "./files.ts";

const repository = fileURLToPath(new URL("../../../../", import.meta.url));

/** Texts of the generated files by path. The check compares them with what the contract gives. */
let files: ReadonlyMap<string, string>;

beforeAll(async () => {
  const paths = await filesBelow(repository, generatedFolders);
  const read = paths.map(async (path) => [path, await readFile(join(repository, path), "utf8")] as const);
  files = new Map(await Promise.all(read));
});

const text = (name: string): string => files.get(name) ?? "";

const referencesIn = (value: unknown): readonly string[] =>
  JSON.stringify(value).match(/(?<="#\/components\/)\w+\/[\w.-]+(?=")/g) ?? [];

/** One section with one event and one tool: all of the contract takes ten times the CPU. */
const oneSection = (): ContractSource => {
  const { document, operations, events, tools } = contract;
  const [event = ""] = Object.keys(events);
  const ofSection = operations.filter(({ section }) => section === "channels");
  const paths = Object.fromEntries(ofSection.map(({ path }) => [path, document.paths[path] ?? {}]));
  const webhooks = { [event]: document.webhooks?.[event] ?? {} };
  // Tools take their options from it.
  const used = new Set(["schemas/ToolsCallRequest", ...referencesIn({ paths, webhooks })]);
  const componentOf = (name: string): unknown => name.split("/").reduce<unknown>(memberOf, document.components);
  for (const name of used) for (const more of referencesIn(componentOf(name))) used.add(more);
  const components = [...used].reduce<unknown>((some, name) => withMember(some, name.split("/"), componentOf(name)), {
    securitySchemes: document.components?.securitySchemes,
  });
  return {
    ...contract,
    document: asOpenApiDocument({ ...document, paths, webhooks, components }),
    operations: ofSection,
    events: Object.fromEntries(Object.entries(events).filter(([name]) => name === event)),
    tools: tools.slice(0, 1),
  };
};

const memberOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

describe("generate", () => {
  let [before, after] = [new Map<string, string>(), new Map<string, string>()];
  beforeAll(async () => {
    const section = oneSection();
    const line = ["components", "schemas", "Channel", "description"];
    const document = asOpenApiDocument(withMember(section.document, line, "Other words."));
    before = await generate(section);
    after = await generate({ ...section, document });
  });

  it("changes at most ten files with a line of the contract", () => {
    expect([...after.keys()]).toEqual([...before.keys()]);
    const changed = [...after].filter(([path, content]) => content !== before.get(path));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.length).toBeLessThanOrEqual(10);
  });

  it("writes into the generated folders only, and says in each file what it is made from", () => {
    for (const [path, content] of [...before, ...files]) {
      expect(generatedFolders.some((folder) => path.startsWith(`${folder}/`))).toBe(true);
      expect(content.slice(0, 300)).toContain("spec/");
    }
  });

  it("has every operation in the table and the validators", () => {
    const { operations } = contract;
    expect(operations.length).toBeGreaterThan(0);
    for (const { id, section, requestBody } of operations) {
      expect(text("packages/contract/src/generated/operations.ts")).toContain(`\n  "${id}": {`);
      expect(text("packages/contract/src/generated/openapi.ts")).toContain(`"${id}": {`);
      const requests = text(`packages/validators/src/generated/requests/${section}.ts`);
      const [, own = ""] = requests.split(`\n    "${id}": {`);
      expect(/\bbody:/.test(own.split(/\n {4}"|\n {2}\}/)[0] ?? "")).toBe(requestBody !== null);
    }
  });

  it("describes each property of a schema where an editor shows it, also one that refers to another schema", () => {
    const schemas = /^ {2}schemas: \{\n([^]*?)^ {2}\};/m.exec(text("packages/contract/src/generated/openapi.ts"))?.[1];
    const lines = schemas?.split("\n") ?? [];
    // Every answer has `ok`, and `data` or `error`.
    const properties = lines.flatMap((line, index) =>
      /^ {6,}"?(?!ok|data|error)\w+"?\??: /.test(line) ? [index] : [],
    );
    expect(properties.length).toBeGreaterThan(1_000);
    const bare = properties.filter((index) => !lines[index - 1]?.endsWith("*/"));
    expect(bare.map((index) => lines[index])).toEqual([]);
  });

  it("has the bound of each body, 1 MiB where the contract states none", () => {
    const bounds = new Map(contract.operations.map(({ id, maxBodyBytes }) => [id, maxBodyBytes]));
    expect(bounds.get("knowledge.create")).toBeGreaterThan(13_981_016);
    expect(bounds.get("messages.send")).toBe(1_048_576);
  });

  it("has every document of the sandbox corpus, with its title", () => {
    expect(contract.corpus.length).toBeGreaterThanOrEqual(12);
    for (const { name, title } of contract.corpus) {
      const module = text("packages/validators/src/generated/sandbox-corpus.ts");
      expect(module).toContain(`name: ${JSON.stringify(name)}`);
      expect(module).toContain(`title: ${JSON.stringify(title)}`);
    }
  });

  it("has every event in the names, the validators and the types of both packages", () => {
    for (const name of Object.keys(contract.events)) {
      expect(text("packages/contract/src/generated/events.ts")).toContain(`"${name}"`);
      expect(text(`packages/validators/src/generated/events/${name.split(".")[0]}.ts`)).toContain(`"${name}": {`);
      expect(text("packages/webhooks/src/generated/events.ts")).toContain(`"event:${name}"`);
    }
  });

  it("has every tool in the table and the validators, as one object without the idempotency key", () => {
    expect(contract.tools.length).toBeGreaterThan(0);
    for (const { name, parameters } of contract.tools) {
      expect(text("packages/validators/src/generated/tool-table.ts")).toContain(`\n  ${name}: {`);
      expect(text("packages/validators/src/generated/tools.ts")).toContain(`\n  ${name}: {`);
      expect(parameters).toMatchObject({ type: "object", additionalProperties: false });
      expect(JSON.stringify(parameters)).not.toMatch(/oneOf|anyOf|allOf|examples|idempotency_key/);
    }
  });

  it("leaves nothing of others to be loaded from npm by the validators and the event types", () => {
    const validators = [...files].filter(([path]) => path.includes("/validators/"));
    expect(validators.length).toBeGreaterThan(0);
    for (const [, content] of validators) expect(content).not.toMatch(/from "(?!\.|@atlas-messaging\/contract")/);
    expect(text("packages/webhooks/src/generated/events.ts")).not.toMatch(/^import/m);
  });
});

describe("the check against the disk", () => {
  let root: string;
  const wanted = new Map([
    ["generated/one.ts", "1"],
    ["generated/deep/two.ts", "2"],
  ]);

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), "atlas-generate-"));
  });
  afterEach(() => rm(root, { recursive: true }));

  it("finds what differs, is missing and is left over", async () => {
    await mkdir(join(root, "generated"));
    await writeFile(join(root, "generated/one.ts"), "changed by hand");
    await writeFile(join(root, "generated/old.ts"), "");
    expect(await differences(root, ["generated"], wanted)).toEqual([
      { path: "generated/deep/two.ts", problem: "is missing" },
      { path: "generated/old.ts", problem: "is left over" },
      { path: "generated/one.ts", problem: "differs" },
    ]);
  });

  it("is content with what was written", async () => {
    await mkdir(join(root, "generated"));
    await writeFile(join(root, "generated/old.ts"), "");
    await write(root, ["generated"], wanted);
    expect(await differences(root, ["generated"], wanted)).toEqual([]);
    expect(await readFile(join(root, "generated/deep/two.ts"), "utf8")).toBe("2");
  });
});
