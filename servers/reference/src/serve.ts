/** Runs a server as a process: it starts or says in one sentence why not, and drains on a signal. */
import { readFileSync } from "node:fs";
import { type Server, startServer } from "./app.ts";
import type { Services } from "./services/services.ts";
import { explain } from "./platform/explain.ts";
import { offerBackups } from "./backup/embedded.ts";
import { holdDataFolder } from "./platform/data-folder.ts";
import { closeToOthers, keepFilesPrivate } from "./platform/private-files.ts";
import type { Settings } from "./settings.ts";
import { exposures } from "./exposures.ts";

/** The slowest job, fetching a page, may take 20 s; longer means it hangs. */
const stopMilliseconds = 25_000;

/** Starts the server, hands it to `ready`, and keeps it until SIGINT, SIGTERM or SIGHUP. Exits with 1 when it cannot start. */
export const serve = (
  read: () => Settings,
  ready: (server: Server, settings: Settings) => Promise<void> | void,
): Promise<void> => runProcess(read, startAlone, ready);

interface Running {
  readonly services: Services;
  /** Takes what arrives, but asks for no more. */
  drain?(): void;
  stop(): Promise<void>;
}

/** Does the same as `serve` for any kind of process. */
export const runProcess = async <Started extends Running>(
  read: () => Settings,
  start: (settings: Settings) => Promise<Started>,
  ready: (started: Started, settings: Settings) => Promise<void> | void,
): Promise<void> => {
  keepFilesPrivate();
  try {
    const settings = read();
    const started = await start(settings);
    for (const exposure of exposures(settings)) started.services.logger.warn(exposure);
    drainOnSignal(started, settings);
    await whenReady(started, () => ready(started, settings));
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exit(1);
  }
};

const whenReady = async (started: Running, ready: () => Promise<void> | void): Promise<void> => {
  try {
    await ready();
  } catch (error) {
    await started.stop();
    throw error;
  }
};

const startAlone = async (settings: Settings): Promise<Server> => {
  const held = settings.databaseUrl === undefined ? await holdDataFolder(settings.dataDir) : null;
  const server = await startServer(settings);
  await held?.listensAt(server.url);
  const { database, logger } = server.services;
  const open = held && (await closeToOthers(settings.dataDir));
  if (open) logger.warn(open);
  const backups = held && (await offerBackups(database, settings.dataDir, logger));
  return {
    ...server,
    stop: async () => {
      await backups?.close();
      await server.stop();
      held?.release();
    },
  };
};

/** Ignores all signals but the first: terminal and parent process may both send one. */
const drainOnSignal = (running: Running, { drainSeconds }: Settings): void => {
  let draining = false;
  const drain = (signal: string): void => {
    if (draining) return;
    draining = true;
    running.services.logger.info({ signal }, "draining");
    running.drain?.();
    setTimeout(() => void stopInTime(running), drainSeconds * 1_000);
  };
  process.on("SIGTERM", drain);
  process.on("SIGINT", drain);
  // Of a terminal that is closed.
  if (!ignoresHangups()) process.on("SIGHUP", drain);
};

/** Tells if it was started by `nohup`, where the system shows that: a handler would undo it. */
const ignoresHangups = (): boolean => {
  try {
    return /^SigIgn:.*[13579bdf]$/m.test(readFileSync("/proc/self/status", "utf8"));
  } catch {
    return false;
  }
};

const stopInTime = async (running: Running): Promise<void> => {
  const { logger } = running.services;
  setTimeout(() => {
    logger.error({ after_ms: stopMilliseconds }, "stopping takes too long");
    process.exit(1);
  }, stopMilliseconds);
  try {
    await running.stop();
  } catch (error) {
    logger.error({ err: error }, "stopping failed");
    process.exit(1);
  }
  process.exit(0);
};
