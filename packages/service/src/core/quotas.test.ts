import { errors, keysOf, operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { accepted, outline, refused } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { createApp } from "../access/apps.ts";
import { consent } from "../access/oauth.ts";
import { newDocument, updateKnowledge } from "../knowledge/decide.ts";
import { defaultQuotas } from "../rows/primitives.ts";
import { countedRows, quotaProblem, roomForBytes, storageProblem } from "./quotas.ts";

const app = (held: number, max: number) =>
  createApp(
    { ...facts(), agent: null, permissions: [], quota: { held, max } },
    { params: {}, query: {}, body: { name: "Bot" } },
  );

describe("a quota", () => {
  test("lets the last place be taken if it is still free at commit", () => {
    const { changes } = accepted(app(1, 2));
    expect(outline(changes)).toContain("within apps");
    expect(changes).toContainEqual({ kind: "within", quota: "apps", max: 2 });
  });

  test.for([
    [2, 2],
    [3, 2],
  ])("refuses one more at %i of %i, without changes", ([held = 0, max = 0]) => {
    const outcome = refused(app(held, max));
    expect(outcome).toMatchObject({ code: "limit_reached", changes: [] });
    expect(outcome.message).toContain("2 apps");
  });

  test("is a conflict that is not retryable", () => {
    expect(errors.limit_reached).toMatchObject({ status: 409, retryable: false });
  });

  test.for(keysOf(defaultQuotas).filter((name) => name !== "stored_bytes"))(
    "of %s names its number and a way out",
    (name) => {
      expect(quotaProblem(name, { held: 6, max: 7 })).toBeNull();
      expect(quotaProblem(name, { held: 7, max: 7 })).toMatch(/^Your organization has 7 .+, and 7 is the limit; .+\.$/);
      expect(quotaProblem(name, { held: 7, max: 7 })?.length).toBeLessThan(200);
      expect(countedRows(name).table).toBeTypeOf("string");
    },
  );

  test("of bytes takes what fits to the last byte", () => {
    expect(storageProblem({ held: 60, max: 100 }, 40)).toBeNull();
    expect(storageProblem({ held: 60, max: 100 }, 41)).toMatch(/^Your organization stores 60 bytes of media, 100 is/);
    // At commit there must be fewer than 61.
    expect(roomForBytes({ held: 60, max: 100 }, 40)).toEqual({ kind: "within", quota: "stored_bytes", max: 61 });
  });

  test("is declared in the contract by every operation that adds a counted row", () => {
    const declaring = Object.entries(operations).filter(([, { errors: codes }]) =>
      codes.some((code) => code === "limit_reached"),
    );
    expect(declaring.map(([id]) => id).toSorted()).toEqual([
      "agents.create",
      "console.agents.create",
      "console.apps.create",
      "console.apps.createGrant",
      "console.knowledge.create",
      "console.knowledge.update",
      "console.media.uploadFile",
      "console.members.invite",
      "console.serviceAccounts.create",
      "console.serviceAccounts.createKey",
      "console.templates.create",
      "console.templates.import",
      "console.vouchers.create",
      "console.webhooks.create",
      "knowledge.create",
      "knowledge.update",
      "media.upload",
      "media.uploadFile",
      "webhooks.create",
    ]);
  });
});

describe("the quota of documents", () => {
  const archived = {
    ...newDocument(facts(), "Swans", "text"),
    text: "Swans",
    status: "archived",
    indexed_at: now,
    archived_at: now,
  } as const;
  const full = { ...facts(), quota: { held: 3, max: 3 }, passages: [], embeds: false };
  const params = { id: archived.id };

  test("applies when a document is restored", () => {
    const outcome = updateKnowledge({ ...full, document: archived }, { params, query: {}, body: undefined });
    expect(refused(outcome).code).toBe("limit_reached");
  });

  test("does not apply when the audience of an archived document changes", () => {
    const body = { audience: "customers" } as const;
    const outcome = updateKnowledge({ ...full, document: archived }, { params, query: {}, body });
    expect(outline(accepted(outcome).changes)).not.toContain("within documents");
  });

  test("does not apply when a document is archived", () => {
    const document = { ...archived, status: "indexed", archived_at: null } as const;
    const outcome = updateKnowledge({ ...full, document }, { params, query: {}, body: { status: "archived" } });
    expect(outline(accepted(outcome).changes)).not.toContain("within documents");
  });
});

test("at the quota, consent to a new app is refused, and to a known one is not", () => {
  const row = {
    organization_id: organizationId,
    id: idOf(2, 1),
    client_id: "https://app.example/",
    name: "App",
    description: null,
    runtime_mode: "external_agent",
    agent_id: null,
    created_at: now,
  };
  const known = {
    ...facts(),
    quota: { held: 2, max: 2 },
    app: row,
    memberId: idOf(2, 2),
    permissions: ["atlas_api.oauth.manage"] as const,
    codeHash: "hash",
  };
  const asked = {
    scopes: ["atlas.runs.read"] as const,
    redirectUri: "https://app.example/back",
    codeChallenge: "a".repeat(43),
    resource: null,
  };
  expect(consent({ ...known, isNewApp: true }, asked)).toMatchObject({ error: "access_denied" });
  expect(consent({ ...known, isNewApp: false }, asked)).toHaveProperty("changes");
});
