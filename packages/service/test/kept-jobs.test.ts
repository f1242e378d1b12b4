/** The jobs that look after channels, sessions, approvals, vectors, exports, erasures and mail. */
import type { KnowledgePassageRow } from "../src/rows/knowledge.ts";
import type { OrganizationExportRow } from "../src/rows/organizations.ts";
import { createKnowledge } from "../src/knowledge/decide.ts";
import { day, later } from "../src/core/time.ts";
import { describe, expect, test } from "vitest";
import { World, accepted, outline } from "../test-support/changes.ts";
import { facts, idOf, now, organizationId } from "../test-support/facts.ts";
import { channelRow, jobRow, memberRow, organizationRow } from "../test-support/rows.ts";
import { checkChannel } from "../src/channels/jobs.ts";
import { embedKnowledge } from "../src/knowledge/jobs.ts";
import { endSession } from "../src/sessions/jobs.ts";
import { eraseCustomer } from "../src/privacy/jobs.ts";
import { expireApproval } from "../src/approvals/jobs.ts";
import { exportOrganization, sendMail } from "../src/organizations/jobs.ts";

describe("the check of a channel", () => {
  const known = {
    ...facts(),
    job: jobRow({ kind: "check_channel" }),
    channel: channelRow(),
    organization: organizationRow(),
    link: null,
    carried: true,
  };

  test("asks its provider, and is due again", () => {
    expect(checkChannel.ask(known)).toEqual({ channel: known.channel, link: null });
    const changes = checkChannel.decide(known, { ok: true, latencyMs: 3 }, null);
    expect(outline(changes)).toContain("update channels");
    expect(outline(changes)).toContain("update outbox");
  });

  test.for([
    ["the channel", { channel: null }],
    ["the organization", { organization: null }],
    ["an organization that has expired", { organization: organizationRow({ expires_at: now }) }],
  ] as const)("ends with %s", ([, gone]) => {
    expect(checkChannel.ask({ ...known, ...gone })).toBeNull();
    expect(outline(checkChannel.decide({ ...known, ...gone }, null, null))).toEqual(["remove outbox"]);
  });
});

describe("the silence of a session", () => {
  const session = {
    organization_id: organizationId,
    id: idOf(8, 1),
    agent_id: null,
    status: "active",
    created_at: later(now, -2 * day),
    last_message_at: null,
    ended_at: null,
  } as const;
  const silent = { ...facts(), job: jobRow({ kind: "end_session" }), session };

  test("ends it", () => {
    expect(outline(endSession.decide(silent, null, null))).toContain("update sessions");
  });

  test("does not end one in which something was said, and the job waits on", () => {
    const talking = { ...silent, session: { ...session, last_message_at: now } };
    expect(outline(endSession.decide(talking, null, null))).toEqual(["update outbox"]);
  });

  test("fails for a session that is not there", () => {
    expect(() => endSession.decide({ ...silent, session: null }, null, null)).toThrow("which is not there");
  });
});

describe("the expiry of an approval", () => {
  const job = jobRow({ kind: "expire_approval", subject_id: idOf(8, 2) });

  test("is looked up by the approval, and decides again when an operator was quicker", () => {
    expect(expireApproval.args(job)).toEqual({ approval_id: idOf(8, 2) });
    expect(expireApproval.maxDecisions).toBe(4);
  });

  test("ends with an approval that is gone", () => {
    const gone = { approval: null, run: null, original: null, parts: null, sha256: (text: string) => text };
    expect(outline(expireApproval.decide({ ...facts(), job, ...gone }, null, null))).toEqual(["remove outbox"]);
  });
});

