import { afterAll, describe, inject } from "vitest";
import { openDatabase } from "../src/platform/database/index.ts";
import type { Database } from "../src/platform/database/index.ts";
import { createDatabase } from "./postgres.ts";

/** The URL of an empty PostgreSQL database, on the server that the test run has started. */
export const freshDatabase = (): Promise<string> => createDatabase(inject("postgresUrl"));

/** Opens a new, migrated database; the suite closes it at its end. */
export type Open = () => Promise<Database>;

function openerFor(freshUrl: () => Promise<string>): Open {
  const opened: Database[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((database) => database.close()));
  });
  return async () => {
    const database = await openDatabase({ url: await freshUrl(), dataDir: "" });
    opened.push(database);
    return database;
  };
}

/** The same suite on PGlite and on PostgreSQL: what holds on one must hold on the other. */
export function describeOnBoth(name: string, suite: (open: Open) => void): void {
  describe(`${name} (PGlite)`, () => suite(openerFor(async () => "memory://")));
  describe(`${name} (PostgreSQL)`, () => suite(openerFor(freshDatabase)));
}
