/** Suites that meet a running server, the same on PGlite and on PostgreSQL. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SuccessOf } from "@atlas-messaging/contract";
import { afterAll, beforeAll, describe } from "vitest";
import { type Database, openDatabase } from "../src/platform/database/index.ts";
import { type Client, createClient } from "./client.ts";
import { freshDatabase } from "./databases.ts";
import { type ServerProcess, type Variables, start } from "./server-process.ts";

export interface Organization {
  /** What the sandbox has handed out. */
  readonly data: SuccessOf<"sandbox.credentials">["data"];
  /** Calls with its token. */
  readonly client: Client;
}

export interface Setup<Seeded> {
  readonly settings?: Variables;
  /** Writes rows that no operation makes, before the server starts. */
  readonly seed?: (database: Database) => Promise<Seeded>;
  /** The tests stop the server and go on with its database. */
  readonly stops?: boolean;
}

/** A server under test; its members are there when the suite's tests run. */
export interface Served<Seeded> {
  readonly server: ServerProcess;
  readonly seeded: Seeded;
  /** Calls without a credential. */
  readonly anonymous: Client;
  /** Calls with a token. */
  clientOf(token: string): Client;
  /** A fresh sandbox organization. */
  organization(): Promise<Organization>;
  /** Stops the server, and opens its database to look at the rows. */
  stopAndOpen(): Promise<Database>;
  /** Closes the database again, and starts a new server on it. */
  startAgain(): Promise<void>;
}

interface Store {
  readonly settings: Variables;
  readonly url: string | undefined;
  readonly dataDir: string;
}

/** PGlite can be open in one process only: in memory, or in a folder where it is handed from one to the next. */
const pgliteStore = async (folders: string[], handedOn: boolean): Promise<Store> => {
  if (!handedOn) return { settings: { DATABASE_URL: "memory://" }, url: "memory://", dataDir: "" };
  const dataDir = await mkdtemp(join(tmpdir(), "atlas-pglite-"));
  folders.push(dataDir);
  return { settings: { DATA_DIR: dataDir }, url: undefined, dataDir };
};

const postgresStore = async (): Promise<Store> => {
  const url = await freshDatabase();
  return { settings: { DATABASE_URL: url }, url, dataDir: "" };
};

type Suite<Seeded> = (served: Served<Seeded>) => void;

type MakeStore = (folders: string[], handedOn: boolean) => Promise<Store>;

const suiteOn = <Seeded>(makeStore: MakeStore, setup: Setup<Seeded>, suite: Suite<Seeded>) => () => {
  const folders: string[] = [];
  let store: Store | undefined;
  let opened: Database | undefined;
  const running: { server?: ServerProcess; seeded?: Seeded } = {};
  const started = () => {
    if (!running.server) throw new Error("the server has not been started yet");
    return running.server;
  };

  const startOn = async ({ settings }: Store) => {
    running.server = await start({ ...settings, ...setup.settings });
  };

  beforeAll(async () => {
    store = await makeStore(folders, setup.seed !== undefined || setup.stops === true);
    if (setup.seed) {
      const database = await openDatabase(store);
      running.seeded = await setup.seed(database).finally(() => database.close());
    }
    await startOn(store);
  });
  afterAll(async () => {
    await running.server?.kill();
    await opened?.close();
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
  });

  const clientOf = (token: string) => createClient(started().url, token);
  suite({
    get server() {
      return started();
    },
    get seeded() {
      return running.seeded as Seeded; // `beforeAll` has awaited it; without a seed, Seeded is undefined.
    },
    get anonymous() {
      return createClient(started().url);
    },
    clientOf,
    organization: async () => {
      const { data } = await createClient(started().url).succeed("sandbox.credentials");
      return { data, client: clientOf(data.token) };
    },
    stopAndOpen: async () => {
      await started().stop();
      if (!store) throw new Error("the server has no database");
      opened = await openDatabase(store);
      return opened;
    },
    startAgain: async () => {
      await opened?.close();
      opened = undefined;
      if (store) await startOn(store);
    },
  });
};

/** Runs the suite twice, each time with a server and an empty database of its own. */
export function describeServed<Seeded = undefined>(name: string, setup: Setup<Seeded>, suite: Suite<Seeded>): void {
  describe(`${name} (PGlite)`, suiteOn(pgliteStore, setup, suite));
  describe(`${name} (PostgreSQL)`, suiteOn(postgresStore, setup, suite));
}