describe("embedding", () => {
  const job = jobRow({ kind: "embed_knowledge" });
  const none = { ...facts(), job, document: null, passages: [], formerModels: [], model: null };

  test("asks nobody where there is no model, or nothing to embed", () => {
    expect(embedKnowledge.ask(none)).toBeNull();
    expect(embedKnowledge.ask({ ...none, model: "small" })).toBeNull();
    expect(outline(embedKnowledge.decide(none, null, null))).toEqual(["remove outbox"]);
  });

  const body = { source_type: "text", title: "Menu", text: "Soup costs six euros." } as const;
  const made = accepted(createKnowledge(facts(), { params: {}, query: {}, body })).changes;
  const document = new World(made).only("knowledge_documents");
  const passage: KnowledgePassageRow = {
    organization_id: organizationId,
    id: idOf(21, 1),
    document_id: document.id,
    position: 0,
    text: "Soup costs six euros.",
    start_offset: 0,
    end_offset: 21,
    heading: null,
  };
  const known = { ...none, document, passages: [passage], model: "small" };

  test("asks the model about passages with their title, and keeps its vectors", () => {
    expect(embedKnowledge.ask(known)).toEqual(["Menu\nSoup costs six euros."]);
    expect(embedKnowledge.decide(known, [[1, 0]], null)[0]).toMatchObject({
      table: "knowledge_vectors",
      rows: [{ id: passage.id, model: "small" }],
    });
  });

  test("asks nobody about passages of a document that is gone, or without a model", () => {
    expect(embedKnowledge.ask({ ...known, document: null })).toBeNull();
    expect(embedKnowledge.ask({ ...known, model: null })).toBeNull();
    expect(embedKnowledge.ask({ ...known, passages: [] })).toBeNull();
  });
});

describe("an export", () => {
  const running: OrganizationExportRow = {
    organization_id: organizationId,
    id: idOf(8, 3),
    status: "running",
    rows: 0,
    size_bytes: 0,
    pieces: 0,
    failure: null,
    requested_at: now,
    ready_at: null,
    expires_at: null,
  };
  const detail = { table: "messages", after: [idOf(8, 4)] };
  const job = jobRow({ kind: "export_organization", subject_id: running.id, detail });
  const known = { ...facts(), job, known: running, days: 3 };

  test("asks for the piece at its place", () => {
    expect(exportOrganization.ask(known)).toEqual({ organizationId, place: detail });
    expect(exportOrganization.ask({ ...known, known: { ...running, status: "expired" } })).toBeNull();
  });

  test("can be downloaded for days after its last piece, and fails when its job is set aside", () => {
    const last = { rows: 1, content: "", size_bytes: 1, next: null };
    expect(exportOrganization.decide(known, last, null)).toContainEqual(
      expect.objectContaining({ set: expect.objectContaining({ status: "ready", expires_at: later(now, 3 * day) }) }),
    );
    expect(exportOrganization.setAside(known)).toMatchObject([
      { set: { status: "failed" } },
      { row: { event_type: "export.status_changed", payload: { export: { status: "failed" } } } },
      { row: { kind: "expand_event" } },
    ]);
  });
});

describe("the erasure of a customer", () => {
  const place = { stage: "notes", after: null, needles: ["+15550100099"], late: true };
  const job = jobRow({ kind: "erase_customer", subject_id: idOf(2, 2), detail: place });

  test("goes on where the job is", () => {
    expect(eraseCustomer.args(job)).toEqual({ customer_id: idOf(2, 2), job_id: job.id, ...place });
  });

  test("ends with a customer who is gone", () => {
    const gone = { ...facts(), job, customer: null, rows: {}, waiting: [], last: null };
    expect(outline(eraseCustomer.decide(gone, null, null))).toEqual(["remove outbox"]);
  });
});

describe("a mail", () => {
  const detail = { kind: "invitation", token: "sealed token", page: "https://shop.example/page" };
  const job = jobRow({ kind: "send_mail", subject_id: idOf(2, 45), detail });
  const member = memberRow({
    status: "invited",
    invitation_hash: "hash of token",
    invitation_expires_at: later(now, day),
  });
  const known = {
    ...facts(),
    job,
    random: 0,
    sha256: (text: string) => `hash of ${text}`,
    token: "token",
    organization: organizationRow(),
    member,
    password: null,
    notice: null,
    contacts: [],
  };

  test("is looked up by its subject, with the token as it was queued", () => {
    expect(sendMail.args(job)).toEqual({ id: idOf(2, 45), job_id: job.id, token: "sealed token" });
  });

  test("is handed to the mail server, and recorded", () => {
    expect(sendMail.ask(known)).toMatchObject({ to: [member.email] });
    const changes = sendMail.decide(known, { kind: "sent", recipients: 1 }, null);
    expect(outline(changes)).toEqual(["remove outbox", "insert audit_events"]);
  });
});
