/** Suites that meet a running server, the same on PGlite and on PostgreSQL. */
import { readFile, rm } from "node:fs/promises";
import type { SuccessOf } from "@atlas-messaging/contract";
import { watch } from "@atlas-messaging/test-wait";
import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import { openDatabase } from "../src/platform/database/open.ts";
import { createVault } from "../src/platform/vault.ts";
import { type Client, createClient } from "./client.ts";
import { freshDatabase, freshFolder } from "./databases.ts";
import { type ServerProcess, type Variables, start, testKey } from "./server-process.ts";
import { whole } from "./whole.ts";

export interface Organization {
  /** Credentials from the sandbox. */
  readonly data: SuccessOf<"sandbox.credentials">["data"];
  /** Calls with its token. */
  readonly client: Client;
}

export interface Setup<Seeded> {
  readonly settings?: Variables;
  /** The file of a server of the test's own. */
  readonly file?: string;
  /** Writes rows that no operation makes, before the server starts. */
  readonly seed?: (database: Database) => Promise<Seeded>;
}

/** A server that other suites may use, too; its members are there when the suite's tests run. */
export interface Shared<Seeded> {
  readonly server: Pick<ServerProcess, "url">;
  readonly seeded: Seeded;
  /** Calls without a credential. */
  readonly anonymous: Client;
  /** Calls with a token. */
  clientOf(token: string): Client;
  /** A fresh sandbox organization. */
  organization(): Promise<Organization>;
}

/** A server under test; its members are there when the suite's tests run. */
export interface Served<Seeded> extends Shared<Seeded> {
  readonly server: ServerProcess;
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

/** PGlite can be open in one process only: its folder is handed from one to the next. */
const pgliteStore = async (folders: string[]): Promise<Store> => {
  const dataDir = await freshFolder();
  folders.push(dataDir);
  return { settings: { DATA_DIR: dataDir }, url: undefined, dataDir };
};

const postgresStore = async (): Promise<Store> => {
  const url = await freshDatabase();
  return { settings: { DATABASE_URL: url }, url, dataDir: "" };
};

/** Opens the database of a test's server, with its key. */
const openTests = ({ url, dataDir }: Pick<Store, "url" | "dataDir">): Promise<Database> =>
  openDatabase({ url, dataDir, vault: createVault([Buffer.from(testKey, "base64")]) });

type MakeStore = (folders: string[]) => Promise<Store>;

const there = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error("the server has not been started yet");
  return value;
};

/** Calls to a server, whoever started it. */
abstract class Callers {
  abstract readonly server: Pick<ServerProcess, "url">;

  get anonymous(): Client {
    return createClient(this.server.url);
  }

  clientOf(token: string): Client {
    return createClient(this.server.url, token);
  }

  async organization(): Promise<Organization> {
    const { data } = await this.anonymous.succeed("sandbox.credentials");
    return { data, client: this.clientOf(data.token) };
  }
}

class ServedOnStore<Seeded> extends Callers implements Served<Seeded> {
  readonly #makeStore: MakeStore;
  readonly #setup: Setup<Seeded>;
  readonly #folders: string[] = [];
  #store: Store | undefined;
  #server: ServerProcess | undefined;
  #seeded: Seeded | undefined;
  #opened: Database | undefined;

  constructor(makeStore: MakeStore, setup: Setup<Seeded>) {
    super();
    this.#makeStore = makeStore;
    this.#setup = setup;
  }

  async begin(): Promise<void> {
    const { seed } = this.#setup;
    this.#store = await this.#makeStore(this.#folders);
    if (seed) {
      this.#seeded = await seed(await this.#open());
      await this.#close();
    }
    await this.#start();
  }

  async end(): Promise<void> {
    await this.#server?.kill();
    await this.#close();
    await Promise.all(this.#folders.map((folder) => rm(folder, { recursive: true, force: true })));
  }

  get server(): ServerProcess {
    return there(this.#server);
  }

  get seeded(): Seeded {
    return this.#seeded as Seeded; // `begin` has awaited it; without a seed, Seeded is undefined.
  }

  async stopAndOpen(): Promise<Database> {
    await this.server.stop();
    return this.#opened ?? this.#open();
  }

  async startAgain(): Promise<void> {
    await this.#close();
    await this.#start();
  }

  async #start(): Promise<void> {
    this.#server = await start({ ...there(this.#store).settings, ...this.#setup.settings }, this.#setup.file);
  }

  async #open(): Promise<Database> {
    this.#opened = await openTests(there(this.#store));
    return this.#opened;
  }

