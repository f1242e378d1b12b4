/** Services for a pipeline in this process: the real ones, on a given database, with nothing to deliver to. */
import { Principals } from "@atlas-messaging/service/pipeline/principals";
import { Places } from "@atlas-messaging/service/pipeline/places";
import { Streams } from "@atlas-messaging/service/pipeline/streams";
import { processLimiter } from "@atlas-messaging/server-stubs/parts";
import { type Services, withShell } from "../src/services/services.ts";
import { systemClock } from "@atlas-messaging/service/pipeline/services";
import type { Database } from "@atlas-messaging/postgres/database";
import { newId } from "../src/platform/ids.ts";
import { createLogger } from "../src/platform/logger.ts";
import { Metrics } from "../src/platform/metrics.ts";
import { isServed } from "../src/services/handlers.ts";
import { readSettings } from "../src/settings.ts";
import { patiently } from "./server-process.ts";

const here = "http://127.0.0.1:4100";

export const testServices = (database: Database, variables: { readonly [name: string]: string } = {}): Services =>
  withShell({
    settings: readSettings({ ...patiently, ...variables }),
    isServed,
    whyNotReady: () => null,
    database,
    hosts: { api: here, console: here, agent: here, site: here },
    separateHosts: null,
    authorizes: true,
    trustedHosts: null,
    toolServerHosts: null,
    clock: systemClock,
    newId,
    logger: createLogger("silent"),
    metrics: new Metrics(),
    principals: new Principals(),
    streams: new Streams(),
    callbackPlaces: new Places(),
    notices: new Set(),
    limiter: processLimiter(systemClock),
    mac: (text) => `mac of ${text}`,
    jobsEnqueued: () => {},
    targetProblem: () => null,
    askChannel: async () => ({ ok: true, latencyMs: 0 }),
    askUnlinked: async () => ({ ok: true, latencyMs: 0 }),
    checkLink: async () => null,
    subscribeApp: async () => null,
    askTemplates: async () => {
      throw new Error("no account is asked");
    },
  });
