/** Files that the console downloads: the export of the organization, and that of its audit events. */
import type { Change } from "../../src/core/changes.ts";
import type { OrganizationExportRow } from "../../src/rows/organizations.ts";
import { day, later } from "../../src/core/time.ts";
import { describe, expect, test } from "vitest";
import { inserted } from "../../test-support/changes.ts";
import { auditEventRow } from "../../test-support/console-rows.ts";
import { ask, serve } from "../../test-support/ask.ts";
import { organizationId } from "../../test-support/deployment.ts";
import { idOf, startOfTime } from "../../test-support/fake-shell.ts";
import type { ByteRange } from "../../src/pipeline/services.ts";

const id = idOf(1);
const now = new Date(startOfTime).toISOString();
const none = { rows: [], known: true };

describe("the export of the organization", () => {
  const ready: OrganizationExportRow = {
    organization_id: organizationId,
    id,
    status: "ready",
    rows: 1,
    size_bytes: 5,
    pieces: 1,
    failure: null,
    requested_at: now,
    ready_at: now,
    expires_at: later(now, day),
  };
  const changes: Change[] = [];
  const commit = async (_: string, given: readonly Change[]) => (changes.push(...given), "committed" as const);
  const download = (
    known: OrganizationExportRow | null,
    file: Blob | null = new Blob(["bytes"]),
    headers: { readonly [name: string]: string } = {},
  ) => {
    changes.length = 0;
    const read = async (_: string, __: object, { first, last }: ByteRange) =>
      file?.slice(first, last + 1).stream() ?? null;
    return serve("console.organization.downloadExport", { known }, { exports: { read }, store: { commit } }).call({
      headers,
    });
  };

  test("is shown, or null before the first", async () => {
    expect((await ask("console.organization.getExport", {}, { known: ready })).body).toMatchObject({
      data: { export: { id } },
    });
    expect((await ask("console.organization.getExport", {}, { known: null })).body).toMatchObject({
      data: { export: null },
    });
  });

  test("is downloaded under its date, and not kept by browsers", async () => {
    const answer = await download(ready);
    expect([answer.status, await answer.text()]).toEqual([200, "bytes"]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": 'attachment; filename="export-2026-01-02.jsonl.gz"',
      "content-length": "5",
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "application/gzip",
      "x-content-type-options": "nosniff",
    });
  });

  test.for([
    [{ status: "running" }, "is under way"],
    [{ status: "failed" }, "could not be made"],
    [{ status: "expired" }, "has expired"],
    [{ expires_at: now }, "has expired"],
  ] as const)("that is %o conflicts", async ([change, message]) => {
    const answer = await download({ ...ready, ...change });
    expect([answer.status, Object(await answer.json()).error.message]).toEqual([409, expect.stringContaining(message)]);
  });

  test("whose file another one has replaced meanwhile conflicts", async () => {
    expect((await download(ready, null)).status).toBe(409);
  });

  test("is audited with the part that was sent", async () => {
    await download(ready);
    expect(inserted(changes, "audit_events")).toMatchObject([{ subject_id: id, after: { range: "bytes 0-4/5" } }]);
  });

  test.for([
    ["bytes=1-3", 206, "yte", "bytes 1-3/5"],
    ["bytes=-2", 206, "es", "bytes 3-4/5"],
    ["lines=1-2", 200, "bytes", null],
  ] as const)("in the range %s answers %i", async ([range, status, text, shown]) => {
    const answer = await download(ready, undefined, { range });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([status, shown]);
    expect([await answer.text(), answer.headers.get("content-length")]).toEqual([text, String(text.length)]);
    expect([answer.headers.get("accept-ranges"), answer.headers.get("etag")]).toEqual(["bytes", `"${id}"`]);
  });

  test("in a range beyond its end is refused with its size", async () => {
    const answer = await download(ready, undefined, { range: "bytes=9-" });
    expect([answer.status, answer.headers.get("content-range")]).toEqual([416, "bytes */5"]);
    expect(await answer.text()).toContain("The file has 5 bytes");
    expect(changes).toEqual([]);
  });

  test("is not sent again to who has it", async () => {
    const answer = await download(ready, undefined, { "if-none-match": `"${id}"` });
    expect([answer.status, answer.headers.get("etag"), await answer.text()]).toEqual([304, `"${id}"`, ""]);
    expect(changes).toEqual([]);
    expect((await download(ready, undefined, { "if-none-match": '"another"' })).status).toBe(200);
  });

  test("that was never asked for is not found", async () => {
    expect((await download(null)).status).toBe(404);
  });
});

describe("the export of audit events", () => {
  const entry = (count: number) => auditEventRow({ id: idOf(count) });
  const pageOf = (from: number, size: number) => Array.from({ length: size }, (_, index) => entry(from + index));

  test("is lines of JSON under the day's date", async () => {
    const answer = await serve("console.auditEvents.export", { rows: pageOf(1, 2), known: true }).call();
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-store",
      "content-disposition": 'attachment; filename="audit-events-2026-01-02.jsonl"',
      "content-security-policy": "sandbox; default-src 'none'",
      "content-type": "application/x-ndjson; charset=utf-8",
      "x-content-type-options": "nosniff",
    });
    const lines = (await answer.text()).split("\n");
    expect(lines).toHaveLength(3);
    expect(lines[2]).toBe("");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ id: idOf(1), event_type: "atlas_api.agent.create" });
  });

  test("asks for all of it, or for what a filter names", async () => {
    const { asked, call } = serve("console.auditEvents.export", none);
    await (await call({ query: "?event_type=atlas_api.agent.create" })).text();
    expect(asked.args).toMatchObject({
      after: null,
      page_size: 200,
      event_type: "atlas_api.agent.create",
      actor_id: null,
    });
  });

  test("of nothing is empty", async () => {
    const answer = await serve("console.auditEvents.export", none).call();
    expect([answer.status, await answer.text()]).toEqual([200, ""]);
  });

  test("reads on where a full page ends", async () => {
    const loaded = { rows: pageOf(1, 200), known: true };
    const { asked, call } = serve("console.auditEvents.export", loaded);
    const reader = (await call()).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value?.split("\n")).toHaveLength(201);
    Object.assign(loaded, { rows: pageOf(201, 1) });
    expect((await reader?.read())?.value).toContain(idOf(201));
    expect(asked.args).toMatchObject({ after: idOf(200), after_down: idOf(200), after_up: idOf(200), page_size: 200 });
    expect(await reader?.read()).toMatchObject({ done: true });
  });

  test("breaks off when the session ends meanwhile", async () => {
    const { served, call } = serve("console.auditEvents.export", { rows: pageOf(1, 200), known: true });
    const reader = (await call()).body?.getReader();
    await reader?.read();
    served.shell.clock.set(Date.parse("2026-02-01T00:00:00.000Z"));
    await expect(reader?.read()).rejects.toThrow("the session has ended");
  });
});
