import { rm } from "node:fs/promises";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, describe, inject, onTestFinished } from "vitest";
import { openDatabase } from "../src/platform/database/open.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { asService, createDatabase } from "./postgres.ts";
import { copyFolder } from "./templates.ts";
import { whole } from "./whole.ts";

/** The owner's URL of an empty PostgreSQL database, on the server that the test run has started. */
export const emptyDatabase = (): Promise<string> => createDatabase(inject("postgresUrl"));

/** The URL of one with the tables of this version, as the service's login. */
export const freshDatabase = async (): Promise<string> =>
  asService(await createDatabase(inject("postgresUrl"), inject("templates").database));

/** A folder of PGlite's with the tables of this version; who takes it removes it. */
export const freshFolder = (): Promise<string> => copyFolder(inject("templates"));

/** Opens PGlite without any table, in a folder that is removed at the test's end. Its initdb would take 3 s. */
export const emptyPglite = async (): Promise<PGlite> => {
  const dataDir = await freshFolder();
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  return PGlite.create({ dataDir, database: "template1" });
};

/** Opens a new, migrated database; the suite closes it at its end. */
export type Open = () => Promise<Database>;

interface Place {
  readonly url: string | undefined;
  readonly dataDir: string;
}

const openerFor = (freshPlace: () => Promise<Place>): Open => {
  const opened: { readonly database: Database; readonly dataDir: string }[] = [];
  afterAll(async () => {
    await Promise.all(opened.map(({ database }) => database.close()));
    const folders = opened.map(({ dataDir }) => dataDir).filter((folder) => folder !== "");
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });
  return async () => {
    const place = await freshPlace();
    const database = await openDatabase(place);
    opened.push({ database, dataDir: place.dataDir });
    return database;
  };
};

/**
 * The same suite on PostgreSQL and on PGlite: what holds on one must hold on the other. On PGlite a release runs it, and
 * `verify` only where `pglite` is true: for commits, facts, claims and isolation, by which all else reads and writes.
 */
export const describeOnBoth = (name: string, suite: (open: Open) => void, { pglite = whole } = {}): void => {
  const folder = async () => ({ url: undefined, dataDir: await freshFolder() });
  const postgres = async () => ({ url: await freshDatabase(), dataDir: "" });
  const places = pglite ? { PGlite: folder, PostgreSQL: postgres } : { PostgreSQL: postgres };
  for (const [kind, fresh] of Object.entries(places)) describe(`${name} (${kind})`, () => suite(openerFor(fresh)));
};
