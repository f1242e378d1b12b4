import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { organizationRow } from "../../../test-support/rows.ts";
import { DatabaseUnavailable, commit, decodeRow, openDatabase } from "./index.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "atlas-data-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("without a URL the data lies in a folder, made when it is not there, and outlives the process", async () => {
  const settings = { url: undefined, dataDir: join(folder, "deep", "data") };
  const row = organizationRow();

  const first = await openDatabase(settings);
  expect(first.kind).toBe("pglite");
  await commit(first, row.id, [{ kind: "insert", table: "organizations", row }]);
  await first.close();
  await first.close();
  await expect(first.ping()).rejects.toBeInstanceOf(DatabaseUnavailable);

  const second = await openDatabase(settings);
  const text = "select to_json(o) as row from organizations o";
  const [found] = await second.asTenant<{ row: unknown }>(row.id, { text, values: [] });
  expect(decodeRow("organizations", found?.row)).toEqual(row);
  await second.close();
});
