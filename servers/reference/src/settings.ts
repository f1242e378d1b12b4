/** Settings of the server, read once at the start by `main.ts` or `sandbox.ts` and passed on as values. */
import { type Host, type LimitName, limits } from "@atlas-messaging/contract";
import { type Environment, type QuotaName, type Quotas, defaultQuotas } from "@atlas-messaging/service/rows/primitives";
import type { Retention, SignUp } from "@atlas-messaging/service/pipeline/services";
import { type RetentionSettings, retentionOf } from "@atlas-messaging/service/organizations/retention";
import { type Thresholds, defaultThresholds } from "@atlas-messaging/answers/search/answer";
import type { AddressRange } from "./platform/client-address.ts";
import type { PostgresAccess } from "./platform/database/open.ts";
import type { MailSettings } from "./platform/mailer.ts";
import type { EmbeddingSettings } from "./platform/embeddings.ts";
import type { Sampling } from "./platform/tracing.ts";
import { build } from "./platform/program.ts";
import { type Reader, SettingsError, type Variables, readerOf } from "./platform/variables.ts";

export { SettingsError } from "./platform/variables.ts";

export interface Settings {
  /** HOST: the address to listen on. */
  readonly host: string;
  /** PORT: the port to listen on; 0 takes a free one. */
  readonly port: number;
  /** DATABASE_URL: unset for PGlite in `dataDir`, `memory://` for PGlite in memory, `postgres://…` for PostgreSQL ≥ 15. */
  readonly databaseUrl: string | undefined;
  /**
   * DATABASE_POOLED: `on` behind a pooler that moves transactions between connections, `prepared` if it supports
   * prepared statements; default off. DATABASE_DIRECT_URL: bypasses the pooler for LISTEN, with the same login.
   * DATABASE_OWNER_URL: the login that owns the tables, for `npm run migrate`.
   */
  readonly databaseAccess: Omit<PostgresAccess, "sandboxWarn">;
  /** DATA_DIR: folder of the embedded database. */
  readonly dataDir: string;
  /** ATLAS_ENVIRONMENT: decides which tokens are valid and which operations exist. */
  readonly environment: Environment;
  /** ATLAS_ALLOW_LOOPBACK_TARGETS: lets webhooks and knowledge URLs reach this machine. For development only. */
  readonly allowLoopbackTargets: boolean;
  /**
   * ATLAS_SIGN_UP: who may create an organization over HTTP: anyone (`open`), only the first caller (`first`), or only
   * `npm run operator:create` (`closed`). Default `open` in the sandbox, else `first`.
   */
  readonly signUp: SignUp;
  /** ATLAS_OAUTH_REGISTRATION: who may register apps by RFC 7591: nobody (`off`), `operators`, or anyone (`open`). */
  readonly oauthRegistration: "off" | "operators" | "open";
  /** ATLAS_OAUTH_CLIENT_METADATA: accepts a client_id that is the URL of the app's own metadata; default off. */
  readonly oauthClientMetadata: boolean;
  /**
   * ATLAS_OIDC_ISSUER, ATLAS_OIDC_CLIENT_ID, ATLAS_OIDC_CLIENT_SECRET: the OpenID Connect provider for operators'
   * sign-on; null without one. A public client has no secret.
   */
  readonly identityProvider: IdentityProviderSettings | null;
  /** ATLAS_ENABLE_PREVIEW: offers preview operations in production. */
  readonly enablePreview: boolean;
  /** ATLAS_TRUSTED_PROXIES: addresses and CIDR blocks of proxies whose X-Forwarded-For counts; default none. */
  readonly trustedProxies: readonly AddressRange[];
  /** ATLAS_DRAIN_SECONDS: how long a process goes on serving after a signal to end, while it says it is not ready. */
  readonly drainSeconds: number;
  /** ATLAS_REQUEST_SECONDS: how long a request may wait for the database, over all its statements; default 10. */
  readonly requestMilliseconds: number;
  /** ATLAS_SHARED_LIMITS: shares rate limits among the processes on one PostgreSQL; else each has its own. */
  readonly sharedLimits: boolean;
  /** ATLAS_WORKER: runs the outbox's jobs in this process. If off, another process must run them. */
  readonly worker: boolean;
  /**
   * ATLAS_DELIVERIES_PER_ENDPOINT: maximum concurrent deliveries to one endpoint, over all workers.
   * ATLAS_DELIVERIES_PER_HOST, ATLAS_DELIVERIES_PER_ORGANIZATION: the same for one host and for one organization. They
   * apply to fast receivers, in each worker.
   */
  readonly deliveries: {
    readonly perEndpoint: number;
    readonly perHost: number;
    readonly perOrganization: number;
  };
  /**
   * BUN_CONFIG_MAX_HTTP_REQUESTS: maximum concurrent requests of Bun in this process; 256 by default. Bun reads it at
   * its start. Further requests wait in Bun, where they look like a receiver that does not answer.
   */
  readonly requestsAtOnce: number;
  /**
   * ATLAS_RETENTION_DAYS: how long we keep events, finished deliveries with their attempts, unanswered questions, ended
   * OAuth consents, and invitations not accepted.
   */
  readonly retentionDays: number;
  /** ATLAS_REQUEST_RETENTION_DAYS: how long we keep requests with their answers for the console; 0 stores none. */
  readonly requestRetentionDays: number;
  /** ATLAS_STORED_READS: which reads are stored; default `all` in the sandbox, else `failed`. */
  readonly storedReads: "all" | "failed" | "off";
  /**
   * ATLAS_MAX_RETENTION_DAYS: longest time for which an organization may choose to keep them; default 365, or
   * ATLAS_RETENTION_DAYS where that is more.
   */
  readonly maxRetentionDays: number;
  readonly retention: Retention;
  /** ATLAS_EXPORT_DAYS: how long the export of an organization can be downloaded. */
  readonly exportDays: number;
  /** ATLAS_MAX_MEDIA_BYTES: maximum length of media; default 100 MB. In base64, it has at most 16 MiB. */
  readonly maxMediaBytes: number;
  /** ATLAS_UNUSED_UPLOAD_DAYS: how long we keep an upload that no message has; default 30. */
  readonly unusedUploadDays: number;
  /** ATLAS_ALLOWED_TARGETS: non-public addresses and CIDR blocks, comma-separated, that webhooks may reach. */
  readonly allowedTargets: readonly AddressRange[];
  /** NODE_EXTRA_CA_CERTS: file with certificates of further authorities to trust. */
  readonly extraCertificates: string | undefined;
  /**
   * ATLAS_ENCRYPTION_KEYS: keys for stored secrets, newest first, comma-separated; 32 bytes each, in base64. When
   * unset, one is made and kept in `dataDir`.
   */
  readonly encryptionKeys: readonly Buffer[];
  /** ATLAS_LOST_KEYS: fingerprints of encryption keys that are lost, comma-separated, to start without their secrets. */
  readonly lostKeys: readonly string[];
  /** ATLAS_SECRET: key that signs cursors, at least 32 characters. Made at each start when unset. */
  readonly secret: string | undefined;
  /** ATLAS_BASE_URL, ATLAS_CONSOLE_URL, ATLAS_AGENT_BASE_URL, ATLAS_SITE_URL: hosts as clients see them. */
  readonly hosts: { readonly [Name in Host]: string | undefined };
  /** ATLAS_ALLOWED_HOSTS: further host names of the service, comma-separated; default none. */
  readonly allowedHosts: readonly string[];
  /** ATLAS_LIMIT_<CLASS>: requests per minute in a limit class, for instance ATLAS_LIMIT_MESSAGES. */
  readonly limits: { readonly [limitClass in LimitName]: number };
  /** ATLAS_LIMIT_CALLBACKS: items per minute that callbacks of one channel's provider may bring. */
  readonly callbackItems: number;
  /** ATLAS_MAX_<KIND>: maximum of a kind in one organization, for instance ATLAS_MAX_WEBHOOKS. */
  readonly quotas: Quotas;
  /**
   * ATLAS_KNOWLEDGE_GAP_NONE, ATLAS_KNOWLEDGE_GAP_WEAK: relevance, 0 to 1, below which an answer is `gap_none` or
   * `gap_weak`; default 0.15 and 0.25.
   */
  readonly knowledgeThresholds: Thresholds;
  /**
   * ATLAS_EMBEDDINGS_URL, ATLAS_EMBEDDINGS_MODEL, ATLAS_EMBEDDINGS_KEY: a model with OpenAI's `/embeddings` API, to
   * compare passages by meaning; default none. ATLAS_EMBEDDINGS_NEAR: cosine from which passages are near; measured by default.
   */
  readonly embeddings: EmbeddingSettings | null;
  readonly embedsKnowledge: boolean;
  /** ATLAS_SMTP_URL, ATLAS_MAIL_FROM: the mail server and the sender of all mail; null without them. */
  readonly mail: MailSettings | null;
  /** ATLAS_ALLOWED_ORIGINS: origins, comma-separated, whose pages may call the APIs, the tool server and the OAuth endpoints. */
  readonly allowedOrigins: readonly string[];
  /** ATLAS_SECURITY_CONTACT: where to report a weakness, as security.txt says; default the project. */
  readonly securityContact: string | undefined;
  /** ATLAS_BUILD: name of the build, shown by `GET /version`. */
  readonly build: string;
  /**
   * ATLAS_METRICS_PORT, ATLAS_METRICS_HOST: a listener for `/metrics` alone; default none, and 127.0.0.1.
   * ATLAS_METRICS_TOKEN: bearer token for metrics. Only with it, the API serves `/metrics` too.
   */
  readonly metrics: {
    readonly port: number | undefined;
    readonly host: string;
    readonly token: string | undefined;
  };
  /** ATLAS_DEPLOYMENT_TOKEN: bearer token for the deployment's own API, which is off without it. */
  readonly deploymentToken: string | undefined;
  /** OTEL_EXPORTER_OTLP_ENDPOINT and its kin: null turns tracing off. */
  readonly tracing: Sampling | null;
  /** LOG_LEVEL: lowest level that is logged. */
  readonly logLevel: LogLevel;
}

