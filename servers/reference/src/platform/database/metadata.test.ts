/** Triggers keep the entries of metadata, by which lists filter, whatever changes the row. */
import type { Database, Statement } from "@atlas-messaging/postgres/database";
import type { Rows } from "@atlas-messaging/service/rows/rows";
import { beforeAll, expect, test } from "vitest";
import { describeOnBoth } from "../../../test-support/databases.ts";
import { agentRow, customerRow, organizationRow } from "../../../test-support/rows.ts";
import { commit } from "./commit.ts";

const statement = (text: string, ...values: Statement["values"]): Statement => ({ text, values });

describeOnBoth(
  "entries of metadata",
  (open) => {
    let database: Database;
    const [ours, theirs] = [organizationRow(), organizationRow()];
    const customer: Rows["customers"] = { ...customerRow(ours.id), metadata: { shop: "berlin", order_id: "1042" } };
    const agent = agentRow(ours.id);
    const { organization_id, id } = customer;

    const entries = async (organization = ours.id) =>
      (
        await database.asTenant<object>(
          organization,
          statement("select subject, key, text from metadata_entries order by key"),
        )
      ).map((row) => Object.values(row).join(" "));

    beforeAll(async () => {
      database = await open();
      await commit(database, theirs.id, [{ kind: "insert", table: "organizations", row: theirs }]);
      await commit(database, ours.id, [
        { kind: "insert", table: "organizations", row: ours },
        { kind: "insert", table: "customers", row: customer },
        { kind: "insert", table: "agents", row: agent },
      ]);
    });

    test("are those of the rows that have any, for their organization alone", async () => {
      expect(await entries()).toEqual(["customers order_id 1042", "customers shop berlin"]);
      expect(await entries(theirs.id)).toEqual([]);
    });

    test("follow a change, and stay where another column changes", async () => {
      const where = { organization_id, id, metadata: customer.metadata };
      const metadata = { order_id: "1042", cart: "7" };
      await commit(database, ours.id, [{ kind: "update", table: "customers", where, set: { metadata } }]);
      expect(await entries()).toEqual(["customers cart 7", "customers order_id 1042"]);
      const set = { name: "Ada" };
      await commit(database, ours.id, [{ kind: "update", table: "customers", where: { organization_id, id }, set }]);
      expect(await entries()).toEqual(["customers cart 7", "customers order_id 1042"]);
    });

    test("cannot be changed beside their row", async () => {
      const forged = statement("update metadata_entries set text = '1043'");
      await expect(database.asTenant(ours.id, forged)).rejects.toMatchObject({ code: "42501" });
    });

    test("go with the row, and with its metadata", async () => {
      const own = { organization_id, id: agent.id };
      const set = { metadata: { team: "north" } };
      await commit(database, ours.id, [{ kind: "update", table: "agents", where: own, set }]);
      expect(await entries()).toContain("agents team north");
      await commit(database, ours.id, [{ kind: "remove", table: "agents", where: own }]);
      expect(await entries()).toEqual(["customers cart 7", "customers order_id 1042"]);
      const gone = { metadata: null };
      await commit(database, ours.id, [
        { kind: "update", table: "customers", where: { organization_id, id }, set: gone },
      ]);
      expect(await entries()).toEqual([]);
    });
  },
  { pglite: true },
);