  async #close(): Promise<void> {
    await this.#opened?.close();
    this.#opened = undefined;
  }
}

/** The run's one server, which the suite has not started. */
class SharedServer<Seeded> extends Callers implements Shared<Seeded> {
  readonly server: Pick<ServerProcess, "url">;
  readonly #databaseUrl: string;
  #seeded: Seeded | undefined;

  constructor({ url, databaseUrl }: { readonly url: string; readonly databaseUrl: string }) {
    super();
    this.server = { url };
    this.#databaseUrl = databaseUrl;
  }

  get seeded(): Seeded {
    return this.#seeded as Seeded; // `fill` has been awaited; without a seed, Seeded is undefined.
  }

  async fill(seed: (database: Database) => Promise<Seeded>): Promise<void> {
    const database = await openTests({ url: this.#databaseUrl, dataDir: "" });
    try {
      this.#seeded = await seed(database);
    } finally {
      await database.close();
    }
  }
}

type Suite<Seeded> = (served: Served<Seeded>) => void;

const suiteOn =
  <Seeded>(makeStore: MakeStore, setup: Setup<Seeded>, suite: Suite<Seeded>) =>
  () => {
    const served = new ServedOnStore(makeStore, setup);
    beforeAll(() => served.begin());
    afterAll(() => served.end());
    // Whatever a suite asks of the server, nothing fails on its own side.
    afterAll(() => expect(served.server.logs.filter(({ level }) => level === "error")).toEqual([]));
    suite(served);
  };

/**
 * Runs the suite on both databases: for what the embedded one may do otherwise, such as search, restarts and streams.
 * Each has a server and an empty database of its own. A release alone runs it on PGlite.
 */
export const describeServed = <Seeded = undefined>(name: string, setup: Setup<Seeded>, suite: Suite<Seeded>): void => {
  describeServedOnPglite(name, setup, suite);
  describeServedOnPostgres(name, setup, suite);
};

/** Runs the suite on PGlite alone, in a release: a part of what was shown on PostgreSQL. */
export const describeServedOnPglite = <Seeded = undefined>(
  name: string,
  setup: Setup<Seeded>,
  suite: Suite<Seeded>,
): void => {
  describe.for(whole ? ["PGlite"] : [])(`${name} (%s)`, suiteOn(pgliteStore, setup, suite));
};

/**
 * Runs the suite on PostgreSQL alone: for requests and answers, jobs and races. PGlite is held to the same by the
 * conformance suite, and to the same preconditions of a commit by the tests of the database.
 */
export const describeServedOnPostgres = <Seeded = undefined>(
  name: string,
  setup: Setup<Seeded>,
  suite: Suite<Seeded>,
): void => {
  describe(`${name} (PostgreSQL)`, suiteOn(postgresStore, setup, suite));
};

/** Runs the suite on PostgreSQL in a release alone: sizes and memory of a server that does nothing else. */
export const describeServedInRelease: typeof describeServedOnPostgres = whole ? describeServedOnPostgres : () => {};

/**
 * Runs the suite on the run's one server on PostgreSQL, whose limits are wide. For suites that stop nothing, count
 * nothing beyond their organizations, and need no settings.
 */
export const describeShared = <Seeded = undefined>(
  name: string,
  { seed }: Pick<Setup<Seeded>, "seed">,
  suite: (shared: Shared<Seeded>) => void,
): void => {
  describe(`${name} (PostgreSQL)`, () => {
    const given = inject("sharedServer");
    const shared = new SharedServer<Seeded>(given);
    beforeAll(() => {
      // Its log tells of other suites, too, so a line of it is no movement.
      const tail = async () => (await readFile(given.log, "utf8")).split("\n").slice(-40).join("\n");
      return watch({ name: "the shared server", pid: given.pid, tail });
    });
    if (seed) beforeAll(() => shared.fill(seed));
    suite(shared);
  });
};

/** Does the same as `describeServed` for such a suite: PGlite has a server of its own, with these settings. */
export const describeSharedAndOnPglite = (
  name: string,
  { settings }: Pick<Setup<undefined>, "settings">,
  suite: (shared: Shared<undefined>) => void,
): void => {
  describeServedOnPglite(name, settings ? { settings } : {}, suite);
  describeShared(name, {}, suite);
};