export interface IdentityProviderSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string | undefined;
}

const environments = ["sandbox", "staging", "production"] as const;
const registrations = ["off", "operators", "open"] as const;
const storedReads = ["all", "failed", "off"] as const;
const signUps = ["open", "first", "closed"] as const;
/** A stranger may be the first to call a new deployment, so in production its operator is made by the command line. */
const signUpOf = { sandbox: "open", staging: "first", production: "closed" } as const;

const logLevels = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** Reads the settings. Throws `SettingsError` for one that is unusable or mistyped. */
export const readSettings = (variables: Variables, readFile?: (path: string) => string): Settings => {
  const read = readerOf(variables, readFile);
  const host = read.text("HOST") ?? "127.0.0.1";
  const port = read.integer("PORT", 0, 65_535) ?? 4100;
  const environment = read.oneOf("ATLAS_ENVIRONMENT", environments) ?? "sandbox";
  const api = read.url("ATLAS_BASE_URL", ["http://", "https://"]);
  const embeddings = embeddingsOf(read);
  const retained = retentionDaysOf(read);
  const settings: Settings = {
    host,
    port,
    databaseUrl: databaseUrl(read),
    databaseAccess: databaseAccess(read),
    dataDir: read.text("DATA_DIR") ?? ".data",
    environment,
    allowLoopbackTargets: read.flag("ATLAS_ALLOW_LOOPBACK_TARGETS") ?? false,
    signUp: read.oneOf("ATLAS_SIGN_UP", signUps) ?? signUpOf[environment],
    oauthRegistration: read.oneOf("ATLAS_OAUTH_REGISTRATION", registrations) ?? "off",
    oauthClientMetadata: read.flag("ATLAS_OAUTH_CLIENT_METADATA") ?? false,
    identityProvider: identityProviderOf(read),
    enablePreview: read.flag("ATLAS_ENABLE_PREVIEW") ?? false,
    trustedProxies: read.ranges("ATLAS_TRUSTED_PROXIES") ?? [],
    drainSeconds: read.integer("ATLAS_DRAIN_SECONDS", 0, 300) ?? 0,
    requestMilliseconds: (read.integer("ATLAS_REQUEST_SECONDS", 1, 3_600) ?? 10) * 1_000,
    sharedLimits: read.flag("ATLAS_SHARED_LIMITS") ?? false,
    worker: read.flag("ATLAS_WORKER") ?? true,
    deliveries: {
      perEndpoint: read.integer("ATLAS_DELIVERIES_PER_ENDPOINT", 1, 256) ?? 32,
      perHost: read.integer("ATLAS_DELIVERIES_PER_HOST", 1, 1_024) ?? 64,
      perOrganization: read.integer("ATLAS_DELIVERIES_PER_ORGANIZATION", 1, 1_024) ?? 128,
    },
    requestsAtOnce: read.integer("BUN_CONFIG_MAX_HTTP_REQUESTS", 192, 65_336) ?? 256,
    ...retained,
    storedReads: read.oneOf("ATLAS_STORED_READS", storedReads) ?? (environment === "sandbox" ? "all" : "failed"),
    retention: retentionOf(retained),
    exportDays: read.integer("ATLAS_EXPORT_DAYS", 1, 90) ?? 7,
    maxMediaBytes: read.integer("ATLAS_MAX_MEDIA_BYTES", 1_024, 100_000_000) ?? 100_000_000,
    unusedUploadDays: read.integer("ATLAS_UNUSED_UPLOAD_DAYS", 8, 36_500) ?? 30,
    allowedTargets: read.ranges("ATLAS_ALLOWED_TARGETS") ?? [],
    extraCertificates: read.text("NODE_EXTRA_CA_CERTS"),
    encryptionKeys: read.keys("ATLAS_ENCRYPTION_KEYS"),
    lostKeys: read.fingerprints("ATLAS_LOST_KEYS"),
    secret: read.secret("ATLAS_SECRET"),
    hosts: {
      api,
      console: read.url("ATLAS_CONSOLE_URL", ["http://", "https://"]) ?? api,
      agent: read.url("ATLAS_AGENT_BASE_URL", ["http://", "https://"]) ?? api,
      site: read.url("ATLAS_SITE_URL", ["http://", "https://"]) ?? api,
    },
    allowedHosts: read.hosts("ATLAS_ALLOWED_HOSTS"),
    limits: limitsOf(read),
    callbackItems: read.integer("ATLAS_LIMIT_CALLBACKS", 1, 1_000_000_000) ?? 3_000,
    quotas: quotasOf(read),
    knowledgeThresholds: thresholdsOf(read),
    embeddings,
    embedsKnowledge: embeddings !== null,
    mail: mailOf(read),
    allowedOrigins: read.origins("ATLAS_ALLOWED_ORIGINS"),
    securityContact: read.url("ATLAS_SECURITY_CONTACT", ["mailto:", "https://"]),
    build: read.text("ATLAS_BUILD") ?? build,
    metrics: metricsOf(read),
    deploymentToken: read.secret("ATLAS_DEPLOYMENT_TOKEN"),
    tracing: tracingOf(read),
    logLevel: read.oneOf("LOG_LEVEL", logLevels) ?? "info",
  };
  read.refuseMistyped();
  return settings;
};

