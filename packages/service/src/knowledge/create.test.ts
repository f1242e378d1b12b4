import { describe, expect, test } from "vitest";
import { accepted, audited, inserted } from "../../test-support/changes.ts";
import { facts } from "../../test-support/facts.ts";
import { isFor } from "@atlas-messaging/answers/search/answer";
import {
  consoleSource,
  createConsoleKnowledge,
  createKnowledge,
  createKnowledgeSteps,
  sourceInOneForm,
} from "./decide.ts";
import { withoutPause } from "@atlas-messaging/answers/steps";

type Body = Parameters<typeof createConsoleKnowledge>[1]["body"];

const url = "https://shop.example/menu";
const file = { filename: "menu.txt", media_type: "text/plain", content: "U291cA==" } as const;

describe("a source of the console", () => {
  test.for<[Body, object]>([
    [
      { source_type: "text", title: "Menu", text: "Soup." },
      { source_type: "text", text: "Soup." },
    ],
    [
      { source_type: "url", title: "Menu", url, audience: "customers" },
      { source_type: "url", url, audience: "customers" },
    ],
    [
      { source_type: "document", title: "Menu", url },
      { source_type: "document", url },
    ],
    [
      { source_type: "document", title: "Menu", ...file },
      { source_type: "document", ...file },
    ],
  ])("%o is that of the API, without further members", ([body, source]) => {
    const given = { ...body, colour: "red" };
    expect(consoleSource(given)).toEqual({ title: "Menu", ...source });
  });

  test("is added and audited, and records no run", () => {
    const command = { params: {}, query: {}, body: { source_type: "url", title: "Menu", url } } as const;
    const { changes } = accepted(createConsoleKnowledge(facts(), command));
    expect(inserted(changes, "knowledge_documents")).toMatchObject([{ url, status: "queued", audience: "both" }]);
    expect(inserted(changes, "outbox")).toMatchObject([{ kind: "ingest_knowledge" }]);
    expect(inserted(changes, "runs")).toEqual([]);
    expect(audited(changes)).toMatchObject([
      { event_type: "atlas_api.knowledge.create", after: { title: "Menu", source_type: "url", status: "queued" } },
    ]);
  });
});

describe("knowledge", () => {
  test("of a text is searchable with its text, in a language of the organization", () => {
    const body = { source_type: "text", title: "Menu", content: "Suppe" } as const;
    const { changes } = accepted(createKnowledge({ ...facts(), speaks: ["de"] }, { params: {}, query: {}, body }));
    expect(inserted(changes, "knowledge_documents")).toMatchObject([
      { source_type: "text", text: "Suppe", language: "de", status: "indexed", audience: "both" },
    ]);
    expect(inserted(changes, "runs")).toMatchObject([{ intent: "create_knowledge" }]);
  });

  test("of a file keeps the file until its ingest", () => {
    const body = { source_type: "document", title: "Menu", ...file } as const;
    const { changes } = accepted(createKnowledge(facts(), { params: {}, query: {}, body }));
    expect(inserted(changes, "knowledge_documents")).toMatchObject([
      { filename: "menu.txt", media_type: "text/plain", file: "U291cA==", url: null, text: null, stage: "queued" },
    ]);
  });

  test("of a long file keeps the file that its stand-in is for", () => {
    const bytes = new TextEncoder().encode("Soup".repeat(4_000));
    const body = { source_type: "document", title: "Menu", ...file, content: "sha256//abcd" } as const;
    const held = { standIn: "sha256//abcd", sha256: "ab", bytes };
    const { changes } = accepted(createKnowledge({ ...facts(), file: held }, { params: {}, query: {}, body }));
    expect(inserted(changes, "knowledge_documents")).toMatchObject([{ file: Buffer.from(bytes).toString("base64") }]);
    const other = createKnowledge(
      { ...facts(), file: { ...held, standIn: "another" } },
      { params: {}, query: {}, body: { ...body, content: "U291cA==" } },
    );
    expect(inserted(accepted(other).changes, "knowledge_documents")).toMatchObject([{ file: "U291cA==" }]);
  });

  test.for([
    [{ source_type: "document", title: "Menu", ...file }, "must have at most 10485760 bytes; these are 10485761"],
    [{ source_type: "text", title: "Menu" }, "must have at most 200000 characters"],
  ] as const)("of %o is refused where the file is too long for it", ([source, message]) => {
    const held = { standIn: "sha256//abcd", sha256: "ab", bytes: new Uint8Array(10_485_761) };
    const body = { ...source, content: held.standIn };
    expect(createKnowledge({ ...facts(), file: held }, { params: {}, query: {}, body })).toMatchObject({
      details: [{ path: "content", message }],
    });
  });

  test("of a text is indexed ahead in the same way, and of a page is not", () => {
    const text = { source_type: "text", title: "Menu", text: "Suppe" } as const;
    const ahead = withoutPause(createKnowledgeSteps({ speaks: ["de"] }, text));
    expect(ahead?.passages).toHaveLength(1);
    expect(ahead?.language).toBe("de");
    expect(withoutPause(createKnowledgeSteps({}, { source_type: "url", title: "Menu", url }))).toBeUndefined();
  });
});

test("a text is the same under both of its names", () => {
  const named = { source_type: "text", title: "Menu" } as const;
  const one = { ...named, text: "Soup." };
  expect(sourceInOneForm({ ...named, content: "Soup." })).toEqual(one);
  expect(sourceInOneForm({ ...one, content: "Soup." })).toEqual(one);
  const page = { source_type: "url", title: "Menu", url } as const;
  expect(sourceInOneForm(page)).toEqual(page);
});

test.for([
  [{ source_type: "document", title: "Menu", ...file, content: "U291c" }, "content", "must be padded base64"],
  [
    { source_type: "text", title: "Menu", text: "A", content: "B" },
    "content",
    "must be the same as text, or be left out",
  ],
  [{ source_type: "text", title: "Menu", text: " \n" }, "text", "must not be blank"],
  [{ source_type: "text", title: "Menu", content: " " }, "content", "must not be blank"],
] as const)("%o is refused by %s", ([body, path, message]) => {
  expect(createKnowledge(facts(), { params: {}, query: {}, body })).toMatchObject({
    code: "validation_failed",
    details: [{ path, message }],
    changes: [],
  });
});

test.for([
  [null, "developers", true],
  ["customers", "both", true],
  ["customers", "customers", true],
  ["customers", "developers", false],
] as const)("a reader who is %s finds documents for %s: %s", ([reader, audience, finds]) => {
  expect(isFor(reader, audience)).toBe(finds);
});
