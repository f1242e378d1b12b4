/** The server as a value: routes, worker and database, to be listened on by `main.ts` and by tests. */
import { createHmac, randomBytes } from "node:crypto";
import { Principals, answerUnrouted, createPipeline, separateHosts } from "@atlas-messaging/pipeline";
import { type Http, type Pipeline, atlasRoutes } from "@atlas-messaging/server-stubs";
import { Elysia } from "elysia";
import { jobHandlers } from "./outbox/index.ts";
import { type Worker, startWorker } from "./outbox/worker.ts";
import { mostExtracted } from "@atlas-messaging/domain";
import { type Services, withShell } from "./pipeline/call.ts";
import { systemClock } from "./platform/clock.ts";
import { openDatabase, sharedLimiter } from "./platform/database/index.ts";
import { createExtractor } from "./platform/extraction/index.ts";
import { newId } from "./platform/ids.ts";
import { processLimiter } from "./platform/limiter.ts";
import { createLogger } from "./platform/logger.ts";
import { createOutgoingHttp } from "./platform/outgoing-http.ts";
import { handlers } from "./sections/index.ts";
import type { Settings } from "./settings.ts";

/** Far above our own limit: Bun must let a body through so that we can refuse it in the envelope. */
const maxAcceptedBytes = Number.MAX_SAFE_INTEGER;

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
  const extractor = createExtractor({ mostUnits: mostExtracted });
  const secret = settings.secret ?? randomBytes(32).toString("hex");
  let worker: Worker | null = null;
  const app = listen(settings, {
    routed: (id, http) => pipeline(id, http),
    unrouted: (http) => answerUnrouted(services, http),
  });
  const url = urlOf(settings.host, app.server?.port ?? settings.port);
  // What follows has no `await`: it is all there before the first request can come in.
  const hosts = hostsAt(settings.hosts, url);
  const services = withShell({
    settings,
    hosts,
    separateHosts: separateHosts(hosts),
    database,
    clock: systemClock,
    newId,
    logger,
    principals: new Principals(),
    notices: new Set(),
    limiter: settings.sharedLimits ? sharedLimiter(database) : processLimiter(systemClock),
    mac: (text) => createHmac("sha256", secret).update(text).digest("base64url"),
    jobsPromised: () => worker?.wake(),
    targetProblem: (target) => {
      const check = outgoing.checkUrl(target);
      return check.ok ? null : check.message;
    },
  });
  const pipeline = createPipeline(services, handlers);
  if (settings.worker) worker = startWorker(services, jobHandlers(outgoing, extractor, Math.random));
  return {
    url,
    services,
    stop: async () => {
      await app.stop();
      // What is being read is given back, to be read by the next server.
      extractor.close();
      await worker?.stop();
      outgoing.close();
      await database.close();
    },
  };
};

interface Answering {
  readonly routed: Pipeline;
  readonly unrouted: (http: Omit<Http, "params">) => Promise<Response>;
}

const listen = ({ host, port }: Settings, { routed, unrouted }: Answering) =>
  new Elysia({ strictPath: true, serve: { maxRequestBodySize: maxAcceptedBytes, idleTimeout: 30 } })
    .use(atlasRoutes(routed))
    .all("/*", ({ request, server }) =>
      unrouted({ request, clientAddress: server?.requestIP(request)?.address ?? null }),
    )
    .listen({ hostname: host, port });

const urlOf = (host: string, port: number): string => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** A host that no setting names is where the server listens. */
const hostsAt = ({ api, console, agent, site }: Settings["hosts"], url: string): Services["hosts"] => ({
  api: api ?? url,
  console: console ?? url,
  agent: agent ?? url,
  site: site ?? url,
});