/**
 * Returns the settings if a deployment may start with them. Production on PostgreSQL has several processes and outlives
 * each of them, so nothing may be made up at a start.
 */
export const deployable = (settings: Settings): Settings => {
  const { databaseUrl: database, environment, encryptionKeys, secret, hosts } = settings;
  if (environment !== "production" || database === undefined || database === "memory://") return settings;
  const missing = [
    hosts.api === undefined &&
      "ATLAS_BASE_URL must be set in production: links, callbacks and the audience of tokens are made from it.",
    encryptionKeys.length === 0 &&
      "ATLAS_ENCRYPTION_KEYS must be set in production: every process reads the stored secrets with them. " +
        "Make one with: openssl rand -base64 32",
    secret === undefined &&
      "ATLAS_SECRET must be set in production: a cursor of one process must hold in the others. " +
        "Make one with: openssl rand -hex 32",
  ].filter((sentence) => sentence !== false);
  if (missing.length > 0) throw new SettingsError(missing.join("\n"));
  return settings;
};

const databaseUrl = (read: Reader): string | undefined => read.url("DATABASE_URL", postgresUrls, "memory://");

const postgresUrls = ["postgres://", "postgresql://"];

const databaseAccess = (read: Reader): Settings["databaseAccess"] => ({
  pooled: poolers[read.oneOf("DATABASE_POOLED", ["off", "false", "0", "on", "true", "1", "prepared"]) ?? "off"],
  directUrl: read.url("DATABASE_DIRECT_URL", postgresUrls),
  ownerUrl: read.url("DATABASE_OWNER_URL", postgresUrls),
});

