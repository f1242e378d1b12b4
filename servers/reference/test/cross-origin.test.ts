/** Pages of other origins read answers to a token of a running sandbox, and nothing of the console. */
import { expect, test } from "vitest";
import { describeShared } from "../test-support/served.ts";

const page = "http://localhost:5173";

describeShared("a page of the same machine", {}, (served) => {
  const ask = (path: string, init: RequestInit = {}) =>
    fetch(`${served.server.url}${path}`, { ...init, headers: { origin: page, ...init.headers } });
  const readableBy = ({ headers }: Response) => headers.get("access-control-allow-origin");

  test("may ask before it sends, and read what a token gets, refusals too", async () => {
    const { data } = await served.organization();
    const asks = { "access-control-request-method": "DELETE", "access-control-request-headers": "authorization" };
    const preflight = await ask("/v1/atlas/webhooks/hook", { method: "OPTIONS", headers: asks });
    expect([preflight.status, readableBy(preflight)]).toEqual([204, page]);
    expect(preflight.headers.get("access-control-allow-methods")).toContain("DELETE");
    const headers = { authorization: `Bearer ${data.token}` };
    for (const [path, status] of [
      ["/v1/atlas/channels", 200],
      ["/v1/atlas/channels/none", 404],
      ["/v1/atlas/nowhere", 404],
    ] as const) {
      const answer = await ask(path, { headers });
      expect([path, answer.status, readableBy(answer)]).toEqual([path, status, page]);
      expect(answer.headers.get("access-control-expose-headers")).toContain("X-Request-Id");
    }
    const refused = await ask("/v1/atlas/channels");
    expect([refused.status, readableBy(refused)]).toEqual([401, page]);
  });

  test("reads nothing of the console, and gets no credentials", async () => {
    const { data } = await served.organization();
    const headers = { authorization: `Bearer ${data.operator_token}` };
    for (const path of ["/operator/sessions/current", "/console/inbox", "/metrics"])
      expect([path, readableBy(await ask(path, { headers }))]).toEqual([path, null]);
    expect(readableBy(await ask("/sandbox/credentials", { method: "POST" }))).toBeNull();
  });
});
