import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { accepted, deliveredNames, inserted, outline } from "../../test-support/changes.ts";
import { facts, now } from "../../test-support/facts.ts";
import { jobRow } from "../../test-support/rows.ts";
import type { Change } from "../core/changes.ts";
import type { OrganizationExportRow } from "../rows/organizations.ts";
import { day, later } from "../core/time.ts";
import {
  advanceExport,
  auditDownload,
  canBeDownloaded,
  exportPlaceOf,
  exportedTables,
  failExport,
  isSecretColumn,
  presentExport,
  requestExport,
} from "./export.ts";

const running: OrganizationExportRow = {
  organization_id: facts().organizationId,
  id: "0198c0de-0000-7000-8000-000000000007",
  status: "running",
  rows: 10,
  size_bytes: 100,
  pieces: 2,
  failure: null,
  requested_at: now,
  ready_at: null,
  expires_at: null,
};
const ready: OrganizationExportRow = { ...running, status: "ready", ready_at: now, expires_at: later(now, day) };
const request = (known: OrganizationExportRow | null) =>
  requestExport({ ...facts(), known }, { params: {}, query: {}, body: undefined });
const eventOf = (changes: readonly Change[]): unknown => Object(inserted(changes, "events")[0]?.payload)["export"];
const job = (known: OrganizationExportRow | null, subject_id = running.id) => ({
  ...facts(),
  known,
  job: jobRow({ kind: "export_organization", subject_id }),
});

describe("the request of an export", () => {
  test("begins a job at the first table, and is audited", () => {
    const { body, changes } = accepted(request(null));
    expect(validateResponse("console.organization.requestExport", 200, body)).toMatchObject({ ok: true });
    expect(outline(changes)).toEqual([
      "insert organization_exports",
      "remove many export_pieces",
      "insert outbox",
      "insert audit_events",
    ]);
    const [enqueued] = inserted(changes, "outbox");
    expect(enqueued).toMatchObject({ kind: "export_organization", subject_id: body.data.export.id });
    expect(enqueued && exportPlaceOf(enqueued)).toEqual({ table: null, after: null });
    expect(inserted(changes, "audit_events")).toMatchObject([{ event_type: "atlas_api.export.request" }]);
  });

  test("takes the place of an earlier file, under an id of its own", () => {
    const { body, changes } = accepted(request(ready));
    expect(body.data.export).toMatchObject({ status: "running", rows: 0, expires_at: null });
    expect(body.data.export.id).not.toBe(ready.id);
    expect(changes[0]).toMatchObject({ kind: "update", where: { id: ready.id, status: "ready" } });
    // Pieces with a time are being downloaded.
    expect(changes[1]).toMatchObject({ kind: "removeMany", table: "export_pieces", where: { read_at: null } });
  });

  test("while one is made answers that one, and changes nothing", () => {
    const { body, changes } = accepted(request(running));
    expect([body.data.export.id, changes]).toEqual([running.id, []]);
  });
});

describe("a piece of an export", () => {
  const piece = {
    rows: 5,
    content: "H4sI",
    size_bytes: 50,
    next: { table: "messages", after: ["organization", "id"] },
  };

  test("is kept and counted, and the job goes on after its last row", () => {
    const changes = advanceExport(job(running), piece, 7);
    expect(inserted(changes, "export_pieces")).toMatchObject([{ export_id: running.id, position: 2, content: "H4sI" }]);
    expect(changes[1]).toMatchObject({ where: { pieces: 2 }, set: { rows: 15, size_bytes: 150, pieces: 3 } });
    expect(changes[2]).toMatchObject({ table: "outbox", set: { detail: piece.next, due_at: now } });
  });

  test("that is the last makes the file ready for some days", () => {
    const changes = advanceExport(job(running), { ...piece, next: null }, 7);
    expect(outline(changes).slice(0, 3)).toEqual([
      "insert export_pieces",
      "update organization_exports",
      "remove outbox",
    ]);
    expect(inserted(changes, "export_pieces")).toMatchObject([{ size_bytes: 50 }]);
    expect(deliveredNames(changes)).toEqual(["export.status_changed"]);
    expect(eventOf(changes)).toMatchObject({
      id: running.id,
      status: "ready",
      rows: 15,
      size_bytes: 150,
      ready_at: now,
    });
    expect(changes[1]).toMatchObject({ set: { status: "ready", ready_at: now, expires_at: later(now, 7 * day) } });
  });

  test.for([
    ["an export that another has replaced", running, "0198c0de-0000-7000-8000-000000000008"],
    ["an export that an erasure has ended", { ...running, status: "expired" as const }, running.id],
    ["no export", null, running.id],
  ] as const)("of %s is dropped with its job", ([, known, subject]) => {
    expect(outline(advanceExport(job(known, subject), piece, 7))).toEqual(["remove outbox"]);
    expect(failExport(job(known, subject))).toEqual([]);
  });

  test("that fails for good ends the export, with a sentence", () => {
    const changes = failExport(job(running));
    expect(changes[0]).toMatchObject({ set: { status: "failed", failure: expect.stringMatching(/\.$/) } });
    expect(deliveredNames(changes)).toEqual(["export.status_changed"]);
    expect(eventOf(changes)).toMatchObject({ id: running.id, status: "failed", ready_at: null, expires_at: null });
  });

  test("that is taken is recorded with its range", () => {
    const entry = auditDownload(facts(), running, "bytes 0-9/50");
    expect(inserted([entry], "audit_events")).toMatchObject([
      { event_type: "atlas_api.export.download", subject_id: running.id, after: { range: "bytes 0-9/50" } },
    ]);
  });
});

test("a file can be downloaded until it expires", () => {
  expect([canBeDownloaded(ready, now), canBeDownloaded(ready, later(now, day))]).toEqual([true, false]);
  expect(presentExport(ready, later(now, day)).status).toBe("expired");
  expect(canBeDownloaded(running, now)).toBe(false);
});

test("an export has no table and no column of secrets", () => {
  const withheld = ["idempotency", "outbox", "operator_sessions", "member_passwords", "member_second_factors"];
  for (const table of [...withheld, "oauth_refresh_tokens"]) expect(exportedTables).not.toContain(table);
  for (const table of ["messages", "audit_events", "media_chunks"]) expect(exportedTables).toContain(table);
  const secrets = [
    "secret",
    "previous_secret",
    "token_hash",
    "verify_token",
    "webhook_url",
    "code_challenge",
    "salt",
    "headers",
    "signing_key",
  ];
  expect(
    [...secrets, "text", "url", "response_headers", "public_key", "arguments_hash"].filter(isSecretColumn),
  ).toEqual([...secrets, "arguments_hash"]);
});