const poolers = {
  off: "off",
  false: "off",
  0: "off",
  on: "unprepared",
  true: "unprepared",
  1: "unprepared",
  prepared: "prepared",
} as const;

const retentionDaysOf = (read: Reader): RetentionSettings => {
  const retentionDays = read.integer("ATLAS_RETENTION_DAYS", 2, 36_500) ?? 30;
  const requestRetentionDays = read.integer("ATLAS_REQUEST_RETENTION_DAYS", 0, 36_500) ?? 7;
  const maxRetentionDays = read.integer("ATLAS_MAX_RETENTION_DAYS", 2, 36_500) ?? Math.max(365, retentionDays);
  if (maxRetentionDays < retentionDays) {
    throw new SettingsError("ATLAS_MAX_RETENTION_DAYS must not be less than ATLAS_RETENTION_DAYS.");
  }
  return { retentionDays, requestRetentionDays, maxRetentionDays };
};

const thresholdsOf = (read: Reader): Thresholds => {
  const weak = read.share("ATLAS_KNOWLEDGE_GAP_NONE") ?? defaultThresholds.weak;
  const grounded = read.share("ATLAS_KNOWLEDGE_GAP_WEAK") ?? Math.max(weak, defaultThresholds.grounded);
  if (weak > grounded) throw new SettingsError("ATLAS_KNOWLEDGE_GAP_NONE must not exceed ATLAS_KNOWLEDGE_GAP_WEAK.");
  return { weak, grounded };
};

