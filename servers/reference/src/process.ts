/** Services of every process, whether it serves requests, runs jobs, or both. */
import { askChannel, askTemplates, askUnlinked } from "./jobs/provider-jobs.ts";
import { checkCloudApiLink, subscribeCloudApi } from "./channel-providers/cloud-api/setup.ts";
import { channelProviders, openLink, templateProviders } from "./channel-providers/registry.ts";
import { createHmac, randomBytes } from "node:crypto";
import { Principals } from "@atlas-messaging/service/pipeline/principals";
import { Places, placesOfFiles } from "@atlas-messaging/service/pipeline/places";
import { Streams } from "@atlas-messaging/service/pipeline/streams";
import { separateHosts } from "@atlas-messaging/service/pipeline/authorize";
import { trustedHosts } from "@atlas-messaging/service/pipeline/trusted-hosts";
import { minute } from "@atlas-messaging/service/core/time";
import { maxExtracted } from "@atlas-messaging/service/knowledge/ingest";
import { keepAlerting } from "./alerts/index.ts";
import { createMailer } from "./platform/mailer.ts";
import { keepHouse } from "./housekeeping/index.ts";
import { jobHandlers } from "./jobs/index.ts";
import { type Worker, startWorker } from "./jobs/worker.ts";
import { type Services, withShell } from "./services/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { type DatabaseClock, databaseClock } from "./platform/database/database-clock.ts";
import { bindSealed, refuseMissingKeys } from "./platform/database/sealing.ts";
import { openDatabase } from "./platform/database/open.ts";
import { sharedLimiter } from "./platform/database/shared-limiter.ts";
import { createExtractor } from "./platform/extraction/extractor.ts";
import { newIds } from "./platform/ids.ts";
import { processLimiter } from "@atlas-messaging/server-stubs/parts";
import { type Logger, createLogger } from "./platform/logger.ts";
import { type Embedder, createEmbedder } from "./platform/embeddings.ts";
import { Metrics } from "./platform/metrics.ts";
import { trustedCertificates } from "./platform/own-authority.ts";
import { type OutgoingHttp, createOutgoingHttp } from "./platform/outgoing-http.ts";
import type { OpenTracing, Sampling } from "./platform/tracing.ts";
import { ownTurn } from "./platform/turns.ts";
import { createVault, keptVaultKey } from "./platform/vault.ts";
import { isServed } from "./services/handlers.ts";
import type { Settings } from "./settings.ts";
import type { Website } from "@atlas-messaging/service/pipeline/website";

/** Resources that are opened at the start and closed at the end. */
export interface Resources {
  readonly logger: Logger;
  readonly database: Database;
  readonly clock: DatabaseClock;
  readonly outgoing: OutgoingHttp;
  readonly embedder: Embedder | undefined;
  readonly metrics: Metrics;
  readonly tracing: OpenTracing | undefined;
  close(): Promise<void>;
}

export const openResources = async (settings: Settings): Promise<Resources> => {
  const { databaseUrl: url, dataDir, allowLoopbackTargets: allowLoopback, allowedTargets: allowed } = settings;
  const logger = createLogger(settings.logLevel);
  const metrics = new Metrics();
  const trusted = trustedCertificates(settings.extraCertificates);
  const database = await openDatabase({
    url,
    dataDir,
    vault: createVault(await vaultKeys(settings)),
    access: {
      ...settings.databaseAccess,
      sandboxWarn: settings.environment === "sandbox" ? (sentence) => logger.warn(sentence) : undefined,
    },
    onUnavailable: () => metrics.databaseUnavailable.inc(),
    onWrites: (reason) =>
      reason === null
        ? logger.info("the database takes writes again; the worker goes on")
        : logger.error({ reason }, "the database takes no writes; the worker rests"),
    onReplaced: () => endReplaced(logger),
  });
  await refuseMissingKeys(database, settings.lostKeys, logger).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  await bindSealed(database, logger);
  const clock = await databaseClock(database);
  const outgoing = createOutgoingHttp({ allowLoopback, allowed, trustedCertificates: trusted });
  // Loopback is allowed, since the operator chose this address and may run the model here.
  const toModel = createOutgoingHttp({ allowLoopback: true, allowed, trustedCertificates: trusted });
  const embedder = settings.embeddings ? createEmbedder(settings.embeddings, { outgoing: toModel, logger }) : undefined;
  const tracing = await openTracing(settings.tracing, logger);
  return {
    logger,
    database,
    clock,
    outgoing,
    embedder,
    metrics,
    tracing,
    close: async () => {
      clock.stop();
      outgoing.close();
      toModel.close();
      await database.close();
      await tracing?.close();
    },
  };
};

