/** Requests that may be read in two ways, parameters that nobody means, and what every answer says of its type. */
import { beforeAll, describe, expect, test } from "vitest";
import { oauthPaths } from "../src/surfaces/oauth/index.ts";
import { signOnPaths } from "../src/surfaces/single-sign-on/index.ts";
import { raw } from "../test-support/raw-request.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const settings = {
  ATLAS_LIMIT_PUBLIC: "100000",
  ATLAS_LIMIT_SIGN_IN: "10000",
  ATLAS_OAUTH_REGISTRATION: "open",
  ATLAS_OAUTH_CLIENT_METADATA: "on",
  ATLAS_METRICS_TOKEN: "m".repeat(32),
};

/** Returns the headers that the interface specification requires (Limits, Headers) and a response lacks. */
const missingIn = ({ headers }: Response): readonly string[] =>
  ["limit", "remaining", "reset", "reason"]
    .map((name) => `x-atlas-ratelimit-${name}`)
    .concat("retry-after", "x-ratelimit-remaining", "x-request-id")
    .filter((name) => !headers.has(name));

describeServedOnPostgres("a request", { settings }, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });
  const host = () => `Host: ${new URL(served.server.url).host}`;

  test.for(["/health", "/v1/atlas/channels", "/oauth/authorize", "/operator/sso", "/metrics", "/nope", "/llms.txt"])(
    "with two hosts is refused, wherever it goes: %s",
    async (path) => {
      for (const second of ["Host: evil.example", host()]) {
        const answer = await raw(served.server.url, [`GET ${path} HTTP/1.1`, host(), second]);
        expect(answer).toMatch(/^HTTP\/1\.1 400 /);
        expect(answer).toContain('"code":"malformed_request"');
      }
    },
  );

  test("with its length said twice is refused, however much it says", async () => {
    const length = "Content-Length: 99999999999";
    const lines = ["POST /v1/atlas/messages HTTP/1.1", host(), "Content-Type: application/json", length, length];
    const token = `Authorization: Bearer ${organization.data.token}`;
    for (const headers of [lines, [...lines, token]]) {
      expect(await raw(served.server.url, headers, "{}")).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test.for([
    ["no host", ["GET /health HTTP/1.1"], 400],
    ["a length and chunks", ["POST /nope HTTP/1.1", "HOST", "Content-Length: 4", "Transfer-Encoding: chunked"], 400],
    ["two lengths", ["POST /nope HTTP/1.1", "HOST", "Content-Length: 4", "Content-Length: 5"], 400],
    ["a coding of no standard", ["POST /nope HTTP/1.1", "HOST", "Transfer-Encoding: xchunked"], 400],
    ["two codings", ["POST /nope HTTP/1.1", "HOST", "Transfer-Encoding: chunked", "Transfer-Encoding: identity"], 400],
    ["a header of two lines", ["GET /health HTTP/1.1", "HOST", "X-A: a", " b"], 400],
    ["a space before the colon", ["GET /health HTTP/1.1", "HOST", "Authorization : x"], 400],
    ["U+0000 in a header", ["GET /health HTTP/1.1", "HOST", "X-A: a\0b"], 400],
    ["two tokens", ["GET /v1/atlas/channels HTTP/1.1", "HOST", "TOKEN", "TOKEN"], 401],
    ["two types", ["POST /v1/atlas/sessions HTTP/1.1", "HOST", "TOKEN", "CT", "CT", "Content-Length: 2"], 415],
  ] as const)("with %s is refused", async ([, lines, status]) => {
    const spelled: { readonly [name: string]: string } = {
      HOST: host(),
      TOKEN: `Authorization: Bearer ${organization.data.token}`,
      CT: "Content-Type: application/json",
    };
    const sent = lines.map((line) => spelled[line] ?? line);
    expect(await raw(served.server.url, sent, "{}")).toContain(`HTTP/1.1 ${status} `);
  });

  // Bun 1.3.13 took any two bytes for the end of the last chunk (oven-sh/bun#29732).
  test("hides no other one behind its last chunk", async () => {
    const hidden = `0\r\nXXGET /version HTTP/1.1\r\n${host()}\r\nConnection: close\r\n\r\n`;
    const outer = ["POST /nope HTTP/1.1", host(), "Transfer-Encoding: chunked"];
    const answer = await raw(served.server.url, outer, hidden, "keep-alive");
    expect(answer).toMatch(/^HTTP\/1\.1 4/);
    expect(answer).not.toContain("HTTP/1.1 200 ");
  });

  const odd = [
    "a\0b",
    "ä",
    "\u202Eatlas",
    "\uD800",
    "%zz",
    "'\"<script>",
    "\r\nLocation: https://evil.example/",
    "x".repeat(6_000),
    " ".repeat(50),
  ];
  const garbage = ["%00", "%FF%FE", "%ED%A0%80", "%C0%80", "%", "%zz", "&&=&=", "a=1&a=2", "=".repeat(100)];
  const names = [
    ..."client_id redirect_uri response_type scope state nonce login_hint code_challenge code_challenge_method".split(
      " ",
    ),
    ..."resource prompt code code_verifier grant_type refresh_token token token_type_hint organization".split(" "),
    ..."email password decision error error_description iss".split(" "),
  ];
  const base = {
    response_type: "code",
    grant_type: "authorization_code",
    client_id: "atlas_app_unknown",
    redirect_uri: "https://app.example/cb",
    code: "x",
    code_verifier: "v".repeat(43),
    token: "x",
    refresh_token: "x",
  };

  test.for([...oauthPaths, ...signOnPaths])(
    "with odd parameters is refused or answered, and never fails: %s",
    async (path) => {
      const texts = [
        ...garbage,
        ...names.flatMap((name, index) =>
          // Each name has a sixth of the values; a release gives it all.
          odd
            .filter((_, at) => whole || (at + index) % 6 === 0)
            .map((value) => new URLSearchParams({ ...base, [name]: value }).toString()),
        ),
      ];
      for (const text of texts) {
        const form = { "content-type": "application/x-www-form-urlencoded" };
        const answers = await Promise.all([
          fetch(`${served.server.url}${path}?${text}`, { redirect: "manual" }),
          fetch(`${served.server.url}${path}`, { method: "POST", headers: form, body: text, redirect: "manual" }),
        ]);
        for (const { status, headers } of answers) {
          expect([path, text.slice(0, 200), status < 500]).toEqual([path, text.slice(0, 200), true]);
          expect(headers.get("x-content-type-options")).toBe("nosniff");
        }
      }
      for (const bytes of [Uint8Array.of(0xff, 0xfe, 0x3d, 0x00), new Uint8Array(70_000).fill(0x26)]) {
        const headers = { "content-type": "application/x-www-form-urlencoded" };
        const { status } = await fetch(`${served.server.url}${path}`, { method: "POST", headers, body: bytes });
        expect([path, status < 500]).toEqual([path, true]);
      }
    },
  );

  describe("of OAuth", () => {
    const ask = (change: object, accept: string) =>
      fetch(`${served.server.url}/oauth/authorize?${new URLSearchParams({ ...base, ...change })}`, {
        headers: { accept },
        redirect: "manual",
      });
    test.for(["ä", "\0", "\u202E", "a\nb", "日本語"])("has a state in ASCII, or is refused: %j", async (state) => {
      const page = await ask({ state }, "text/html");
      expect([page.status, page.headers.get("content-type")]).toEqual([400, "text/html; charset=utf-8"]);
      const answer = await ask({ state }, "application/json");
      expect([answer.status, await answer.json()]).toMatchObject([400, { error: "invalid_request" }]);
    });
  });

  test("is answered with its type to be believed, and with its limits, on every surface", async () => {
    const token = { authorization: `Bearer ${organization.data.token}` };
    const asked: readonly (readonly [string, RequestInit?])[] = [
      ["/health"],
      ["/health", { method: "HEAD" }],
      ["/health", { method: "OPTIONS" }],
      ["/version"],
      ["/v1/atlas/channels", { headers: token }],
      ["/v1/atlas/channels"],
      ["/v1/atlas/nothing"],
      ["/v1/atlas/messages", { method: "DELETE" }],
      ["/v1/atlas/knowledge/%"],
      ["/%"],
      ["/%00"],
      ["//"],
      ["/agents.json"],
      ["/llms.txt"],
      ["/developers"],
      ["/developers/agents"],
      ["/favicon.ico"],
      ["/.well-known/mcp.json"],
      ["/.well-known/oauth-authorization-server"],
      ["/oauth/authorize", { headers: { accept: "text/html" } }],
      ["/oauth/authorize"],
      ["/oauth/token", { method: "POST" }],
      ["/oauth/token", { method: "PUT" }],
      ["/operator/sso"],
      ["/operator/sso/callback"],
      ["/operator/developers/overview"],
      ["/metrics"],
      ["/metrics", { headers: { authorization: `Bearer ${settings.ATLAS_METRICS_TOKEN}` } }],
      ["/callbacks/channels/x"],
      [`/callbacks/channels/${organization.data.channel_id}`],
      [`/callbacks/channels/${organization.data.channel_id}`, { method: "POST", body: "{}" }],
      ["/atlas/v1/mcp", { method: "POST", headers: token, body: "{}" }],
      ["/atlas/v1/mcp", { method: "GET", headers: token }],
      [
        "/atlas/v1/mcp",
        {
          method: "POST",
          headers: {
            ...token,
            "content-type": "application/json",
            accept: "application/json, text/event-stream",
            "mcp-protocol-version": "2025-11-25",
          },
          body: JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }),
        },
      ],
    ];
    for (const [path, init] of asked) {
      const answer = await fetch(`${served.server.url}${path}`, { ...init, redirect: "manual" });
      const what = [init?.method ?? "GET", path, answer.status];
      expect([...what, answer.headers.get("x-content-type-options")]).toEqual([...what, "nosniff"]);
      // Metrics are no response of the API.
      const missing = path === "/metrics" && answer.status === 200 ? [] : missingIn(answer);
      expect([...what, missing]).toEqual([...what, []]);
    }
  });
});