const embeddingsOf = (read: Reader): EmbeddingSettings | null => {
  const url = read.url("ATLAS_EMBEDDINGS_URL", ["http://", "https://"]);
  const model = read.text("ATLAS_EMBEDDINGS_MODEL");
  const key = read.text("ATLAS_EMBEDDINGS_KEY");
  const near = read.share("ATLAS_EMBEDDINGS_NEAR") ?? null;
  if (url === undefined) return null;
  if (model === undefined) throw new SettingsError("ATLAS_EMBEDDINGS_MODEL must be set beside ATLAS_EMBEDDINGS_URL.");
  return { url, model, key, near };
};

const mailOf = (read: Reader): MailSettings | null => {
  const url = read.url("ATLAS_SMTP_URL", ["smtp://", "smtps://"]);
  const from = read.sender("ATLAS_MAIL_FROM");
  if (url === undefined && from === undefined) return null;
  if (url === undefined || from === undefined) {
    throw new SettingsError("ATLAS_SMTP_URL and ATLAS_MAIL_FROM must both be set, or neither.");
  }
  return { url, from };
};

const identityProviderOf = (read: Reader): IdentityProviderSettings | null => {
  const issuer = read.url("ATLAS_OIDC_ISSUER", ["https://", "http://"]);
  const clientId = read.text("ATLAS_OIDC_CLIENT_ID");
  const clientSecret = read.text("ATLAS_OIDC_CLIENT_SECRET");
  if (issuer === undefined && clientId === undefined) return null;
  if (issuer === undefined || clientId === undefined) {
    throw new SettingsError("ATLAS_OIDC_ISSUER and ATLAS_OIDC_CLIENT_ID must both be set, or neither.");
  }
  return { issuer, clientId, clientSecret };
};