/** A process has caches and leases of its database, so it does not outlive it. Whatever runs it starts it again. */
const endReplaced = (logger: Logger): void => {
  logger.fatal("the database was replaced, as by a restore: this process ends, to start with it");
  process.exit(1);
};

/** An in-memory database dies with its process, so a random key will do. */
const vaultKeys = async ({ encryptionKeys, databaseUrl, dataDir }: Settings): Promise<[Buffer, ...Buffer[]]> => {
  const [newest, ...older] = encryptionKeys;
  if (newest) return [newest, ...older];
  return [databaseUrl === "memory://" ? randomBytes(32) : await keptVaultKey(dataDir)];
};

interface Own {
  /** Base URL of this process, for every host without a setting. */
  readonly url: string;
  readonly jobsEnqueued: () => void;
}

export const servicesOn = (resources: Resources, settings: Settings, { url, jobsEnqueued }: Own): Services => {
  const { database, clock, logger, outgoing, embedder, metrics, tracing } = resources;
  const secret = settings.secret ?? randomBytes(32).toString("hex");
  const hosts = hostsAt(settings.hosts, url);
  const providers = channelProviders(outgoing);
  return withShell({
    settings,
    isServed,
    whyNotReady: () => null,
    whyNoWrites: () => noWritesOf(database),
    hosts,
    separateHosts: separateHosts(hosts),
    authorizes: true,
    trustedHosts: trustedHostsOf(settings, hosts),
    toolServerHosts: toolServerHostsOf(settings, hosts),
    database,
    clock,
    newId: newIds(clock),
    logger,
    metrics,
    tracing,
    embedder,
    principals: new Principals(),
    streams: new Streams(),
    notices: new Set(),
    limiter: settings.sharedLimits ? sharedLimiter(database) : processLimiter(clock),
    mac: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
    jobsEnqueued,
    places: new Places(),
    filePlaces: new Places(placesOfFiles),
    workPlaces: new Places({ all: 3, each: 1 }),
    // Strangers may send to the address, and a body is read before its signature is known.
    callbackPlaces: new Places({ pace: { bytes: 500_000, milliseconds: 2_000 } }),
    pause: ownTurn,
    collect: () => Bun.gc(false),
    website: () => openSite(logger),
    askChannel: (channel, link) => askChannel({ logger, database }, providers, { channel, link }),
    askUnlinked: (channel, link) => askUnlinked({ logger }, providers, { channel, link }),
    checkLink: (checked) => checkCloudApiLink(outgoing, checked),
    subscribeApp: (link, callback) => subscribeCloudApi(outgoing, openLink(link, database.vault), callback),
    askTemplates: (link) => askTemplates({ database, clock }, templateProviders(outgoing), link),
    targetProblem: (target) => {
      const check = outgoing.checkUrl(target);
      return check.ok ? null : check.problem;
    },
  });
};

/** Clients learn that no write passes; the reason is the operator's, and stands in the log. */
const noWritesOf = ({ whyNoWrites }: Database): string | null =>
  whyNoWrites?.() == null ? null : "The database takes no writes.";

