import { day, instantOf, later } from "@atlas-messaging/service/core/time";
import { expect, test } from "vitest";
import { freshDatabase } from "../../test-support/databases.ts";
import { eventRow, organizationRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import { keepHouseOnce } from "../housekeeping/index.ts";
import { commit } from "../platform/database/commit.ts";
import { openDatabase } from "../platform/database/open.ts";
import { readSettings } from "../settings.ts";
import { retentionFinding } from "./database.ts";

test("rows that nobody has removed in time are counted, and those of an organization that keeps them longer are not", async () => {
  const database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
  const settings = readSettings({});
  const created_at = later(instantOf({ now: () => Date.now() }), -31 * day);
  const [forgotten, kept] = [organizationRow(), organizationRow()];
  const insertOld = ({ id }: { readonly id: string }) => ({
    kind: "insert" as const,
    table: "events" as const,
    row: eventRow(id, { created_at }),
  });
  try {
    for (const organization of [forgotten, kept])
      await commit(database, organization.id, [
        { kind: "insert", table: "organizations", row: organization },
        insertOld(organization),
        insertOld(organization),
      ]);
    await commit(database, kept.id, [
      {
        kind: "insert",
        table: "retentions",
        row: { organization_id: kept.id, kind: "events", days: 90, updated_at: created_at },
      },
    ]);
    expect(await retentionFinding(database, settings)).toEqual({
      subject: "retention",
      state: "warning",
      text: "2 events should be gone for an hour or more: run a worker, or one more.",
    });
    await keepHouseOnce(testServices(database));
    expect((await retentionFinding(database, settings)).state).toBe("ok");
  } finally {
    await database.close();
  }
});
