import { limits } from "@atlas-messaging/contract";
import { defaultQuotas } from "@atlas-messaging/service/rows/primitives";
import { retentionOf } from "@atlas-messaging/service/organizations/retention";
import { describe, expect, test } from "vitest";
import { SettingsError, deployable, readSettings } from "./settings.ts";
import { exposures } from "./exposures.ts";

const refusalOf = (variables: { readonly [name: string]: string }, readFile?: (path: string) => string): string => {
  try {
    readSettings(variables, readFile);
  } catch (error) {
    if (error instanceof SettingsError) return error.message;
    throw error;
  }
  return "";
};

describe("without settings", () => {
  test("the server is a sandbox of its own on this machine", () => {
    expect(readSettings({})).toEqual({
      host: "127.0.0.1",
      port: 4100,
      databaseUrl: undefined,
      databaseAccess: { pooled: "off", directUrl: undefined, ownerUrl: undefined },
      dataDir: ".data",
      environment: "sandbox",
      allowLoopbackTargets: false,
      signUp: "open",
      callbackItems: 3_000,
      allowedOrigins: [],
      oauthRegistration: "off",
      oauthClientMetadata: false,
      identityProvider: null,
      enablePreview: false,
      trustedProxies: [],
      drainSeconds: 0,
      requestMilliseconds: 10_000,
      sharedLimits: false,
      worker: true,
      deliveries: { perEndpoint: 32, perHost: 64, perOrganization: 128 },
      requestsAtOnce: 256,
      retentionDays: 30,
      requestRetentionDays: 7,
      storedReads: "all",
      maxRetentionDays: 365,
      retention: retentionOf({ retentionDays: 30, requestRetentionDays: 7, maxRetentionDays: 365 }),
      exportDays: 7,
      allowedTargets: [],
      extraCertificates: undefined,
      encryptionKeys: [],
      lostKeys: [],
      mail: null,
      secret: undefined,
      allowedHosts: [],
      hosts: { api: undefined, console: undefined, agent: undefined, site: undefined },
      limits: Object.fromEntries(Object.entries(limits).map(([name, { limit }]) => [name, limit])),
      quotas: defaultQuotas,
      maxMediaBytes: 100_000_000,
      unusedUploadDays: 30,
      knowledgeThresholds: { weak: 0.15, grounded: 0.25 },
      build: "source",
      metrics: { port: undefined, host: "127.0.0.1", token: undefined },
      embeddings: null,
      embedsKnowledge: false,
      tracing: null,
      logLevel: "info",
    });
  });

  test.for(["", "   "])("so too when they are set to %j", (blank) => {
    expect(readSettings({ PORT: blank, ATLAS_ENVIRONMENT: blank, DATABASE_URL: blank })).toEqual(readSettings({}));
  });
});

