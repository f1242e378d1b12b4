/** The words, challenges and windows of each stage's refusals, which callers read. */
import { type LimitName, type OperationId, operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { deployment } from "../../test-support/deployment.ts";
import { fakeShell, idOf, requestTo } from "../../test-support/fake-shell.ts";
import { direct } from "./handler.ts";
import type { Shell } from "./services.ts";
import { authorize, isAvailable, noticeDeprecated, offer, refuseOtherHost, refuseSunset } from "./authorize.ts";
import type { KnownOperation } from "@atlas-messaging/server-stubs";
import { insufficientScope, lifecycleHeaders } from "@atlas-messaging/server-stubs/parts";
import { readJsonBody, readRequest, refuseUnstorable, validate } from "./validate.ts";
import { operationOf, principalOf } from "./context.ts";
import type { Principal } from "./principals.ts";
import { found } from "./problem.ts";
import { correlate } from "./request.ts";
import { failureOf } from "./failure.ts";
import { count } from "./limit.ts";
import { refuseOtherResource } from "./authenticate.ts";
import { answerUnrouted } from "./surface.ts";

const principal: Principal = {
  id: idOf(1),
  kind: "key",
  name: null,
  credentialId: idOf(1),
  organizationId: idOf(2),
  scopes: [],
  permissions: [],
  resource: null,
  expiresAt: null,
};

interface About {
  readonly shell?: Shell;
  readonly by?: Partial<Principal> | null;
  readonly changed?: Partial<KnownOperation>;
  readonly request?: Request;
  readonly clientAddress?: string | null;
}

const contextOf = (id: OperationId, { shell = fakeShell(), by = {}, changed, request, clientAddress }: About = {}) => {
  const operation = { ...operations[id], ...changed, id };
  const http = { request: request ?? requestTo(operation.path), clientAddress: clientAddress ?? null };
  const context = correlate(shell, operation, http);
  context.principal = by && { ...principal, ...by };
  return context;
};

const settingsOf = (changed: Partial<Shell["settings"]>) =>
  fakeShell({ settings: { ...fakeShell().settings, ...changed } });

describe("a token is refused in words that say why:", () => {
  const manifest = direct("tools.manifest", async () => ({ status: 200, body: { ok: true, data: { tools: [] } } }));
  const overview = direct("console.overview.get", () => expect.unreachable());
  const served = deployment({ "tools.manifest": manifest, "console.overview.get": overview });
  const past = "2026-01-01T00:00:00.000Z";
  const messageOf = async (headers: { readonly [name: string]: string }, id: OperationId = "tools.manifest") => {
    const answer = await served.call(id, { headers });
    return Object(await answer.json()).error.message;
  };
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const foreign = "The token is not one of ours, or is mistyped.";

  test.for<[string, () => { readonly [name: string]: string }, string]>([
    ["none", () => ({}), "Send Authorization: Bearer <token>."],
    ["a form", () => ({ authorization: "Basic a" }), "The Authorization header must have the form Bearer <token>."],
    ["mistyped", () => bearer("atlas_key_sandbox_no"), foreign],
    ["an invitation", () => bearer(served.shell.createToken("invitation").text), foreign],
    ["a reset", () => bearer(served.shell.createToken("reset").text), foreign],
    ["a code", () => bearer(served.shell.createToken("code").text), foreign],
    ["a refresh", () => bearer(served.shell.createToken("refresh").text), foreign],
    [
      "unknown",
      () => bearer(served.shell.createToken("key").text),
      "The token is unknown. A sandbox that started anew has other tokens: copy the one that it printed, or start it with a seed.",
    ],
    ["expired", () => bearer(served.tokenWith([], { expires_at: past })), "The token has expired."],
    ["revoked", () => bearer(served.tokenWith([], { revoked_at: past })), "The token has been revoked."],
    ["no session", () => bearer(served.shell.createToken("operator").text), "The console session is unknown."],
    ["ended", () => bearer(served.sessionWith([], { revoked_at: past })), "The console session has ended."],
    [
      "a session",
      () => bearer(served.sessionWith([])),
      "This operation needs an access token; a console session is for the console.",
    ],
  ])("%s", async ([, headers, message]) => {
    expect(await messageOf(headers())).toBe(message);
  });

  test("a credential at the console", async () => {
    const headers = bearer(served.tokenWith([]));
    expect(await messageOf(headers, "console.overview.get")).toBe(
      "This operation needs the session of a console operator.",
    );
  });
});

describe("what a principal lacks is named:", () => {
  test("one scope of several is enough, and none is refused with a challenge", () => {
    const id = "conversations.context";
    const [first, second] = operations[id].auth.anyOf;
    expect(first && second).toBeTruthy();
    for (const scope of operations[id].auth.anyOf) {
      expect(() => authorize(contextOf(id, { by: { scopes: [scope] } }))).not.toThrow();
    }
    const refused = insufficientScope("The tool", operations[id].auth.anyOf);
    expect(refused.message).toBe(`The tool needs the scope ${first} or ${second}.`);
    expect(refused.headers).toEqual({
      "WWW-Authenticate": `Bearer realm="atlas", error="insufficient_scope", scope="${first} ${second}"`,
    });
    expect(() => authorize(contextOf(id))).toThrow(`This operation needs the scope ${first} or ${second}.`);
  });

  test("a permission", () => {
    const [permission] = operations["console.apps.create"].auth.anyOf;
    expect(() => authorize(contextOf("console.apps.create"))).toThrow(`needs the permission ${permission}`);
  });

  test("a resource, also of the tool server", () => {
    const resource = "http://atlas.example/agent/v1";
    expect(() => refuseOtherResource(contextOf("toolServer.call", { by: { resource } }))).toThrow(
      "The token is for http://atlas.example/agent/v1; this is http://atlas.example/atlas/v1/mcp.",
    );
  });
});

describe("what an environment does not offer is named:", () => {
  const production = { environment: "production", enablePreview: false } as const;

  test("in production", () => {
    const shell = settingsOf(production);
    expect(() => offer(contextOf("sessions.create", { shell }))).toThrow(
      "sessions.create is not available in production.",
    );
    expect(() => offer(contextOf("toolServer.call", { shell }))).toThrow(
      "toolServer.call is in preview and not enabled in this environment.",
    );
  });

  test("elsewhere everything is offered", () => {
    const shell = settingsOf({ environment: "staging", enablePreview: false });
    for (const id of ["sessions.create", "toolServer.call"] as const) {
      expect(() => offer(contextOf(id, { shell }))).not.toThrow();
    }
    expect(isAvailable("sandbox.credentials", shell.settings)).toBe(true);
  });

  test("by hosts of their own", () => {
    const shell = fakeShell({ separateHosts: { api: "api", console: "c", agent: "a", site: "s" } });
    expect(() => refuseOtherHost(contextOf("system.version", { shell }))).not.toThrow();
    expect(() => refuseOtherHost(contextOf("channels.list", { shell }))).toThrow(
      "There is nothing at /v1/atlas/channels of this host. Did you mean http://atlas.example/v1/atlas/channels?",
    );
  });
});

describe("the end of an operation", () => {
  const id = "tools.manifest";
  const time = "2026-01-02T12:00:00Z";
  const before = "2026-01-02T11:59:59Z";
  const shown = (changed: Partial<KnownOperation>) =>
    lifecycleHeaders({ ...operations[id], id, ...changed }, "http://atlas.example");
  const changelog = '<http://atlas.example/developers/changelog>; rel="deprecation"; type="text/html"';

  test.for<[Partial<KnownOperation>, object]>([
    [{}, {}],
    [{ stage: "deprecated" }, { link: changelog }],
    [{ stage: "sunset" }, { link: changelog }],
    [{ deprecation: time }, { deprecation: "@1767355200", link: changelog }],
    [{ sunset: time }, { sunset: "Fri, 02 Jan 2026 12:00:00 GMT", link: changelog }],
    [{ stage: "deprecated", migrateTo: "/v2" }, { link: `${changelog}, </v2>; rel="successor-version"` }],
  ])("%j shows %j", ([changed, headers]) => {
    expect(shown(changed)).toEqual(headers);
  });

  test("names the successor, and comes in its own millisecond", () => {
    const refuse = (changed: Partial<KnownOperation>) => () => refuseSunset(contextOf(id, { changed }));
    expect(refuse({ sunset: before, migrateTo: "/v2" })).toThrow("tools.manifest is sunset; use /v2.");
    expect(refuse({ stage: "sunset" })).toThrow("tools.manifest is sunset; use the current version.");
    expect(refuse({ sunset: time })).toThrow("is sunset");
    expect(refuse({ sunset: "2026-01-02T12:00:01Z" })).not.toThrow();
    expect(refuse({})).not.toThrow();
  });

  test("without a date is noticed without one, and not for a caller without an organization", async () => {
    const commits: unknown[] = [];
    const shell = fakeShell({
      store: {
        commit: (_, changes) => {
          commits.push(changes);
          return "committed";
        },
      },
    });
    const changed = { stage: "deprecated" } as const;
    await noticeDeprecated(contextOf(id, { shell, changed, by: null }));
    await noticeDeprecated(contextOf(id, { shell }));
    await noticeDeprecated(contextOf(id, { shell, changed }));
    const row = { operation_id: id, sunset_at: null, created_at: "2026-01-02T12:00:00.000Z" };
    expect(commits).toMatchObject([[{ table: "deprecation_notices", row }]]);
  });
});

describe("a full window", () => {
  const keysOf = async (limitClass: LimitName, about: About) => {
    const keys: string[] = [];
    const { limiter } = fakeShell();
    const take: Shell["limiter"]["take"] = (asked, max) => (keys.push(...asked), limiter.take(asked, max));
    await count(
      contextOf("tools.manifest", { ...about, shell: fakeShell({ limiter: { ...limiter, take } }) }),
      limitClass,
    );
    return keys;
  };

  test.for<[LimitName, About, readonly string[]]>([
    ["reads", {}, [`reads organization ${idOf(2)}`, `reads principal ${idOf(1)}`]],
    ["public", { clientAddress: "192.0.2.1" }, ["address 192.0.2.1"]],
    ["reads", { by: null, clientAddress: "192.0.2.1" }, ["address 192.0.2.1"]],
    ["public", { by: null }, ["address unknown"]],
    ["sign_in", { by: null, clientAddress: "192.0.2.1" }, ["sign_in address 192.0.2.1"]],
  ])("of %s by %j is %j", async ([limitClass, about, keys]) => {
    expect(await keysOf(limitClass, about)).toEqual(keys);
  });

  test("is named with its class, its owner and the wait", async () => {
    const shell = settingsOf({ limits: { ...fakeShell().settings.limits, reads: 1 } });
    await count(contextOf("tools.manifest", { shell }), "reads");
    await expect(async () => count(contextOf("tools.manifest", { shell }), "reads")).rejects.toThrow(
      "1 requests per minute are allowed (reads, per organization); try again in 60 s.",
    );
    const other = { shell, by: { id: idOf(1), organizationId: idOf(3) } };
    await expect(async () => count(contextOf("tools.manifest", other), "reads")).rejects.toThrow(
      "(reads, per principal)",
    );
  });
});

describe("a body", () => {
  const sent = (body: string, headers: { readonly [name: string]: string } = {}) =>
    requestTo("/v1", { method: "POST", body, headers: { "content-type": "application/json", ...headers } });
  const organization = "organization_id must not be sent; the credential decides the organization.";

  test.for<[string, Request, string]>([
    ["encoded", sent("{}", { "content-encoding": "gzip" }), "must be sent without content-encoding, not as gzip."],
    ["of another type", sent("{}", { "content-type": "text/csv" }), "content-type: application/json, not text/csv."],
    ["too long", sent("12345"), "The body may have at most 4 bytes."],
    ["declared too long", sent("1", { "content-length": "5" }), "The body may have at most 4 bytes."],
    ["with a length that is none", sent("1", { "content-length": "x" }), "The body may have at most 4 bytes."],
  ])("%s is refused", async ([, request, message]) => {
    await expect(readJsonBody(request, { maxBytes: 4 })).rejects.toThrow(message);
  });

  test("of exactly the length, or encoded as it is, is read", async () => {
    expect(await readJsonBody(sent("1234", { "content-length": "4" }), { maxBytes: 4 })).toBe(1234);
    expect(await readJsonBody(sent("1234", { "content-encoding": "Identity" }), { maxBytes: 4 })).toBe(1234);
    const untyped = new Request("http://atlas.example", { method: "POST", body: new Uint8Array([49]) });
    await expect(readJsonBody(untyped)).rejects.toThrow("not none.");
  });

  test("brings no organization, and no object is none", async () => {
    const raw = (body: string) => readRequest(contextOf("knowledge.create", { request: sent(body) }));
    await expect(raw('{"organization_id":"1"}')).rejects.toThrow(organization);
    for (const body of ["null", '"text"', "{}"]) await expect(raw(body)).resolves.toMatchObject({ query: {} });
    // An operation without a body reads one only for this.
    const list = (body: string) =>
      readRequest(contextOf("toolServer.call", { changed: { body: "none" }, request: sent(body) }));
    await expect(list('{"organization_id":"1"}')).rejects.toThrow(organization);
    expect((await list("{")).body).toBeUndefined();
  });

  test("is named by its path where it cannot be stored, in 256 characters", () => {
    const bad = "\ud800";
    const detail = (input: unknown) => {
      try {
        return refuseUnstorable(input);
      } catch (error) {
        return Object(error).refusal.details[0].path;
      }
    };
    expect(detail({ a: [{ b: bad }] })).toBe("a.0.b");
    expect(detail(bad)).toBe("body");
    expect(detail({ a: null, b: 1, c: "fine" })).toBeUndefined();
    expect(detail({ ["x".repeat(256)]: bad })).toBe("x".repeat(256));
    expect(detail({ ["x".repeat(257)]: bad })).toBe(`${"x".repeat(256)}…`);
  });
});

describe("a request", () => {
  test("of a path that no id has is for an unknown resource", async () => {
    const context = contextOf("channels.get", { request: requestTo("/v1/atlas/channels/none") });
    Object.assign(context, { params: { id: "none" } });
    await expect(validate(context, { kind: "direct" })).rejects.toThrow(
      "There is no such resource in your organization.",
    );
  });

  test("with a query that cannot be stored names it", async () => {
    await expect(readRequest(contextOf("channels.list", { request: requestTo("/v1?q=%00") }))).rejects.toMatchObject({
      refusal: { details: [{ path: "q" }] },
    });
  });

  test.for([
    [operations["knowledge.create"].maxBodyBytes, true],
    [1_048_577, true],
    [1_048_576, false],
    [undefined, false],
  ] as const)("whose body may have %s bytes is read with pauses: %s", async ([maxBodyBytes, pauses]) => {
    let paused = 0;
    const shell = fakeShell({ pause: async () => void (paused += 1) });
    const changed = maxBodyBytes === undefined ? { limitBy: undefined } : { maxBodyBytes, limitBy: undefined };
    const body = JSON.stringify({ source_type: "text", title: "Hours", content: "Nine to five." });
    const headers = { "content-type": "application/json" };
    const { maxBodyBytes: _, ...bare } = contextOf("knowledge.create").operation ?? {};
    const request = requestTo("/v1/atlas/knowledge", { method: "POST", body, headers });
    const context = contextOf("knowledge.create", { shell, request });
    Object.assign(context, { operation: { ...bare, ...changed } });
    await validate(context, { kind: "direct" });
    expect(paused > 0).toBe(pauses);
  });
});

describe("a failure", () => {
  const about = { request_id: expect.any(String), operation: "channels.list" };
  const logged = (error: unknown, isUnavailable = false) => {
    const lines: unknown[] = [];
    const log = (level: string) => (data: object, message: string) => void lines.push([level, data, message]);
    const shell = fakeShell({
      log: { info: log("info"), warn: log("warn"), error: log("error") },
      store: { isUnavailable: () => isUnavailable },
    });
    const { refusal } = failureOf(contextOf("channels.list", { shell }), error);
    return [lines[0], refusal.message];
  };

  test("is logged with its cause, and told without", () => {
    const error = new Error("secret");
    expect(logged(new DOMException("", "AbortError"))).toEqual([
      ["info", about, "the client went away"],
      "The request ended before its body did.",
    ]);
    expect(logged(error, true)).toEqual([
      ["warn", { ...about, err: error }, "database unavailable"],
      "The database cannot be reached; retry with the same idempotency_key.",
    ]);
    expect(logged(error)[0]).toEqual(["error", { ...about, err: error }, "request failed"]);
    const other = new DOMException("", "DataError");
    expect(logged(other)[0]).toEqual(["error", { ...about, err: other }, "request failed"]);
  });

  test("of a challenge names metadata only where a token of ours is asked for", () => {
    const challenged = insufficientScope("It", ["atlas.runs.read"]);
    expect(failureOf(contextOf("console.overview.get"), challenged).headers).toEqual(challenged.headers);
    expect(failureOf(contextOf("channels.list"), challenged).headers["WWW-Authenticate"]).toContain(
      "resource_metadata=",
    );
  });
});

test("a path that nothing answers is named, with its methods", async () => {
  const ask = async (path: string, method: string) => {
    const answer = await answerUnrouted(fakeShell(), { request: requestTo(path, { method }), clientAddress: null });
    return Object(await answer.json()).error.message;
  };
  expect(await ask("/nowhere", "GET")).toBe("There is nothing at /nowhere.");
  expect(await ask("/v1/atlas/channels", "PUT")).toBe("/v1/atlas/channels does not take PUT, but GET, HEAD.");
});

test("a row that is missing is refused, and one that is there returned", () => {
  expect(found(0)).toBe(0);
  expect(() => found(null)).toThrow("There is no such resource in your organization.");
});

test("a stage that asks for what no stage has concluded names it", () => {
  const context = contextOf("channels.list", { by: null });
  expect(() => principalOf(context)).toThrow("channels.list has no principal");
  expect(() => principalOf({ principal: null, operation: null })).toThrow("a request outside the contract has no");
  expect(() => operationOf({ operation: null, url: new URL("http://a/b") })).toThrow("/b is no operation");
});
