import { randomBytes } from "node:crypto";
import { createSigningKey } from "../platform/ed25519.ts";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { seedKnowledge } from "@atlas-messaging/service/knowledge/corpus";
import { storedRequest } from "@atlas-messaging/service/pipeline/stored-request";
import type { Places } from "@atlas-messaging/service/pipeline/places";
import type { Shell, Store } from "@atlas-messaging/service/pipeline/services";
import type { Database } from "@atlas-messaging/postgres/database";
import { type Afterwards, workAfterwards } from "../platform/afterwards.ts";
import { createToken, sha256 } from "../platform/tokens.ts";
import { type LineLog, type Logger, lineLog } from "../platform/logger.ts";
import { passwordsIn } from "../platform/passwords.ts";
import type { Embedder } from "../platform/embeddings.ts";
import type { Metrics } from "../platform/metrics.ts";
import { type RequestQueue, requestQueue } from "./stored-requests.ts";
import { type CredentialUses, credentialUses } from "./credential-uses.ts";
import { exportFiles } from "./export-files.ts";
import { mediaBytes } from "./media-bytes.ts";
import type { Settings } from "../settings.ts";
import { storeIn } from "./store.ts";

/** Services of this server: the shell of the pipeline over a database. One set serves all requests. */
export interface Services extends Shell {
  readonly settings: Settings;
  readonly database: Database;
  readonly logger: Logger;
  /** Writes frequent lines cheaply. */
  readonly lines: LineLog;
  readonly metrics: Metrics;
  readonly store: Store;
  /** Places of long callbacks, which come without a credential: they take none of an upload's. */
  readonly callbackPlaces: Places;
  /** Requests that wait to be stored. */
  readonly requests: RequestQueue;
  /** Work that follows answers. */
  readonly afterwards: Afterwards;
  /** Last use of credentials, noted in this process until it is written. */
  readonly uses: CredentialUses;
  /** Unset, search compares words alone. */
  readonly embedder?: Embedder | undefined;
}

type Derived =
  | "store"
  | "media"
  | "exports"
  | "log"
  | "accessLog"
  | "lines"
  | "sha256"
  | "fingerprint"
  | "sendsMail"
  | "createToken"
  | "seal"
  | "open"
  | "passwords"
  | "uses"
  | "requests"
  | "keepRequest"
  | "afterwards"
  | "afterAnswer"
  | "recordUse"
  | "freshSecret"
  | "signingKey"
  | "validateRequest"
  | "seedKnowledge";

/** Adds the services that follow from database, settings and logger. */
export const withShell = (services: Omit<Services, Derived>): Services => {
  const { database, clock, logger, metrics, settings, embedder } = services;
  const uses = credentialUses(database, clock);
  const requests = requestQueue({ database, logger, metrics });
  const afterwards = workAfterwards(logger);
  const lines = lineLog(logger);
  return {
    ...services,
    store: storeIn(database, settings.knowledgeThresholds, embedder),
    media: mediaBytes(database, clock, services.collect),
    exports: exportFiles(database, clock),
    log: logger,
    lines,
    accessLog: counted(lines, metrics),
    sha256,
    fingerprint: sha256,
    // In a sandbox anyone gets an organization, and could have us mail to strangers.
    sendsMail: settings.mail !== null && settings.environment !== "sandbox",
    createToken: (kind) => createToken(kind, settings.environment),
    seal: (text, place) => database.vault.seal(text, place),
    open: (sealed, place) => database.vault.open(sealed, place),
    passwords: passwordsIn(database),
    requests,
    keepRequest: settings.requestRetentionDays > 0 ? keeping(settings, requests) : null,
    afterwards,
    afterAnswer: afterwards.add,
    uses,
    recordUse: uses.note,
    validateRequest,
    seedKnowledge,
    freshSecret: () => randomBytes(24).toString("base64url"),
    signingKey: createSigningKey,
  };
};

/** Keeps mutations, and reads as the settings say. */
const keeping =
  ({ storedReads }: Settings, requests: RequestQueue): NonNullable<Shell["keepRequest"]> =>
  (asked) => {
    const keeps = asked.method !== "GET" || storedReads === "all" || (storedReads === "failed" && asked.status >= 400);
    if (keeps) requests.add(storedRequest(asked));
  };

/** Counts each request that is logged. */
const counted = (log: Shell["accessLog"], { answered }: Metrics): Shell["accessLog"] => ({
  info: (line, message) => {
    answered(line);
    log.info(line, message);
  },
});
