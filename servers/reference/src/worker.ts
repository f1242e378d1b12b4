/** A worker process: runs jobs beside any number of others and serves no requests. */
import { runProcess } from "./serve.ts";
import { listenForMetrics, watchEventLoop } from "./surfaces/metrics.ts";
import { openResources, servicesOn, startWork } from "./process.ts";
import { type Settings, SettingsError, deployable, readSettings } from "./settings.ts";

const startAlone = async (settings: Settings) => {
  const { databaseUrl } = settings;
  if (databaseUrl === undefined || databaseUrl === "memory://") {
    throw new SettingsError(
      "DATABASE_URL must name a PostgreSQL for a worker of its own: the embedded database belongs to the server's process.",
    );
  }
  const resources = await openResources(settings);
  const services = servicesOn(resources, settings, { url: "http://127.0.0.1", jobsEnqueued: () => worker.wake() });
  const worker = startWork(services, resources);
  const metrics = listenForMetrics(services);
  const loop = watchEventLoop(services);
  return {
    services,
    stop: async () => {
      await worker.stop();
      await metrics?.stop();
      loop.stop();
      await resources.close();
    },
  };
};

void runProcess(
  () => deployable(readSettings(process.env)),
  startAlone,
  ({ services }, { environment }) => services.logger.info({ environment }, "working"),
);
