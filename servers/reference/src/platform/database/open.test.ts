import { rm } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshFolder } from "../../../test-support/databases.ts";
import { organizationRow } from "../../../test-support/rows.ts";
import { DatabaseUnavailable } from "@atlas-messaging/postgres/database";
import { commit } from "./commit.ts";
import { decodeRow } from "@atlas-messaging/service/core/facts.sql";
import { openDatabase } from "./open.ts";

let folder: string;

beforeAll(async () => {
  folder = await freshFolder();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

// The run has made the folder by the same function, where there was none.
test("without a URL the data lies in a folder, and outlives the database that is open", async () => {
  const settings = { url: undefined, dataDir: folder };
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
