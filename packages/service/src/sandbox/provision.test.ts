import { permissions, sandbox, scopes } from "@atlas-messaging/contract";
import { sandboxCorpus } from "@atlas-messaging/validators/sandbox-corpus";
import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { World, accepted, inserted } from "../../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../../test-support/facts.ts";
import { windowOf } from "../conversations/present.ts";
import type { TableName } from "../rows/rows.ts";
import { day, later } from "../core/time.ts";
import { seedKnowledge } from "../knowledge/corpus.ts";
import { type ProvisionFacts, provisionSandbox, scopesNamed } from "./provision.ts";

const token = {
  text: `atlas_sandbox_sandbox_${"x".repeat(38)}`,
  hash: "0".repeat(64),
  prefix: "atlas_sandbox_sandbox_xxxxxx",
};

const provision = (wanted?: ProvisionFacts["scopes"]) =>
  accepted(
    provisionSandbox({
      ...facts(),
      environment: "sandbox",
      credentialId: idOf(6, 1),
      token,
      operatorToken: { ...token, text: token.text.replace("atlas_sandbox", "atlas_operator"), hash: "1".repeat(64) },
      baseUrl: "http://127.0.0.1:4100",
      scopes: wanted,
      knowledge: seedKnowledge,
    }),
  );

const { body, changes } = provision();
const world = new World(changes);

describe("a new sandbox", () => {
  test("is answered by contract", () => {
    expect(validateResponse("sandbox.credentials", 200, body)).toMatchObject({ ok: true });
  });

  test("is the same for the same facts", () => {
    expect(provision()).toEqual({ kind: "accepted", body, changes });
  });

  test("only inserts rows of its own organization, with unique ids", () => {
    const rows = changes.flatMap((change) => {
      if (change.kind === "insert") return [{ table: change.table, ...change.row }];
      return change.kind === "insertMany" ? change.rows.map((row) => ({ table: change.table, ...row })) : [null];
    });
    expect(rows).not.toContain(null);
    const identified = rows.filter((row) => row?.table !== "knowledge_postings");
    const ids = identified.map((row) => row && "id" in row && row.id);
    expect(ids).not.toContain(false);
    expect(new Set(ids).size).toBe(identified.length);
    for (const row of rows) {
      expect(row && "organization_id" in row ? row.organization_id : ids[0]).toBe(organizationId);
    }
    expect(rows.filter((row) => row && !("organization_id" in row)).map((row) => row?.table)).toEqual([
      "organizations",
    ]);
  });

  test("expires with its credential after a day", () => {
    const expires_at = later(now, day);
    expect(body.data.expires_at).toBe(expires_at);
    expect(world.only("organizations")).toMatchObject({ environment: "sandbox", expires_at });
    expect(world.only("credentials")).toMatchObject({ environment: "sandbox", expires_at, revoked_at: null });
  });

  test("gives its token every scope, and stores only the token's hash", () => {
    expect(body.data.scopes.toSorted()).toEqual(Object.keys(scopes).toSorted());
    expect(world.only("credentials")).toMatchObject({ token_hash: token.hash, scopes: body.data.scopes });
    expect(JSON.stringify(changes)).not.toContain(token.text);
  });

  test.for<[keyof typeof body.data, TableName]>([
    ["organization_id", "organizations"],
    ["channel_id", "channels"],
    ["conversation_id", "conversations"],
    ["customer_id", "customers"],
    ["template_id", "templates"],
    ["voucher_id", "vouchers"],
    ["owner_id", "members"],
  ])("answers as %s an id of %s", ([member, table]) => {
    expect(inserted(changes, table).map((row) => "id" in row && row.id)).toContain(body.data[member]);
  });

  test("has an active member with every permission", () => {
    const member = world.only("members");
    expect(member).toMatchObject({ email: "operator@sandbox.example", status: "active" });
    expect(member.permissions.toSorted()).toEqual(Object.keys(permissions).toSorted());
  });

  test("has an approved template, an available voucher and a working channel", () => {
    expect(world.only("templates").status).toBe("approved");
    expect(world.only("vouchers").status).toBe("available");
    expect(world.only("channels")).toMatchObject({ channel: "chatapp", status: "active", provider: "sandbox" });
  });

  const { unpaid, two_forms: _, ...seeded } = sandbox.phoneNumbers;
  test("names a number without a customer, for which the channel is refused", () => {
    expect(body.data.phone_numbers.unpaid).toBe(unpaid.phone_number);
    expect(world.rows("customers").map(({ phone_number }) => phone_number)).not.toContain(unpaid.phone_number);
  });

  test.for(Object.entries(seeded))("has the number %s, with the window of its script", ([name, script]) => {
    const customer = world.rows("customers").find(({ phone_number }) => phone_number === script.phone_number);
    const conversation = world.rows("conversations").find(({ customer_id }) => customer_id === customer?.id);
    expect(conversation?.channel_id).toBe(body.data.channel_id);
    expect(windowOf(conversation ?? null, now).open).toBe(script.window_open);
    expect(body.data.phone_numbers).toHaveProperty(name, script.phone_number);
    const said = world.rows("messages").filter(({ conversation_id }) => conversation_id === conversation?.id);
    expect(said).toMatchObject([{ direction: "inbound", created_at: conversation?.last_inbound_at }]);
  });

  test("has every document of the corpus, searchable", () => {
    const documents = world.rows("knowledge_documents");
    expect(documents.map(({ title }) => title)).toEqual(sandboxCorpus.map(({ title }) => title));
    for (const { id, text, status, chunk_count, language } of documents) {
      const passages = world.rows("knowledge_passages").filter(({ document_id }) => document_id === id);
      expect({ status, chunk_count, language }).toEqual({
        status: "indexed",
        chunk_count: passages.length,
        language: "en",
      });
      for (const { text: passage, start_offset, end_offset } of passages) {
        expect(text?.slice(start_offset, end_offset)).toBe(passage);
      }
    }
  });

  test("shows the customer and conversation of its demo number", () => {
    const demo = world.rows("customers").find(({ id }) => id === body.data.customer_id);
    expect(demo?.phone_number).toBe(body.data.phone_number);
    expect(world.rows("conversations").find(({ id }) => id === body.data.conversation_id)?.customer_id).toBe(demo?.id);
  });

  test("is audited", () => {
    expect(world.only("audit_events")).toMatchObject({
      event_type: "atlas_api.sandbox.create",
      subject_id: organizationId,
    });
  });
});

describe("a narrower token", () => {
  test("has the requested scopes", () => {
    const named = provision(["atlas.runs.read"]);
    expect(named.body.data.scopes).toEqual(["atlas.runs.read"]);
    const [credential] = named.changes.filter((change) => change.kind === "insert" && change.table === "credentials");
    expect(credential).toMatchObject({ row: { id: named.body.data.key_id, scopes: ["atlas.runs.read"] } });
  });

  test.for([
    ["", { scopes: [] }],
    ["atlas.runs.read", { scopes: ["atlas.runs.read"] }],
    ["atlas.runs.read atlas.messages.send atlas.runs.read", { scopes: ["atlas.messages.send", "atlas.runs.read"] }],
    ["atlas.runs.read atlas.admin", { unknown: "atlas.admin" }],
    ["constructor", { unknown: "constructor" }],
  ] as const)("%j names %j", ([list, named]) => {
    expect(scopesNamed(list)).toEqual(named);
  });
});
