import { gunzipSync } from "node:zlib";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { OrganizationExportRow } from "@atlas-messaging/service/rows/organizations";
import { day, hour, later, minute } from "@atlas-messaging/service/core/time";
import { endExports, exportedTables, requestExport } from "@atlas-messaging/service/organizations/export";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { auditEventRow, mediaRow } from "../../test-support/rows.ts";
import { seedOrganization } from "../../test-support/seed.ts";
import { testServices } from "../../test-support/services.ts";
import { keepHouseOnce } from "../housekeeping/index.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import { exportLine, exportRows } from "../platform/database/export-rows.ts";
import { exportFiles } from "../services/export-files.ts";
import { mediaBytes } from "../services/media-bytes.ts";
import { type Outside, jobHandlers } from "./index.ts";

const { run } = jobHandlers({ random: () => 0 } as Outside).export_organization;

describeOnBoth("the export of an organization by a job", (openDatabase) => {
  let database: Database;
  let ours: Awaited<ReturnType<typeof seedOrganization>>;
  beforeAll(async () => {
    database = await openDatabase();
    ours = await seedOrganization(database);
    await seedOrganization(database);
    const { organizationId: id } = ours;
    // A sandbox would be forgotten with its export.
    const lasts = { kind: "update", table: "organizations", where: { id }, set: { expires_at: null } } as const;
    expect(await commit(database, id, [lasts])).toBe("committed");
    const rows = Array.from({ length: 11_000 }, () => auditEventRow(ours.organizationId));
    await commit(database, ours.organizationId, [{ kind: "insertMany", table: "audit_events", rows }]);
  });
  const services = () => testServices(database, { ATLAS_EXPORT_DAYS: "3" });
  const one = async <Row>(text: string): Promise<Row | undefined> =>
    (await database.asTenant<{ row: Row }>(ours.organizationId, { text, values: [] }))[0]?.row;
  const known = () =>
    one<OrganizationExportRow>("select row_to_json(organization_exports) as row from organization_exports");
  const job = () => one<JobRow>("select row_to_json(outbox) as row from outbox where kind = 'export_organization'");
  const pieces = async () => Number(await one("select to_json(count(*)) as row from export_pieces"));

  const begin = async () => {
    const { organizationId } = ours;
    const facts = baseFacts(services(), { organizationId, correlationId: "test" });
    const outcome = requestExport(
      { ...facts, known: (await known()) ?? null },
      { params: {}, query: {}, body: undefined },
    );
    expect(await commit(database, organizationId, outcome.changes)).toBe("committed");
  };
  const step = async () => {
    const next = await job();
    if (next) await run(services(), next);
    return next !== undefined;
  };
  const bytesOf = async (row: OrganizationExportRow, first = 0, last = row.size_bytes - 1) => {
    const body = await services().exports.read(ours.organizationId, row, { first, last });
    return Buffer.from(await new Response(body).arrayBuffer());
  };
  const ready = async (): Promise<OrganizationExportRow> => {
    const row = await known();
    if (!row) throw new Error("there is no export");
    return row;
  };
  const download = async (): Promise<string> => {
    const row = await ready();
    const bytes = await bytesOf(row);
    expect(bytes.length).toBe(row.size_bytes);
    return gunzipSync(bytes).toString();
  };
  const wholeNow = async (): Promise<string> => {
    let text = "";
    for await (const row of exportRows(database, ours.organizationId, exportedTables)) text += exportLine(row);
    return text;
  };

  test("is what the command prints, in pieces that a worker may make twice", async () => {
    await begin();
    const first = await job();
    await step();
    // A worker that lost its lease makes the first piece again.
    const late = first && run(services(), { ...first, leased_until: later(first.due_at, day) });
    await expect(late).rejects.toThrow(Error);
    let steps = 1;
    while (await step()) steps += 1;
    const made = await known();
    expect(made).toMatchObject({ status: "ready", pieces: steps });
    expect(steps).toBeGreaterThan(2);
    expect(Date.parse(made?.expires_at ?? "") - Date.parse(made?.ready_at ?? "")).toBe(3 * day);
    const text = await download();
    // The event that tells of the file came after it.
    const before = (await wholeNow()).split(/(?<=\n)/).filter((line) => !line.includes('"export.status_changed"'));
    expect(text).toBe(before.join(""));
    expect(text.trimEnd().split("\n")).toHaveLength(made?.rows ?? 0);
  });

  test("goes on from any byte, also of pieces whose length was not noted", async () => {
    const row = await ready();
    const whole = await bytesOf(row);
    const [noted] = await database.asTenant<{ length: number }>(ours.organizationId, {
      text: "select size_bytes as length from export_pieces where position = 0",
      values: [],
    });
    const length = noted?.length ?? 0;
    await database.asTenant(ours.organizationId, {
      text: "update export_pieces set size_bytes = null where position = 0",
      values: [],
    });
    const end = whole.length - 1;
    for (const [first, last] of [
      [length - 1, length],
      [length, end],
      [end, end],
      [1, end - 1],
    ] as const) {
      expect((await bytesOf(row, first, last)).equals(whole.subarray(first, last + 1))).toBe(true);
    }
  });

  test("has the bytes of media, in lines of a bounded length", async () => {
    const bytes = Buffer.from(Array.from({ length: 600_000 }, (_, index) => index % 251));
    const media = mediaRow(ours.organizationId, { status: "stored", size_bytes: bytes.length });
    await commit(database, ours.organizationId, [{ kind: "insert", table: "media", row: media }]);
    await mediaBytes(database, services().clock).keep(ours.organizationId, media.id, bytes);
    await begin();
    while (await step());
    const lines = (await download()).trimEnd().split("\n");
    const chunks = lines.filter((line) => line.startsWith('{"table":"media_chunks"'));
    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(400_000);
    const kept = chunks.map((line) => JSON.parse(line).row).filter(({ media_id }) => media_id === media.id);
    expect(Buffer.concat(kept.map((row) => Buffer.from(row.bytes, "base64")))).toEqual(bytes);
  });

  const make = async (): Promise<OrganizationExportRow> => {
    await begin();
    while (await step());
    return ready();
  };
  const keepHouse = (milliseconds: number) =>
    keepHouseOnce({ ...services(), clock: { now: () => Date.now() + milliseconds } });

  test("leaves all pieces of a file that can be downloaded, and none of one that has ended or was replaced", async () => {
    const { pieces: of } = await make();
    await keepHouse(2 * hour);
    expect([of > 2, await pieces()]).toEqual([true, of]);
    await begin();
    expect(await pieces()).toBe(0);
    await step();
    expect(await pieces()).toBe(1);
    await commit(database, ours.organizationId, endExports(ours.organizationId, new Date().toISOString()));
    await keepHouseOnce(services());
    expect(await pieces()).toBe(0);
    while (await step());
    await make();
    expect(await pieces()).toBe(of);
    await keepHouse(4 * day);
    expect(await pieces()).toBe(0);
    expect(await known()).toMatchObject({ status: "expired", expires_at: null });
  });

  /** Reads a file while time passes between its pieces. */
  const reader = (row: OrganizationExportRow, begins = 0) => {
    const clock = { time: Date.now() + begins, now: () => clock.time };
    const files = exportFiles(database, clock);
    const got: Uint8Array[] = [];
    const range = { first: 0, last: row.size_bytes - 1 };
    const opened = files.read(ours.organizationId, row, range).then((body) => body?.getReader());
    const next = async (milliseconds: number): Promise<boolean> => {
      clock.time += milliseconds;
      const { done, value } = (await (await opened)?.read()) ?? { done: true };
      if (value) got.push(value);
      return !done;
    };
    return { next, bytes: () => Buffer.concat(got) };
  };

  test("whose download has begun is kept for it, when it is replaced and when it expires", async () => {
    const row = await make();
    const whole = await bytesOf(row);
    const [slow, left] = [reader(row), reader(row)];
    await Promise.all([slow.next(0), left.next(0)]);
    const next = await make();
    await keepHouse(30 * minute);
    await slow.next(50 * minute);
    await keepHouse(100 * minute);
    expect(await pieces()).toBe(row.pieces + next.pieces);
    while (await slow.next(50 * minute));
    expect(slow.bytes().equals(whole)).toBe(true);
    await keepHouse(2 * day);
    expect(await pieces()).toBe(next.pieces);
    await expect(left.next(minute)).rejects.toThrow(`the file of the export ${row.id} has ended`);

    const late = reader(next, 3 * day - 10 * minute);
    await late.next(0);
    await late.next(50 * minute);
    await keepHouse(3 * day + 90 * minute);
    expect(await pieces()).toBe(next.pieces);
    while (await late.next(0));
    expect(late.bytes().length).toBe(next.size_bytes);
    await keepHouse(4 * day);
    expect(await pieces()).toBe(0);
  });

  test("ends with an erasure in the middle of its download, and no download begins then", async () => {
    const row = await make();
    const open = reader(row);
    await open.next(0);
    await commit(database, ours.organizationId, endExports(ours.organizationId, new Date().toISOString()));
    await expect(open.next(5 * minute)).rejects.toThrow(`the file of the export ${row.id} has ended`);
    const range = { first: 0, last: 1 };
    expect(await services().exports.read(ours.organizationId, row, range)).toBeNull();
    await keepHouseOnce(services());
    expect(await pieces()).toBe(0);
  });
});
