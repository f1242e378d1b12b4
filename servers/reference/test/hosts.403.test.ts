/** A page whose name is rebound to this machine reaches nothing of a sandbox, on no path and by no method. */
import { request } from "node:http";
import { text } from "node:stream/consumers";
import { operations } from "@atlas-messaging/contract";
import { isProbePath } from "@atlas-messaging/service/pipeline/trusted-hosts";
import { describe, expect, test } from "vitest";
import { oauthPaths } from "../src/surfaces/oauth/index.ts";
import { signOnPaths } from "../src/surfaces/single-sign-on/index.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

interface Asked {
  readonly host: string;
  readonly method?: string;
  readonly headers?: { readonly [name: string]: string };
}

/** A request under another name than that of the address it is sent to. */
const askAs = (url: string, path: string, { host, method = "GET", headers = {} }: Asked) =>
  new Promise<{ readonly status: number | undefined; readonly headers: object; readonly text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(url);
      const sent = request({ host: hostname, port, path, method, headers: { ...headers, host } }, (answer) => {
        text(answer).then(
          (body) => resolve({ status: answer.statusCode, headers: answer.headers, text: body }),
          reject,
        );
      });
      sent.on("error", reject).end();
    },
  );

const paths = [
  ...new Set([
    ...Object.values(operations).map(({ path }) => path.replaceAll(/\{\w+\}/g, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80")),
    ...oauthPaths,
    ...signOnPaths,
    "/",
    "/docs",
    "/docs/errors",
    "/llms.txt",
    "/openapi.json",
    "/metrics",
    "/callbacks/channels/0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e80",
    "/nothing",
    "//rebound.example/",
  ]),
].filter((path) => !isProbePath(path));

const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT"];
const settings = { ATLAS_ALLOWED_HOSTS: "sandbox.test, other.test:8080", ATLAS_LIMIT_PUBLIC: "100000" };

describeServedOnPostgres("a sandbox", { settings }, (served) => {
  const ask = (path: string, asked: Asked) => askAs(served.server.url, path, asked);

  test("answers a foreign name on no path, and says what would allow it", async () => {
    for (const [index, path] of paths.entries()) {
      for (const method of whole || index % 6 === 0 ? methods : ["GET"]) {
        const answer = await ask(path, { host: "rebound.example:4100", method });
        expect([method, path, answer.status]).toEqual([method, path, 403]);
        if (method === "HEAD") continue;
        expect(JSON.parse(answer.text)).toMatchObject({
          ok: false,
          error: {
            code: "host_not_allowed",
            retryable: false,
            message: expect.stringMatching(/rebound\.example:4100; ATLAS_ALLOWED_HOSTS/),
          },
        });
        expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
      }
    }
  });

  test.for([
    "rebound.example",
    "localhost.rebound.example",
    "127.0.0.1.rebound.example",
    "notlocalhost",
    "127.0.0.1@rebound.example",
    "rebound.example@127.0.0.1",
    "127.0.0.1/rebound.example",
    "127.0.0.1?rebound.example",
    "127.0.0.1#rebound.example",
    "127.0.0.1\\rebound.example",
    "%31%32%37.0.0.1",
    "127.0.0.1:rebound.example",
    "192.168.1.20",
    "[fe80::1]",
    "0.0.0.0",
  ])("gives no credentials under %j", async (host) => {
    const answer = await ask("/sandbox/credentials", { host });
    expect(answer.text).not.toContain("atlas_sandbox");
    expect(answer.status).not.toBe(200);
  });

  test.for([
    "localhost",
    "LOCALHOST:4100",
    "localhost.",
    "shop.localhost:1",
    "127.0.0.1",
    "127.8.9.10:99",
    "127.1",
    "[::1]:4100",
    "sandbox.test",
    "SANDBOX.test:80",
    "other.test",
  ])("answers under %s", async (host) => {
    expect((await ask("/sandbox/credentials", { host })).status).toBe(200);
  });

  test("tells anybody how it is, as probes ask by address", async () => {
    expect((await ask("/health", { host: "10.0.0.7:4100" })).status).toBe(200);
  });

  test.for([{ origin: "https://pages.example" }, { origin: "null" }, { "sec-fetch-site": "cross-site" }])(
    "lets no page of another origin read credentials: %j",
    async (headers) => {
      const answer = await ask("/sandbox/credentials", { host: "127.0.0.1", headers });
      const names = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
      expect(names).toEqual([]);
      const preflight = {
        host: "127.0.0.1",
        method: "OPTIONS",
        headers: { ...headers, "access-control-request-method": "GET" },
      };
      const asked = await ask("/sandbox/credentials", preflight);
      expect(Object.keys(asked.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    },
  );
});

describe("elsewhere", () => {
  const production = { ATLAS_ENVIRONMENT: "production", ATLAS_BASE_URL: "https://api.atlas.example" };

  describeServedOnPostgres("without ATLAS_ALLOWED_HOSTS", { settings: production }, (served) => {
    test("any name is answered, but not by the tool server", async () => {
      const asked = { host: "atlas.internal:4100" };
      expect((await askAs(served.server.url, "/version", asked)).status).toBe(200);
      expect((await askAs(served.server.url, "/v1/atlas/channels", asked)).status).toBe(401);
    });
  });

  const listed = { ...production, ATLAS_ALLOWED_HOSTS: "atlas.internal" };
  describeServedOnPostgres("with it", { settings: listed }, (served) => {
    test.for([
      ["api.atlas.example", 401],
      ["atlas.internal:4100", 401],
      ["rebound.example", 403],
    ] as const)("%s is answered with %i", async ([host, status]) => {
      expect((await askAs(served.server.url, "/v1/atlas/channels", { host })).status).toBe(status);
      expect((await askAs(served.server.url, "/health", { host })).status).toBe(200);
    });
  });
});
