/** What every process of a deployment stands on, whether it serves requests, works off the outbox, or both. */
import { createHmac, randomBytes } from "node:crypto";
import { Principals, isServed, separateHosts, trustedHosts } from "@atlas-messaging/pipeline";
import { minute, maxExtracted } from "@atlas-messaging/domain";
import { keepHouse } from "./outbox/housekeeping.ts";
import { jobHandlers } from "./outbox/index.ts";
import { type Worker, startWorker } from "./outbox/worker.ts";
import { type Services, withShell } from "./pipeline/call.ts";
import {
  type Database,
  type DatabaseClock,
  bindSealed,
  databaseClock,
  openDatabase,
  sharedLimiter,
} from "./platform/database/index.ts";
import { createExtractor } from "./platform/extraction/index.ts";
import { newIds } from "./platform/ids.ts";
import { processLimiter } from "@atlas-messaging/pipeline";
import { type Logger, createLogger } from "./platform/logger.ts";
import { type Embedder, createEmbedder } from "./platform/embeddings.ts";
import { Metrics } from "./platform/metrics/index.ts";
import { type OutgoingHttp, createOutgoingHttp } from "./platform/outgoing-http.ts";
import { type OpenTracing, openTracing } from "./platform/tracing/index.ts";
import { ownTurn } from "./platform/turns.ts";
import { createVault } from "./platform/vault.ts";
import { keptVaultKey } from "./platform/vault-key.ts";
import type { Settings } from "./settings.ts";

/** What has to be opened, and closed again. */
export interface Ground {
  readonly logger: Logger;
  readonly database: Database;
  readonly clock: DatabaseClock;
  readonly outgoing: OutgoingHttp;
  readonly embedder: Embedder | undefined;
  readonly metrics: Metrics;
  readonly tracing: OpenTracing | undefined;
  close(): Promise<void>;
}

export const openGround = async (settings: Settings): Promise<Ground> => {
  const { databaseUrl: url, dataDir, allowLoopbackTargets: allowLoopback, allowedTargets: allowed } = settings;
  const logger = createLogger(settings.logLevel);
  const metrics = new Metrics();
  const database = await openDatabase({
    url,
    dataDir,
    vault: createVault(await vaultKeys(settings)),
    access: {
      ...settings.databaseAccess,
      sandboxWarn: settings.environment === "sandbox" ? (sentence) => logger.warn(sentence) : undefined,
    },
    onUnavailable: () => metrics.databaseUnavailable.of().add(),
  });
  await bindSealed(database, logger);
  const clock = await databaseClock(database);
  const outgoing = createOutgoingHttp({ allowLoopback, allowed });
  // The operator has named its address, which may be this machine.
  const toModel = createOutgoingHttp({ allowLoopback: true, allowed });
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

/** What is gone with its process needs no key that outlives it. */
const vaultKeys = async ({ encryptionKeys, databaseUrl, dataDir }: Settings): Promise<[Buffer, ...Buffer[]]> => {
  const [newest, ...older] = encryptionKeys;
  if (newest) return [newest, ...older];
  return [databaseUrl === "memory://" ? randomBytes(32) : await keptVaultKey(dataDir)];
};

interface Own {
  /** Where this process listens; a host that no setting names is there. */
  readonly url: string;
  readonly jobsEnqueued: () => void;
}

export const servicesOn = (ground: Ground, settings: Settings, { url, jobsEnqueued }: Own): Services => {
  const { database, clock, logger, outgoing, embedder, metrics, tracing } = ground;
  const secret = settings.secret ?? randomBytes(32).toString("hex");
  const hosts = hostsAt(settings.hosts, url);
  return withShell({
    settings,
    isServed,
    hosts,
    separateHosts: separateHosts(hosts),
    oauthMetadata: true,
    door: doorOf(settings, hosts),
    toolServerHosts: toolServerHostsOf(settings, hosts),
    database,
    clock,
    newId: newIds(clock),
    logger,
    metrics,
    tracing,
    embedder,
    principals: new Principals(),
    notices: new Set(),
    limiter: settings.sharedLimits ? sharedLimiter(database) : processLimiter(clock),
    mac: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
    jobsEnqueued,
    pause: ownTurn,
    targetProblem: (target) => {
      const check = outgoing.checkUrl(target);
      return check.ok ? null : check.message;
    },
  });
};

/** Writes once a minute which credentials have been used, and at the end. */
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
 * A sandbox is on somebody's own machine, gives a token to whoever asks, and reaches loopback addresses: it answers under
 * the machine's own names, its configured hosts and those allowed. Elsewhere a name may come from any proxy or probe, and
 * is held to the list where there is one.
 */
const doorOf = ({ environment, allowedHosts }: Settings, hosts: Hosts): Services["door"] => {
  if (environment !== "sandbox" && allowedHosts.length === 0) return null;
  return trustedHosts([loopback, ...Object.values(hosts)], allowedHosts);
};

/** Null, which is any, where it listens everywhere and has been given no name. */
const toolServerHostsOf = (settings: Settings, hosts: Hosts): Services["toolServerHosts"] => {
  const trusted = doorOf(settings, hosts) ?? trustedHosts([hosts.api]);
  return trusted.names.length === 0 ? null : trusted;
};

/** The channel on which processes without a worker tell those with one that there is something to do. */
const channel = "atlas_outbox";
const announceEvery = 5;

/** Tells the workers of other processes: the first time at once, and then once for all that is promised within a moment. */
export const announcer = ({ database }: Ground): (() => void) => {
  const notify = { text: "select pg_notify($1::text, '')", values: [channel] };
  let [resting, promised] = [false, false];
  const announce = (): void => {
    promised = resting;
    if (resting) return;
    resting = true;
    // What is lost, a poll finds.
    void database.asSystem(notify).catch(() => {});
    setTimeout(() => {
      resting = false;
      if (promised) announce();
    }, announceEvery);
  };
  return announce;
};

/** Works off the outbox in this process, and keeps the house. */
export const startWork = (services: Services, { database, outgoing, logger }: Ground): Worker => {
  const extractor = createExtractor({ mostUnits: maxExtracted });
  const worker = startWorker(services, jobHandlers({ outgoing, extractor, random: Math.random }), {
    outgoing,
    random: Math.random,
  });
  const house = keepHouse(services);
  const listening = database
    .listen(channel, () => worker.wake())
    .catch((error: unknown) => {
      logger.warn({ err: error }, "listening for jobs failed; polling goes on");
      return null;
    });
  return {
    wake: () => worker.wake(),
    stop: async () => {
      house.stop();
      // What is being read is given back, to be read by the next worker.
      extractor.close();
      await worker.stop();
      await (await listening)?.close();
    },
  };
};
