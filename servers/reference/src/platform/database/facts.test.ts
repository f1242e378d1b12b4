import { beforeAll, expect, it } from "vitest";
import { sql } from "drizzle-orm";
import { uuidv7 } from "uuidv7";
import { describeOnBoth } from "../../../test-support/databases.ts";
import { channelRow } from "../../../test-support/rows.ts";
import { channels } from "@atlas-messaging/service/rows/channels";
import type { Database } from "@atlas-messaging/postgres/database";
import { arg, count, factLoader } from "@atlas-messaging/postgres/facts";
import { rows } from "@atlas-messaging/service/core/facts.sql";
import { commit } from "./commit.ts";
import { own } from "@atlas-messaging/postgres/queries";

const counted = sql`(select count(*) from ${own(channels)} where id = ${arg("id")})`;
const loadWith = factLoader({
  always: count(sql`select 1 from ${own(channels)}`, 100),
  asked: { query: counted, decode: (json) => json ?? "not asked", onlyWith: "id" },
});

const load = factLoader({ channels: rows("channels", sql`select * from ${own(channels)} order by id`) });

describeOnBoth(
  "facts",
  (open) => {
    const organizations = Array.from({ length: 8 }, () => uuidv7());
    let database: Database;
    const owners = async (organizationId: string) =>
      (await load(database, organizationId, {})).channels.map(({ organization_id }) => organization_id);
    const shownToNobody = () =>
      database.read<{ shown: number }>("", { text: "select count(*)::int as shown from channels", values: [] });

    beforeAll(async () => {
      database = await open();
      for (const id of organizations) {
        expect(await commit(database, id, [{ kind: "insert", table: "channels", row: channelRow(id) }])).toBe(
          "committed",
        );
      }
    });

    it("are those of the organization that the statement opens, however many ask at once", async () => {
      const asked = Array.from({ length: 400 }, (_, index) => organizations[index % organizations.length] ?? "");
      expect(await Promise.all(asked.map(owners))).toEqual(asked.map((id) => [id]));
    });

    it("end with their statement: a read that opens no organization is shown nothing", async () => {
      await Promise.all(organizations.map(owners));
      expect(await Promise.all(Array.from({ length: 16 }, shownToNobody))).toEqual(
        Array.from({ length: 16 }, () => [{ shown: 0 }]),
      );
    });

    it("stay apart from what was written for others, and looked up across organizations, in between", async () => {
      const [one = "", other = ""] = organizations;
      const credentials = { text: "select count(*)::int as found from credentials", values: [] };
      const answers = await Promise.all([
        owners(one),
        commit(database, other, [{ kind: "insert", table: "channels", row: channelRow(other) }]),
        database.asSystem(credentials),
        owners(one),
        shownToNobody(),
      ]);
      expect(answers).toEqual([[one], "committed", [{ found: 0 }], [one], [{ shown: 0 }]]);
    });

    it("are asked for only where the argument that they need is given", async () => {
      const [organizationId = ""] = organizations;
      const without = await loadWith(database, organizationId, { id: null });
      expect(without.asked).toBe("not asked");
      expect(without.always).toBeGreaterThan(0);
      expect((await loadWith(database, organizationId, { id: uuidv7() })).asked).toBe(0);
    });

    it("of an unknown organization are none", async () => {
      expect(await owners(uuidv7())).toEqual([]);
    });
  },
  { pglite: true },
);