/** Loopback needs no token, since only this machine can read there. */
const loopback: readonly string[] = ["127.0.0.1", "::1", "localhost"];

const metricsOf = (read: Reader): Settings["metrics"] => {
  const host = read.text("ATLAS_METRICS_HOST") ?? "127.0.0.1";
  const token = read.secret("ATLAS_METRICS_TOKEN");
  if (token === undefined && !loopback.includes(host)) {
    throw new SettingsError(
      "ATLAS_METRICS_HOST must be 127.0.0.1, ::1 or localhost unless ATLAS_METRICS_TOKEN is set.",
    );
  }
  return { port: read.integer("ATLAS_METRICS_PORT", 0, 65_535), host, token };
};

const bases = ["always_on", "always_off", "traceidratio"] as const;

const samplers = [
  "always_on",
  "always_off",
  "traceidratio",
  "parentbased_always_on",
  "parentbased_always_off",
  "parentbased_traceidratio",
] as const;

const tracingOf = (read: Reader): Sampling | null => {
  const collectors = ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "OTEL_EXPORTER_OTLP_ENDPOINT"];
  const targets = collectors.map((name) => read.url(name, ["http://", "https://"]));
  const off = [read.text("OTEL_TRACES_EXPORTER") === "none", read.text("OTEL_SDK_DISABLED") === "true"];
  read.oneOf("OTEL_EXPORTER_OTLP_TRACES_PROTOCOL", ["http/json"]);
  read.oneOf("OTEL_EXPORTER_OTLP_PROTOCOL", ["http/json"]);
  const sampler = read.oneOf("OTEL_TRACES_SAMPLER", samplers) ?? "parentbased_always_on";
  const base = bases.find((each) => sampler.endsWith(each)) ?? "always_on";
  const sampling = { base, parentBased: sampler !== base, ratio: read.share("OTEL_TRACES_SAMPLER_ARG") ?? 1 };
  return targets.some((url) => url !== undefined) && !off.includes(true) ? sampling : null;
};

const limitsOf = (read: Reader): Settings["limits"] => {
  const of = (limitClass: LimitName) =>
    read.integer(`ATLAS_LIMIT_${limitClass.toUpperCase()}`, 1, 1_000_000_000) ?? limits[limitClass].limit;
  return {
    messages: of("messages"),
    agent_tools: of("agent_tools"),
    actions: of("actions"),
    ingest: of("ingest"),
    writes: of("writes"),
    reads: of("reads"),
    public: of("public"),
    sign_in: of("sign_in"),
  };
};

const quotasOf = (read: Reader): Quotas => {
  const of = (name: QuotaName, max = 1_000_000) =>
    read.integer(`ATLAS_MAX_${name.toUpperCase()}`, 1, max) ?? defaultQuotas[name];
  return {
    webhooks: of("webhooks"),
    apps: of("apps"),
    service_accounts: of("service_accounts"),
    keys: of("keys"),
    members: of("members"),
    documents: of("documents"),
    templates: of("templates"),
    agents: of("agents"),
    vouchers: of("vouchers"),
    stored_bytes: of("stored_bytes", 2 ** 50),
  };
};
