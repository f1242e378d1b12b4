/** The server as a value: routes, worker and database. `main.ts` and tests start it. */
import { Problem } from "@atlas-messaging/service/pipeline/problem";
import { answerUnrouted, refuseForeignHost } from "@atlas-messaging/service/pipeline/surface";
import { createPipeline } from "@atlas-messaging/service/pipeline/request";
import { findDocument } from "@atlas-messaging/service/discovery/index";
import type { Http, Pipeline } from "@atlas-messaging/server-stubs";
import { atlasRoutes } from "@atlas-messaging/server-stubs/elysia";
import { Elysia } from "elysia";
import type { Worker } from "./jobs/worker.ts";
import type { Services } from "./services/services.ts";
import { type ClientAddress, type Listener, concludeClient } from "./platform/client-address.ts";
import { watchEvents } from "./services/event-news.ts";
import { keepWriting } from "./services/stored-requests.ts";
import { handlers } from "./services/handlers.ts";
import { createOAuth, oauthPaths } from "./surfaces/oauth/index.ts";
import { answerMetrics, listenForMetrics, watchEventLoop } from "./surfaces/metrics.ts";
import { answerDeployment, deploymentPaths } from "./surfaces/deployment/index.ts";
import { type CallbackHttp, answerCallback } from "./surfaces/provider-callbacks/index.ts";
import { consolePaths, createConsole } from "./surfaces/console.ts";
import { createSingleSignOn, signOnPaths } from "./surfaces/single-sign-on/index.ts";
import { type Resources, announcer, keepUses, openResources, servicesOn, startWork } from "./process.ts";
import { listening } from "./platform/listening.ts";
import { answerPreflight, readableAcross } from "@atlas-messaging/service/pipeline/cross-origin";
import { withDeadline } from "@atlas-messaging/postgres/deadline";
import type { Settings } from "./settings.ts";

/** Far above our own limit: Bun must let a body through for us to refuse it in the envelope. */
const maxAcceptedBytes = Number.MAX_SAFE_INTEGER;

export interface Server {
  readonly url: string;
  readonly services: Services;
  /** Tells load balancers to send no more, and ends each connection with its next answer. */
  drain(): void;
  /** Finishes the requests and jobs under way, then closes connections and the database. */
  stop(): Promise<void>;
}

/** Services in place of those that the settings would make. */
export type Replacements = (resources: Resources) => Partial<Pick<Services, "serveMcp" | "passwords">>;

/**
 * Starts the server. It listens first, so that a second one on the port ends at once, with no database half made; what
 * arrives waits until the database is open. Tests replace some of the services, or the clock.
 */
export const startServer = async (
  settings: Settings,
  replacements: Replacements = () => ({}),
  open: typeof openResources = openResources,
): Promise<Server> => {
  const opened = Promise.withResolvers<void>();
  let worker: Worker | null = null;
  let draining = false;
  const timed = (answer: () => Promise<Response>) => withDeadline(settings.requestMilliseconds, answer);
  const last = async ({ request }: Pick<Http, "request">, answering: Promise<Response>): Promise<Response> => {
    const answer = readableAcross(settings, request, await answering);
    // Lets a client open its next connection to another process.
    if (draining) answer.headers.set("connection", "close");
    return answer;
  };
  const app = listen(settings, {
    door: async (http) => {
      await opened.promise;
      return (await refuseAtDoor(services, http)) ?? answerPreflight(settings, http.request);
    },
    routed: (id, http) =>
      last(
        http,
        timed(() => pipeline(id, http)),
      ),
    unrouted: (http) =>
      last(
        http,
        answerUnrouted(services, http, (request, url) => findDocument(services, request, url)),
      ),
    metrics: (http) => answerMetrics(services, http),
    deployment: (http) => timed(() => answerDeployment(services, http)),
    callback: (http) => timed(() => answerCallback(services, http)),
    // Paths of another host get 404, like any unknown path.
    signOn: (http) => timed(async () => (await signOn(http)) ?? answerUnrouted(services, http)),
    pages: (http) => timed(async () => (await pages(http)) ?? answerUnrouted(services, http)),
    oauth: (http) =>
      last(
        http,
        timed(async () => (await oauth(http)) ?? answerUnrouted(services, http)),
      ),
  });
  const url = urlOf(settings.host, app.server?.port ?? settings.port);
  const resources = await open(settings).catch(async (error: unknown) => {
    await app.stop(true);
    throw error;
  });
  const jobsEnqueued = settings.worker ? () => worker?.wake() : announcer(resources);
  const whyNotReady = (): string | null => (draining ? "The process is draining." : worker && whyStalled(worker));
  const services = {
    ...servicesOn(resources, settings, { url, jobsEnqueued }),
    whyNotReady,
    ...replacements(resources),
  };
  const signOn = createSingleSignOn(services);
  const pages = createConsole(services);
  const oauth = createOAuth(services, resources.outgoing);
  const pipeline = createPipeline(services, handlers);
  if (settings.worker) worker = startWork(services, resources);
  const metrics = listenForMetrics(services);
  const loop = watchEventLoop(services);
  const news = watchEvents(services);
  const uses = keepUses(services);
  const requests = keepWriting(services.requests);
  opened.resolve();
  return {
    url,
    services,
    drain: () => {
      draining = true;
    },
    stop: async () => {
      // Streams end first: the app waits for its answers to be whole.
      services.streams.close();
      await app.stop();
      await services.afterwards.stop();
      await news.stop();
      await metrics?.stop();
      loop.stop();
      await worker?.stop();
      await uses.stop();
      await requests.stop();
      await resources.close();
    },
  };
};