/** Writes the last use of credentials once a minute, and at the end. */
export const keepUses = ({ uses, logger }: Services): { stop(): Promise<void> } => {
  const write = () =>
    uses.write().catch((error: unknown) => logger.warn({ err: error }, "noting the use of credentials failed"));
  const timer = setInterval(() => void write(), minute);
  return {
    stop: async () => {
      clearInterval(timer);
      await write();
    },
  };
};

type Hosts = Services["hosts"];

const hostsAt = ({ api, console, agent, site }: Settings["hosts"], url: string): Services["hosts"] => ({
  api: api ?? url,
  console: console ?? url,
  agent: agent ?? url,
  site: site ?? url,
});

const loopback = "http://127.0.0.1";

/**
 * Trusted host names. A sandbox runs on a developer's machine, hands out tokens and reaches loopback, so it answers
 * only to known names. Elsewhere proxies and probes use any name, so only a configured list counts.
 */
const trustedHostsOf = ({ environment, allowedHosts }: Settings, hosts: Hosts): Services["trustedHosts"] => {
  if (environment !== "sandbox" && allowedHosts.length === 0) return null;
  return trustedHosts([loopback, ...Object.values(hosts)], allowedHosts);
};

/** Null trusts any host: the server listens everywhere and no name is configured. */
const toolServerHostsOf = (settings: Settings, hosts: Hosts): Services["toolServerHosts"] => {
  const trusted = trustedHostsOf(settings, hosts) ?? trustedHosts([hosts.api]);
  return trusted.names.length === 0 ? null : trusted;
};

/** PostgreSQL channel on which processes without a worker announce new jobs. */
const channel = "atlas_outbox";

const announceEvery = 5;

/** Notifies workers of other processes: at once the first time, then once per burst of jobs. */
export const announcer = ({ database }: Resources): (() => void) => {
  const notify = { text: "select pg_notify($1::text, '')", values: [channel] };
  let [resting, pending] = [false, false];
  const announce = (): void => {
    pending = resting;
    if (resting) return;
    resting = true;
    // A lost notification is made good by polling.
    void database.asSystem(notify).catch(() => {});
    setTimeout(() => {
      resting = false;
      if (pending) announce();
    }, announceEvery);
  };
  return announce;
};

/** Runs the outbox's jobs and the housekeeping in this process. */
export const startWork = (services: Services, { database, outgoing, logger }: Resources): Worker => {
  const extractor = createExtractor({ maxUnits: maxExtracted });
  const mailer = services.settings.mail && createMailer(services.settings.mail);
  const worker = startWorker(services, jobHandlers({ outgoing, extractor, mailer, random: Math.random }), {
    outgoing,
    random: Math.random,
  });
  const house = keepHouse(services);
  const alerting = keepAlerting(services, { mailer, outgoing });
  const listening = database
    .listen(channel, () => worker.wake())
    .catch((error: unknown) => {
      logger.warn({ err: error }, "listening for jobs failed; polling goes on");
      return null;
    });
  return {
    ...worker,
    stop: async () => {
      house.stop();
      alerting.stop();
      // Unfinished extractions return to the outbox for the next worker.
      extractor.close();
      await worker.stop();
      mailer?.close();
      await (await listening)?.close();
    },
  };
};

/** Opens tracing; loads its libraries only if the settings ask for traces. */
const openTracing = async (sampling: Sampling | null, logger: Logger): Promise<OpenTracing | undefined> => {
  if (!sampling) return undefined;
  const { createTracing } = await import("./platform/tracing.ts");
  return createTracing(sampling, logger);
};

// Opens the website of the documentation, which is built from source.

/** Returns null where the sources are missing, as in a single binary: its pages are plain. */
export const openSite = async (logger: Pick<Logger, "warn">, open = openSources): Promise<Website | null> => {
  try {
    return await open();
  } catch (error) {
    logger.warn({ err: error }, "the website of the documentation cannot be built, so its pages are plain");
    return null;
  }
};

const openSources = async (): Promise<Website> => (await import("@atlas-messaging/site")).openWebsite();
