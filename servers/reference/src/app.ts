/** The server as a value: routes, worker and database, to be listened on by `main.ts` and by tests. */
import { createHmac, randomBytes } from "node:crypto";
import { atlasRoutes } from "@atlas-messaging/server-stubs";
import { Elysia } from "elysia";
import { jobHandlers } from "./outbox/index.ts";
import { type Worker, startWorker } from "./outbox/worker.ts";
import type { Services } from "./pipeline/call.ts";
import { Principals } from "./pipeline/principals.ts";
import { createPipeline } from "./pipeline/index.ts";
import { answerUnrouted } from "./pipeline/unrouted.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase, sharedLimiter } from "./platform/database/index.ts";
import { newId } from "./platform/ids.ts";
import { processLimiter } from "./platform/limiter.ts";
import { createLogger } from "./platform/logger.ts";
import { createOutgoingHttp } from "./platform/outgoing-http.ts";
import { handlers } from "./sections/index.ts";
import type { Settings } from "./settings.ts";

/** Far above our own limit: Bun must let a body through so that we can refuse it in the envelope. */
const maxAcceptedBytes = 1_073_741_824;

export interface Server {
  readonly url: string;
  readonly services: Services;
  /** Answers the requests and ends the jobs that are under way, then closes connections and the database. */
  stop(): Promise<void>;
}

export const startServer = async (settings: Settings): Promise<Server> => {
  const logger = createLogger(settings.logLevel);
  const database = await openDatabase({ url: settings.databaseUrl, dataDir: settings.dataDir });
  const outgoing = createOutgoingHttp({ allowLoopback: settings.allowLoopbackTargets });
  const secret = settings.secret ?? randomBytes(32).toString("hex");
  let worker: Worker | null = null;
  const services: Services = {
    settings,
    database,
    clock: systemClock,
    newId,
    logger,
    principals: new Principals(),
    notices: new Set(),
    limiter: settings.sharedLimits ? sharedLimiter(database) : processLimiter(systemClock),
    mac: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
    jobsPromised: () => worker?.wake(),
    targetProblem: (url) => {
      const check = outgoing.checkUrl(url);
      return check.ok ? null : check.message;
    },
  };
  if (settings.worker) worker = startWorker(services, jobHandlers(outgoing, Math.random));
  const app = listen(services, settings);
  const port = app.server?.port ?? settings.port;
  return {
    url: `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${port}`,
    services,
    stop: async () => {
      await app.stop();
      await worker?.stop();
      outgoing.close();
      await database.close();
    },
  };
};

const listen = (services: Services, { host, port }: Settings) => {
  const pipeline = createPipeline(services, handlers);
  const app = new Elysia({ serve: { maxRequestBodySize: maxAcceptedBytes, idleTimeout: 30 } })
    .use(atlasRoutes(pipeline))
    .all("/*", ({ request, server }) =>
      answerUnrouted(services, { request, clientAddress: server?.requestIP(request)?.address ?? null }),
    );
  return app.listen({ hostname: host, port });
};
