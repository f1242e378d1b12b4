import { operations } from "@atlas-messaging/contract";
import type { OperationId } from "@atlas-messaging/contract";
import { describe, expect, it } from "vitest";
import { atlasRoutes } from "./elysia.ts";
import { type Http, operationsAt, routeAt } from "./route-at.ts";

const recorder = () => {
  const calls: { id: OperationId; http: Http; text: string }[] = [];
  const app = atlasRoutes(async (id, http) => {
    calls.push({ id, http, text: await http.request.text() });
    return new Response("answered", { status: 202 });
  });
  return { app, calls };
};

const filled = (template: string): string => template.replace(/\{(\w+)\}/g, "$1-value");

describe("atlasRoutes", () => {
  it.each(Object.entries(operations))("routes %s with its path parameters by name", async (id, { method, path }) => {
    const { app, calls } = recorder();
    const response = await app.handle(new Request(`http://localhost${filled(path)}`, { method }));
    expect(response.status).toBe(202);
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(calls).toMatchObject([
      { id, http: { params: Object.fromEntries(names.map((name) => [name, `${name}-value`])) } },
    ]);
    expect(operationsAt(filled(path))[method]).toBe(id);
  });

  it.each([
    ["application/json", "{ not json"],
    ["application/x-www-form-urlencoded", "a=1"],
    ["text/plain", "text"],
    ["application/octet-stream", "bytes"],
  ])("leaves a body of %s unread", async (contentType, body) => {
    const { app, calls } = recorder();
    const headers = { "content-type": contentType };
    await app.handle(new Request("http://localhost/v1/atlas/messages", { method: "POST", body, headers }));
    expect(calls).toMatchObject([{ id: "messages.send", text: body, http: { clientAddress: null } }]);
  });

  it("answers unknown paths and methods in the envelope", async () => {
    const { app, calls } = recorder();
    const asked = async (path: string) => {
      const answer = await app.handle(
        new Request(`http://localhost${path}`, { headers: { "x-request-id": "asked-once" } }),
      );
      expect(answer.headers.get("x-request-id")).toBe("asked-once");
      return [answer.status, answer.headers.get("allow"), (await answer.json()).error.code];
    };
    expect(await asked("/v1/atlas/nothing")).toEqual([404, null, "not_found"]);
    expect(await asked("/v1/atlas/actions")).toEqual([405, "POST", "method_not_allowed"]);
    expect(calls).toEqual([]);
  });

  it("makes routes of some operations only", async () => {
    const app = atlasRoutes(async (id) => new Response(id), { only: ["channels.list"] });
    const asked = async (path: string) => (await app.handle(new Request(`http://localhost${path}`))).text();
    expect(app.routes.map(({ path }) => path)).toEqual(["/v1/atlas/channels", "/*"]);
    expect(await asked("/v1/atlas/channels")).toBe("channels.list");
    expect(await asked("/v1/atlas/agents")).not.toBe("agents.list");
  });

  it("takes no literal segment for a parameter, whatever the method", async () => {
    const { app, calls } = recorder();
    for (const method of ["GET", "PATCH", "DELETE"] as const) {
      const path = "/operator/developers/templates/sync";
      expect((await app.handle(new Request(`http://localhost${path}`, { method }))).status).toBe(405);
      expect(routeAt(method, path)).toBeNull();
    }
    expect(calls).toEqual([]);
    expect(routeAt("POST", "/operator/developers/templates/sync")?.id).toBe("console.templates.sync");
    expect(routeAt("GET", "/operator/developers/templates/other")?.id).toBe("console.templates.get");
  });
});

describe("operationsAt", () => {
  it("lists the methods of a path", () => {
    expect(operationsAt("/v1/atlas/agents")).toEqual({ GET: "agents.list", POST: "agents.create" });
    expect(operationsAt("/v1/atlas/channels/any")).toEqual({ GET: "channels.get", PATCH: "channels.update" });
  });

  it("knows no operation at other paths", () => {
    for (const path of [
      "/v1/atlas/nothing",
      "/v1/atlas/agents/",
      "/v1/atlas/channels/",
      "/v1/atlas/channels/a/b",
      "/",
    ]) {
      expect(operationsAt(path)).toEqual({});
    }
  });
});
