import { readFile, readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { lintMigration } from "./lint.ts";

const rulesOf = async (...statements: string[]): Promise<readonly string[]> =>
  (await lintMigration(statements.join("\n--> statement-breakpoint\n"))).map(({ rule }) => rule);

describe("a migration", () => {
  test.for([
    ["index", "CREATE INDEX a ON events (id)"],
    ["index", "CREATE UNIQUE INDEX CONCURRENTLY a ON events (id)"],
    ["not-null", "ALTER TABLE events ALTER COLUMN id SET NOT NULL"],
    ["rewrite", "ALTER TABLE events ALTER COLUMN id TYPE text"],
    ["rewrite", "ALTER TABLE events ADD COLUMN a uuid DEFAULT gen_random_uuid()"],
    ["rewrite", "ALTER TABLE events ADD COLUMN a int GENERATED ALWAYS AS (1 + 1) STORED"],
    ["rewrite", "ALTER TABLE events ADD COLUMN a int GENERATED ALWAYS AS IDENTITY"],
    ["rewrite", "ALTER TABLE events SET UNLOGGED"],
    ["rewrite", "TRUNCATE events"],
    ["rewrite", "LOCK TABLE events"],
    ["rewrite", "REINDEX TABLE events"],
    ["constraint", "ALTER TABLE events ADD CONSTRAINT a CHECK (id IS NOT NULL)"],
    ["constraint", "ALTER TABLE events ADD CONSTRAINT a FOREIGN KEY (id) REFERENCES runs (id)"],
    ["constraint", "ALTER TABLE events ADD CONSTRAINT a UNIQUE (id)"],
    ["constraint", "ALTER TABLE events ADD COLUMN a text UNIQUE"],
    ["column", "ALTER TABLE events ADD COLUMN a text NOT NULL"],
    ["remove", "ALTER TABLE events DROP COLUMN id"],
    ["remove", "ALTER TABLE events RENAME COLUMN id TO a"],
    ["remove", "DROP TABLE events"],
    ["remove", "DROP FUNCTION atlas_require(bigint)"],
    ["rows", "UPDATE events SET id = id"],
    ["rows", "DELETE FROM events"],
    ["hidden", "DO $$ BEGIN ALTER TABLE events DROP COLUMN id; END $$"],
  ] as const)("is told of %s: %s", async ([rule, statement]) => {
    expect(await rulesOf(statement)).toEqual([rule]);
    expect(await rulesOf(`-- allow ${rule}: the table has one row\n${statement}`)).toEqual([]);
    expect(await rulesOf(`-- allow ${rule}:\n${statement}`)).toEqual([rule]);
  });

  test.for([
    "CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON events (id)",
    "ALTER TABLE events ADD COLUMN a text",
    "ALTER TABLE events ADD COLUMN a text DEFAULT 'x' NOT NULL",
    "ALTER TABLE events ADD COLUMN a text[] DEFAULT '{}'::text[] NOT NULL",
    "ALTER TABLE events ADD COLUMN a timestamptz(3) DEFAULT now() NOT NULL",
    "ALTER TABLE events ADD CONSTRAINT a CHECK (id IS NOT NULL) NOT VALID",
    "ALTER TABLE events VALIDATE CONSTRAINT a",
    "ALTER TABLE events ADD CONSTRAINT a UNIQUE USING INDEX a",
    "DROP POLICY tenant ON events",
    "-- nothing but words",
  ])("may: %s", async (statement) => {
    expect(await rulesOf(statement)).toEqual([]);
  });

  test("may do all with a table of its own, which nobody uses yet", async () => {
    const own = ["CREATE TABLE a (id uuid)", "CREATE INDEX b ON a (id)", "ALTER TABLE a ALTER COLUMN id SET NOT NULL"];
    expect(await rulesOf(...own, "UPDATE a SET id = id")).toEqual([]);
    expect(await rulesOf(...own, "CREATE INDEX c ON events (id)")).toEqual(["index"]);
  });

  test("has indexes that are built concurrently in a file of their own", async () => {
    const index = "CREATE INDEX CONCURRENTLY IF NOT EXISTS a ON events (id)";
    expect(await rulesOf(index, index)).toEqual([]);
    expect(await rulesOf(index, "ALTER TABLE events ADD COLUMN a text")).toEqual(["alone"]);
  });

  test("of before the rules can be read by them, down to its last statement", async () => {
    const folder = new URL("../migrations/", import.meta.url);
    const files = (await readdir(folder)).filter((file) => file.endsWith(".sql"));
    const rules = await Promise.all(
      files.map(async (file) => lintMigration(await readFile(new URL(file, folder), "utf8"))),
    );
    expect(rules.flat().length).toBeGreaterThan(20);
  });
});
