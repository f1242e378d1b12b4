import { type SQL, sql } from "drizzle-orm";
import { boolean, pgTable, primaryKey, text, unique, uniqueIndex } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { emitTableKeys } from "./table-keys.ts";

const columns = { organization_id: text().notNull(), id: text().notNull(), code: text(), live: boolean() };

const tableWith = (condition: SQL) =>
  pgTable("vouchers", columns, (table) => [
    primaryKey({ name: "vouchers_pkey", columns: [table.organization_id, table.id] }),
    unique("vouchers_code_key").on(table.code),
    uniqueIndex("vouchers_live_key").on(table.organization_id, table.live).where(condition),
  ]);

describe("keys of a table", () => {
  test("lack the organization, and tell constraints of one from those of all", () => {
    const keys =
      'vouchers: { primary: ["id"], unique: { vouchers_live_key: ["live"] }, uniqueEverywhere: { vouchers_code_key: ["code"] } },';
    expect(emitTableKeys({ vouchers: tableWith(sql`live is not null`) })).toContain(keys);
  });

  test("keep the organization where it is all of the key", () => {
    const one = pgTable("one", columns, (table) => [
      primaryKey({ name: "one_pkey", columns: [table.organization_id] }),
    ]);
    expect(emitTableKeys({ one })).toContain('one: { primary: ["organization_id"] }');
  });

  test("are refused for a unique index that leaves rows out for another reason than a null", () => {
    expect(() => emitTableKeys({ vouchers: tableWith(sql`live`) })).toThrow("cannot hold vouchers_live_key");
  });
});