/** A worker looks for jobs each second. */
const stalledAfterMilliseconds = 30_000;

const whyStalled = (worker: Worker): string | null =>
  worker.idleFor() < stalledAfterMilliseconds ? null : "The worker of the process has not looked for jobs for 30 s.";

interface Answering {
  /** Answers a request that is refused whatever it asks for; null lets it in. */
  readonly door: (http: Omit<Http, "params">) => Promise<Response | null>;
  readonly routed: Pipeline;
  readonly unrouted: Handler;
  readonly metrics: Handler;
  readonly deployment: Handler;
  readonly callback: (http: CallbackHttp) => Promise<Response>;
  readonly oauth: Handler;
  readonly signOn: Handler;
  readonly pages: Handler;
}

/** A request and the address it counts for. */
interface Arrived {
  readonly request: Request;
  readonly clientAddress: ClientAddress | null;
}

type Handler = (http: Arrived) => Promise<Response>;
type Route = (request: Request, server: Listener) => Promise<Response>;

const listen = (
  { host, port, trustedProxies }: Settings,
  { door, routed, unrouted, metrics, deployment, callback, oauth, signOn, pages }: Answering,
) => {
  const httpOf = (request: Request, server: Listener): Arrived => ({
    request,
    // Most requests have a principal, and only others count for their address.
    get clientAddress() {
      return concludeClient(request, server, trustedProxies);
    },
  });
  // Bun matches its own routes with the path as it was sent, and Elysia with the path that `URL` makes of it.
  const asSent: Route = async (request, server) => {
    const http = httpOf(request, server);
    return (await door(http)) ?? deployment(http);
  };
  const routes = Object.fromEntries(deploymentPaths.map((path) => [path, asSent]));
  const app = new Elysia({
    strictPath: true,
    serve: { maxRequestBodySize: maxAcceptedBytes, idleTimeout: 30, routes },
  });
  app.onRequest(async ({ request, server }) => (await door(httpOf(request, server))) ?? undefined);
  // Elysia reads a body unless a route names what it takes.
  for (const path of oauthPaths) app.all(path, ({ request, server }) => oauth(httpOf(request, server)));
  for (const path of signOnPaths) app.get(path, ({ request, server }) => signOn(httpOf(request, server)));
  for (const path of consolePaths) app.all(path, ({ request, server }) => pages(httpOf(request, server)));
  app
    .use(
      atlasRoutes(routed, {
        clientAddress: (request, server) => concludeClient(request, server, trustedProxies),
        unrouted: (request, server) => unrouted(httpOf(request, server)),
      }),
    )
    .get("/metrics", ({ request, server }) => metrics(httpOf(request, server)))
    .all("/callbacks/channels", ({ request, server }) => callback({ ...httpOf(request, server), channelId: null }))
    .all("/callbacks/channels/:channel_id", ({ request, server, params }) =>
      callback({ ...httpOf(request, server), channelId: params.channel_id }),
    );
  // Elysia shares its port by default: another process that does so, too, answers some of the requests.
  const begin = () => app.listen({ hostname: host, port, reusePort: false });
  return listening({ host, port, settings: ["HOST", "PORT"] }, begin);
};

const urlOf = (host: string, port: number): string => `http://${host.includes(":") ? `[${host}]` : host}:${port}`;

/** A request as it arrives, on any surface. */
interface Asked {
  readonly request: Request;
  readonly clientAddress: string | null;
}

/**
 * Refuses an ambiguous request or one under a foreign host name; null lets it in. Bun itself refuses malformed framing,
 * and joins repeated headers with a comma.
 */
const refuseAtDoor = async (services: Services, http: Asked): Promise<Response | null> => {
  const problem = ambiguityOf(http.request);
  if (problem === null) return refuseForeignHost(services, http);
  return answerUnrouted(services, http, () => Promise.reject(problem));
};

const ambiguityOf = ({ headers }: Request): Problem | null => {
  if (headers.get("host")?.includes(",")) {
    return new Problem("malformed_request", "A request has one Host header, with one host.");
  }
  const length = headers.get("content-length");
  if (length !== null && !/^\d{1,19}$/.test(length)) {
    return new Problem("malformed_request", "A request has one Content-Length header, with one number.");
  }
  return null;
};