describe("a setting", () => {
  test.for([
    ["PORT", "0", "port", 0],
    ["PORT", " 65535 ", "port", 65_535],
    ["HOST", "0.0.0.0", "host", "0.0.0.0"],
    ["DATA_DIR", "/var/lib/atlas", "dataDir", "/var/lib/atlas"],
    ["DATABASE_URL", "memory://", "databaseUrl", "memory://"],
    [
      "DATABASE_URL",
      "postgres://atlas_app:x@127.0.0.1:5432/atlas",
      "databaseUrl",
      "postgres://atlas_app:x@127.0.0.1:5432/atlas",
    ],
    ["DATABASE_URL", "postgresql://127.0.0.1/atlas", "databaseUrl", "postgresql://127.0.0.1/atlas"],
    ["ATLAS_ALLOW_LOOPBACK_TARGETS", "on", "allowLoopbackTargets", true],
    ["ATLAS_ALLOW_LOOPBACK_TARGETS", "0", "allowLoopbackTargets", false],
    ["ATLAS_SIGN_UP", "closed", "signUp", "closed"],
    ["ATLAS_OAUTH_REGISTRATION", "operators", "oauthRegistration", "operators"],
    ["ATLAS_ENABLE_PREVIEW", "true", "enablePreview", true],
    ["ATLAS_SHARED_LIMITS", "on", "sharedLimits", true],
    ["ATLAS_DRAIN_SECONDS", "15", "drainSeconds", 15],
    ["ATLAS_WORKER", "off", "worker", false],
    ["ATLAS_WORKER", "1", "worker", true],
    ["BUN_CONFIG_MAX_HTTP_REQUESTS", "1024", "requestsAtOnce", 1_024],
    ["ATLAS_SECRET", "s".repeat(32), "secret", "s".repeat(32)],
    ["ATLAS_BUILD", "4f9c2b7", "build", "4f9c2b7"],
    ["LOG_LEVEL", "silent", "logLevel", "silent"],
  ] as const)("%s=%s is taken as it is", ([name, value, member, expected]) => {
    expect(readSettings({ [name]: value })).toEqual({
      ...readSettings({}),
      [member]: expected,
    });
  });

  test("ATLAS_OIDC_ISSUER and ATLAS_OIDC_CLIENT_ID belong together", () => {
    const both = { ATLAS_OIDC_ISSUER: "https://id.example/", ATLAS_OIDC_CLIENT_ID: "atlas" };
    const provider = { issuer: "https://id.example", clientId: "atlas", clientSecret: undefined };
    expect(readSettings(both).identityProvider).toEqual(provider);
    expect(refusalOf({ ATLAS_OIDC_CLIENT_ID: "atlas" })).toContain("must both be set");
  });

  test.for([
    ["staging", "first"],
    ["production", "closed"],
  ] as const)("ATLAS_ENVIRONMENT=%s lets sign up: %s", ([environment, signUp]) => {
    expect(readSettings({ ATLAS_ENVIRONMENT: environment })).toEqual({
      ...readSettings({}),
      environment,
      signUp,
      storedReads: "failed",
    });
  });

  test("ATLAS_EMBEDDINGS_URL needs its model, and nothing is embedded without it", () => {
    expect(readSettings({})).toMatchObject({ embeddings: null, embedsKnowledge: false });
    expect(refusalOf({ ATLAS_EMBEDDINGS_URL: "http://127.0.0.1:1/v1" })).toContain("ATLAS_EMBEDDINGS_MODEL");
    expect(refusalOf({ ATLAS_EMBEDDINGS_URL: "ftp://models.example" })).toContain("ATLAS_EMBEDDINGS_URL");
    const given = { ATLAS_EMBEDDINGS_URL: "http://127.0.0.1:1/v1/", ATLAS_EMBEDDINGS_MODEL: "small" };
    expect(readSettings(given)).toMatchObject({
      embeddings: { url: "http://127.0.0.1:1/v1", model: "small", near: null, key: undefined },
      embedsKnowledge: true,
    });
  });

  test("ATLAS_MAX_RETENTION_DAYS is no less than the days that a deployment keeps rows itself", () => {
    const longest = (variables: { readonly [name: string]: string }) => readSettings(variables).retention.events.max;
    expect(longest({ ATLAS_RETENTION_DAYS: "400" })).toBe(400);
    expect(longest({ ATLAS_MAX_RETENTION_DAYS: "40" })).toBe(40);
    const refusal = refusalOf({ ATLAS_RETENTION_DAYS: "40", ATLAS_MAX_RETENTION_DAYS: "30" });
    expect(refusal).toBe("ATLAS_MAX_RETENTION_DAYS must not be less than ATLAS_RETENTION_DAYS.");
  });

  test("ATLAS_KNOWLEDGE_GAP_NONE and _WEAK are shares, in their order", () => {
    const both = { ATLAS_KNOWLEDGE_GAP_NONE: "0", ATLAS_KNOWLEDGE_GAP_WEAK: "0.45" };
    expect(readSettings(both).knowledgeThresholds).toEqual({ weak: 0, grounded: 0.45 });
    expect(readSettings({ ATLAS_KNOWLEDGE_GAP_NONE: "0.5" }).knowledgeThresholds).toEqual({ weak: 0.5, grounded: 0.5 });
    expect(refusalOf({ ATLAS_KNOWLEDGE_GAP_WEAK: "0.1" })).toContain("must not exceed");
    for (const value of ["1.1", "-1", "half", "1e-1"]) {
      expect(refusalOf({ ATLAS_KNOWLEDGE_GAP_NONE: value })).toContain("ATLAS_KNOWLEDGE_GAP_NONE must be a number");
    }
  });

  test("ATLAS_TRUSTED_PROXIES takes several", () => {
    const { trustedProxies } = readSettings({ ATLAS_TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.7,2001:db8::/32" });
    const read = trustedProxies.map(([network, prefix]) => `${network.toString()}/${prefix}`);
    expect(read).toEqual(["10.0.0.0/8", "192.0.2.7/32", "2001:db8::/32"]);
  });

  test.for(["messages", "agent_tools", "actions", "ingest", "writes", "reads", "public", "sign_in"] as const)(
    "of limit class %s raises that limit alone",
    (name) => {
      const expected = { ...readSettings({}).limits, [name]: 1_000_000_000 };
      expect(readSettings({ [`ATLAS_LIMIT_${name.toUpperCase()}`]: "1000000000" }).limits).toEqual(expected);
    },
  );
});

describe("the hosts", () => {
  test("follow the base URL unless they are named", () => {
    const variables = {
      ATLAS_BASE_URL: "https://api.atlas.example/",
      ATLAS_CONSOLE_URL: "https://console.atlas.example",
    };
    expect(readSettings(variables).hosts).toEqual({
      api: "https://api.atlas.example",
      console: "https://console.atlas.example",
      agent: "https://api.atlas.example",
      site: "https://api.atlas.example",
    });
  });
});

const flags = ["ATLAS_ALLOW_LOOPBACK_TARGETS", "ATLAS_ENABLE_PREVIEW", "ATLAS_SHARED_LIMITS", "ATLAS_WORKER"];
const urls = ["ATLAS_BASE_URL", "ATLAS_CONSOLE_URL", "ATLAS_AGENT_BASE_URL", "ATLAS_SITE_URL"];
const limitNames = Object.keys(limits).map((name) => `ATLAS_LIMIT_${name.toUpperCase()}`);
const wrongly = (names: readonly string[], values: readonly string[]) =>
  names.flatMap((name) => values.map((value) => [name, value] as const));

describe("a wrong value stops the start with a sentence that names the setting", () => {
  test.for([
    ...wrongly(["PORT"], ["-1", "65536", "80.5", "1e3", "0x50", "http", "4 100", "NaN", "٤١٠٠"]),
    ...wrongly(limitNames, ["0", "-1", "1000000001", "many"]),
    ...wrongly(flags, ["yes", "2", "TRUE", "enabled"]),
    ...wrongly(["ATLAS_ENVIRONMENT"], ["Production", "dev", "sandbox,staging"]),
    ...wrongly(["LOG_LEVEL"], ["verbose", "INFO"]),
    ...wrongly(urls, [
      "atlas.example",
      "ftp://atlas.example",
      "http:atlas.example",
      "https:/atlas.example",
      "http://",
      "//x",
    ]),
    ...wrongly(["DATABASE_URL"], ["mysql://127.0.0.1/atlas", "atlas", "postgres:atlas", "memory", ".data"]),
    ...wrongly(["ATLAS_TRUSTED_PROXIES"], ["proxy.example", "10.0.0.0/33", "10.0.0.1 10.0.0.2", "10.0.0.1,,", "*"]),
    ...wrongly(["ATLAS_SECRET"], ["short", "s".repeat(31)]),
  ])("%s=%s", ([name, value]) => {
    expect(refusalOf({ [name]: value })).toMatch(new RegExp(`^${name} must .+\\.$`));
  });

  test.for([
    ["ATLAS_SECRET", "too-short-a-secret"],
    ["DATABASE_URL", "mysql://atlas:hunter2@127.0.0.1/atlas"],
    ["DATABASE_URL", "postgres:atlas:hunter2@127.0.0.1"],
    ["ATLAS_BASE_URL", "ftp://atlas:hunter2@atlas.example"],
  ] as const)("which does not repeat what may be a secret: %s=%s", ([name, value]) => {
    const message = refusalOf({ [name]: value });
    expect(message).toContain(name);
    expect(message).not.toMatch(/hunter2|too-short/);
  });

  test("which says what would be right", () => {
    expect(refusalOf({ ATLAS_ENVIRONMENT: "dev" })).toBe(
      `ATLAS_ENVIRONMENT must be one of sandbox, staging, production, but is "dev".`,
    );
    expect(refusalOf({ DATABASE_URL: "memory" })).toContain("memory://");
  });
});

describe("a setting in a file", () => {
  const files = (path: string): string => {
    if (path === "/run/secrets/atlas") return `${"s".repeat(32)}\n`;
    if (path === "/run/secrets/short") return "hunter2";
    throw Object.assign(new Error(path), { code: "ENOENT" });
  };
  test("counts like the variable", () => {
    expect(readSettings({ ATLAS_SECRET_FILE: "/run/secrets/atlas" }, files).secret).toBe("s".repeat(32));
  });

  test("is refused beside the variable, if it cannot be read, and if it is wrong, without its content", () => {
    const both = { ATLAS_SECRET: "s".repeat(32), ATLAS_SECRET_FILE: "/run/secrets/atlas" };
    const refusals = [both, { ATLAS_SECRET_FILE: "/nowhere" }, { ATLAS_SIGN_UP_FILE: "/run/secrets/short" }];
    expect(refusals.map((variables) => refusalOf(variables, files))).toEqual([
      "ATLAS_SECRET and ATLAS_SECRET_FILE must not both be set.",
      "ATLAS_SECRET_FILE must name a readable file, but /nowhere cannot be read (ENOENT).",
      "ATLAS_SIGN_UP must be one of open, first, closed.",
    ]);
  });

  test("belongs to the service's own settings alone", () => {
    expect(readSettings({ PORT_FILE: "/nowhere" }, files).port).toBe(4100);
  });
});

describe("a mistyped setting", () => {
  test.for([
    ["ATLAS_LIMIT_MESAGES", "ATLAS_LIMIT_MESSAGES"],
    ["ATLAS_ENCRYPTION_KEY", "ATLAS_ENCRYPTION_KEYS"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["ATLAS_SECRETS_FILE", "ATLAS_SECRET_FILE"],
  ] as const)("%s is refused with %s", ([name, meant]) => {
    expect(refusalOf({ [name]: "7" })).toBe(`${name} is not a setting. Did you mean ${meant}?`);
  });

  test("is refused also where the right one is set", () => {
    const refusal = refusalOf({ ATLAS_LIMIT_MESAGES: "5", ATLAS_LIMIT_MESSAGES: "7" });
    expect(refusal).toBe("ATLAS_LIMIT_MESAGES is not a setting. Did you mean ATLAS_LIMIT_MESSAGES?");
  });

  test("is let be if it resembles none, or one of the database that is set", () => {
    const variables = { ATLAS_TOKEN: "t", ATLAS_SESSION: "s", ATLAS_WEBHOOK_SECRET: "w", DATABASE_PORT: "5432" };
    expect(readSettings(variables)).toEqual(readSettings({}));
    expect(readSettings({ DATABASE_URL: "memory://", DATABASE_URI: "x" }).databaseUrl).toBe("memory://");
  });
});

test.for(["nonsense", "a b@shop.example", "Atlas <atlas>"])("mail from %j is refused", (from) => {
  const mail = { ATLAS_SMTP_URL: "smtp://mail.example", ATLAS_MAIL_FROM: from };
  expect(() => readSettings(mail)).toThrow("ATLAS_MAIL_FROM must be an address");
  expect(readSettings({ ...mail, ATLAS_MAIL_FROM: "a@shop.example" }).mail?.from).toBe("a@shop.example");
});

describe("what leaves production open", () => {
  const exposed = (variables: Record<string, string>) =>
    exposures(readSettings({ ATLAS_ENVIRONMENT: "production", ...variables })).join("\n");

  test("is told: addresses without TLS, and a machine that webhooks reach", () => {
    expect(exposed({ ATLAS_BASE_URL: "http://api.example" })).toContain("http://api.example is without TLS");
    const console = { ATLAS_BASE_URL: "https://api.example", ATLAS_CONSOLE_URL: "http://console.example" };
    expect(exposed(console)).toContain("http://console.example is without TLS");
    expect(exposed({ ATLAS_ALLOW_LOOPBACK_TARGETS: "on" })).toContain("ATLAS_ALLOW_LOOPBACK_TARGETS is on");
    for (const all of ["0.0.0.0/0", "10.0.0.1, ::/0"]) {
      expect(exposed({ ATLAS_TRUSTED_PROXIES: all })).toContain("ATLAS_TRUSTED_PROXIES has every address");
      expect(exposed({ ATLAS_ALLOWED_TARGETS: all })).toContain("ATLAS_ALLOWED_TARGETS has every address");
    }
    expect(exposed({ ATLAS_ALLOWED_ORIGINS: "https://a.example, http://b.example" })).toContain("http://b.example");
    const token = { ATLAS_DEPLOYMENT_TOKEN: "t".repeat(32), ATLAS_METRICS_TOKEN: "t".repeat(32) };
    expect(exposed(token)).toContain("ATLAS_DEPLOYMENT_TOKEN is also ATLAS_METRICS_TOKEN");
    expect(exposed(token)).toContain("ATLAS_METRICS_TOKEN repeats few characters");
    const keys = (key: Buffer) => exposed({ ATLAS_ENCRYPTION_KEYS: key.toString("base64") });
    expect(keys(Buffer.alloc(32, "key"))).toContain("ATLAS_ENCRYPTION_KEYS repeats few characters");
    expect(keys(Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)))).toBe("");
    expect(exposed({ ATLAS_SIGN_UP: "open" })).toContain("ATLAS_SIGN_UP is open");
    const narrow = { ATLAS_TRUSTED_PROXIES: "10.0.0.0/8", ATLAS_ALLOWED_ORIGINS: "http://localhost:3000" };
    expect(exposed(narrow)).toBe("");
    expect(exposed({ ATLAS_BASE_URL: "https://api.example" })).toBe("");
    expect(exposures(readSettings({ ATLAS_ALLOW_LOOPBACK_TARGETS: "on" }))).toEqual([]);
  });
});

describe("production on PostgreSQL", () => {
  const production = { ATLAS_ENVIRONMENT: "production", DATABASE_URL: "postgres://atlas@127.0.0.1/atlas" };
  const needed = {
    ATLAS_BASE_URL: "https://atlas.example",
    ATLAS_ENCRYPTION_KEYS: Buffer.alloc(32).toString("base64"),
    ATLAS_SECRET: "s".repeat(32),
  };

  test.for(Object.keys(needed))("does not start without %s, and says why in a sentence", (name) => {
    const given = readSettings({ ...production, ...needed, [name]: undefined });
    expect(() => deployable(given)).toThrow(new RegExp(`^${name} must be set in production: [^\n]+$`));
  });

  test("names all that it lacks at once", () => {
    expect(() => deployable(readSettings(production))).toThrow(/ATLAS_BASE_URL.*\n.*_KEYS.*\nATLAS_SECRET /);
  });

  test("starts with them, as the embedded database and other environments do without", () => {
    for (const variables of [
      { ...production, ...needed },
      { ...production, ATLAS_ENVIRONMENT: "staging" },
      { ATLAS_ENVIRONMENT: "production" },
    ]) {
      const settings = readSettings(variables);
      expect(deployable(settings)).toBe(settings);
    }
  });
});

describe("metrics", () => {
  const token = "t".repeat(32);

  test("are served by no listener unless configured, and on loopback then", () => {
    expect(readSettings({}).metrics).toEqual({ port: undefined, host: "127.0.0.1", token: undefined });
    expect(readSettings({ ATLAS_METRICS_PORT: "9464" }).metrics.port).toBe(9464);
  });

  test("leave the machine with a token only", () => {
    expect(() => readSettings({ ATLAS_METRICS_HOST: "0.0.0.0" })).toThrow(
      /ATLAS_METRICS_HOST must be .* ATLAS_METRICS_TOKEN/,
    );
    expect(readSettings({ ATLAS_METRICS_HOST: "0.0.0.0", ATLAS_METRICS_TOKEN: token }).metrics.host).toBe("0.0.0.0");
    expect(() => readSettings({ ATLAS_DEPLOYMENT_TOKEN: "short" })).toThrow(/ATLAS_DEPLOYMENT_TOKEN must have/);
    expect(readSettings({ ATLAS_DEPLOYMENT_TOKEN: token }).deploymentToken).toBe(token);
    expect(() => readSettings({ ATLAS_METRICS_TOKEN: "short" })).toThrow(/ATLAS_METRICS_TOKEN must have/);
  });
});

describe("traces", () => {
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:4318" };

  test.for([
    [{}, null],
    [{ ...endpoint, OTEL_TRACES_EXPORTER: "none" }, null],
    [{ ...endpoint, OTEL_SDK_DISABLED: "true" }, null],
    [endpoint, { base: "always_on", parentBased: true, ratio: 1 }],
    [
      { ...endpoint, OTEL_TRACES_SAMPLER: "traceidratio", OTEL_TRACES_SAMPLER_ARG: "0.25" },
      { base: "traceidratio", parentBased: false, ratio: 0.25 },
    ],
  ] as const)("of %j are %j", ([variables, tracing]) => {
    expect(readSettings({ ...variables }).tracing).toEqual(tracing);
  });

  test.for([
    ["OTEL_EXPORTER_OTLP_ENDPOINT", "127.0.0.1:4318"],
    ["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "collector/v1/traces"],
    ["OTEL_EXPORTER_OTLP_PROTOCOL", "grpc"],
    ["OTEL_TRACES_SAMPLER", "sometimes"],
    ["OTEL_TRACES_SAMPLER_ARG", "2"],
  ] as const)("with a wrong %s stop the start", ([name, value]) => {
    expect(() => readSettings({ ...endpoint, [name]: value })).toThrow(new RegExp(`^${name} must be`));
  });
});
