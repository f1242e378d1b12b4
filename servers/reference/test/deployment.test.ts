/** Acts of the deployment's own API on one organization. */
import { eventually } from "@atlas-messaging/test-wait";
import { expect, test } from "vitest";
import { join, password, quickPasswords } from "../test-support/members.ts";
import { OAuthApp } from "../test-support/oauth-app.ts";
import { raw } from "../test-support/raw-request.ts";
import { type Shared, describeServedOnPostgres } from "../test-support/served.ts";

const token = "a token for whoever runs the deployment";

/** Calls the deployment's API. */
const callerOf =
  (served: Shared<unknown>, authorization = `Bearer ${token}`) =>
  async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${served.server.url}/deployment/organizations${path}`, {
      method,
      headers: { authorization },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: answer.status, allow: answer.headers.get("allow"), ...Object(await answer.json()) };
  };

const refusal = { status: 403, error: { code: "organization_suspended", retryable: false } };

describeServedOnPostgres(
  "an organization",
  { settings: { ATLAS_DEPLOYMENT_TOKEN: token }, file: quickPasswords },
  (served) => {
    test("is listed with its usage", async () => {
      const { client, data } = await served.organization();
      const { id } = { id: data.organization_id };
      await client.succeed("messages.send", {
        body: { idempotency_key: "1", phone_number: data.phone_number, text: "Hi" },
      });
      const { status, data: shown } = await callerOf(served)("GET", `/${id}`);
      expect([status, shown.organization]).toMatchObject([
        200,
        { id, suspended_at: null, own: [], environment: "sandbox" },
      ]);
      const { usage, limits, quotas } = shown.organization;
      expect(usage).toMatchObject({ messages_last_day: expect.any(Number), stored_bytes: expect.any(Number) });
      expect(usage.messages_last_day).toBeGreaterThan(0);
      expect([limits.messages, quotas.webhooks]).toEqual([60, 50]);
      const all = (await callerOf(served)("GET", "?limit=100")).data;
      expect(all.organizations.map((each: { id: string }) => each.id)).toContain(id);
      await served.organization();
      const page = (await callerOf(served)("GET", "?limit=1")).data;
      expect([page.organizations.length, page.next_after_id]).toEqual([1, page.organizations[0].id]);
      const next = (await callerOf(served)("GET", `?limit=1&after_id=${page.next_after_id}`)).data;
      expect(next.organizations[0].id > page.next_after_id).toBe(true);
    });

    test("that is suspended reads by its keys, and neither writes nor signs in", async () => {
      const { client, data } = await served.organization();
      const id = data.organization_id;
      const owner = served.clientOf(data.operator_token);
      const { console, memberId } = await join(served, owner, "ada@shop.example");
      const body = { idempotency_key: "before", phone_number: data.phone_number, text: "Hi" };
      const before = await client.succeed("messages.send", { body });
      const suspended = await callerOf(served)("POST", `/${id}/suspend`, { reason: "It floods." });
      expect(suspended.data.organization.suspended_at).toEqual(expect.any(String));

      expect(await client.call("messages.send", { body: { ...body, idempotency_key: "after" } })).toMatchObject(
        refusal,
      );
      expect(await client.call("messages.send", { body })).toMatchObject({ status: 200, body: before });
      expect(await client.call("messages.list")).toMatchObject({ status: 200 });
      expect(await console.call("console.overview.get")).toMatchObject(refusal);
      const call = (name: string, given: object) => {
        const params = { name, arguments: given };
        return client.call("toolServer.call", { body: { jsonrpc: "2.0", id: 1, method: "tools/call", params } });
      };
      const send = { conversation_id: before.data.conversation_id, text: "Hi" };
      expect(JSON.stringify(await call("send_message", send))).toContain("organization_suspended");
      expect(JSON.stringify(await call("list_conversations", {}))).toContain(before.data.conversation_id);
      const signIn = { email: "ada@shop.example", password };
      expect(await served.anonymous.call("console.account.signIn", { body: signIn })).toMatchObject(refusal);
      expect((await callerOf(served)("GET", "?suspended=true")).data.organizations).toMatchObject([{ id }]);
      // A second time changes nothing.
      const again = await callerOf(served)("POST", `/${id}/suspend`);
      expect(again.data.organization.suspended_at).toBe(suspended.data.organization.suspended_at);

      const resumed = await callerOf(served)("POST", `/${id}/resume`);
      expect(resumed.data.organization.suspended_at).toBeNull();
      await client.succeed("messages.send", { body: { ...body, idempotency_key: "after" } });
      expect((await served.anonymous.succeed("console.account.signIn", { body: signIn })).data.member.id).toBe(
        memberId,
      );
      const { events } = (await owner.succeed("console.auditEvents.list", { query: { asset_id: id } })).data;
      expect(events.filter(({ event_type }) => /suspend|resume/.test(event_type))).toMatchObject([
        { event_type: "atlas_api.organization.resume", actor_type: "system", after: { suspended_at: null } },
        { event_type: "atlas_api.organization.suspend", actor_type: "system", after: { reason: "It floods." } },
      ]);
      const lines = () => served.server.logs.filter((line) => line["msg"] === "organization changed");
      await eventually(() =>
        expect(lines()).toMatchObject([
          { organization_id: id, act: "suspend", reason: "It floods." },
          { organization_id: id, act: "resume" },
        ]),
      );
    });

    test.for(["console.account.signOut", "console.sessions.endAll"] as const)(
      "that is suspended may call %s, and end a key",
      async (id) => {
        const { client, data } = await served.organization();
        const owner = served.clientOf(data.operator_token);
        await callerOf(served)("POST", `/${data.organization_id}/suspend`);
        expect(await owner.call("console.sessions.getCurrent")).toMatchObject(refusal);
        const unknown = { params: { session_id: data.key_id } };
        expect(await owner.call("console.sessions.end", unknown)).toMatchObject({ status: 404 });
        await owner.succeed(id);
        await client.succeed("keys.revoke", { params: { id: data.key_id } });
      },
    );

    test("that is suspended gets no tokens by OAuth, and the same app gets them when it is resumed", async () => {
      const { data } = await served.organization();
      const app = await OAuthApp.open(served.server.url, served.clientOf(data.operator_token));
      const { refresh_token = "" } = await app.tokens(data.operator_token);
      const flow = await app.begin();
      const code = await app.code(flow, data.operator_token);
      await callerOf(served)("POST", `/${data.organization_id}/suspend`);
      const refused = { status: 403, error: "access_denied" };
      await expect(app.refresh(refresh_token)).rejects.toMatchObject(refused);
      await expect(app.exchange(flow, code)).rejects.toMatchObject(refused);
      await callerOf(served)("POST", `/${data.organization_id}/resume`);
      expect(await app.refresh(refresh_token)).toHaveProperty("access_token");
      expect(await app.exchange(flow, code)).toHaveProperty("access_token");
    });

    test("that is suspended sends nothing of what waited", async () => {
      const { client, data } = await served.organization();
      const in_a_while = new Date(Date.now() + 1_500).toISOString();
      const body = { idempotency_key: "1", phone_number: data.phone_number, text: "Hi", send_at: in_a_while };
      const { message_id } = (await client.succeed("messages.send", { body })).data;
      await callerOf(served)("POST", `/${data.organization_id}/suspend`);
      await eventually(async () => {
        const { message } = (await client.succeed("messages.get", { params: { id: message_id } })).data;
        expect(message).toMatchObject({ delivery_state: "failed", error_code: "organization_suspended" });
      });
    });

    test("has limits of its own, at once", async () => {
      const { client, data } = await served.organization();
      const path = `/${data.organization_id}`;
      await client.succeed("channels.list");
      const set = await callerOf(served)("PATCH", path, { reads: 7, webhooks: 1 });
      expect(set.data.organization).toMatchObject({
        limits: { reads: 7 },
        quotas: { webhooks: 1 },
        own: ["reads", "webhooks"],
      });
      await client.succeed("channels.list"); // Its answer tells this process of the change.
      expect((await client.call("channels.list")).headers.get("x-atlas-ratelimit-limit")).toBe("7");
      const hook = { url: "https://shop.example/hook", events: ["message.delivered" as const] };
      await client.succeed("webhooks.create", { body: { ...hook, idempotency_key: "1" } });
      const second = await client.call("webhooks.create", { body: { ...hook, idempotency_key: "2" } });
      expect(second).toMatchObject({ status: 409, error: { code: "limit_reached" } });
      const back = await callerOf(served)("PATCH", path, { reads: null });
      expect(back.data.organization).toMatchObject({ limits: { reads: 300 }, own: ["webhooks"] });
    });

    test.for([
      ["GET", "/x", undefined, 404],
      ["GET", `/${"0".repeat(8)}-0000-7000-8000-000000000000`, undefined, 404],
      ["DELETE", "", undefined, 405],
      ["GET", "/../x", undefined, 404],
      ["GET", "?limit=101", undefined, 422],
      ["GET", "?limit=", undefined, 422],
      ["GET", "?limit=1&limit=2", undefined, 422],
      ["GET", "?after_id=x", undefined, 422],
      ["GET", "?suspended=True", undefined, 422],
      ["GET", "?suspend=true", undefined, 422],
    ] as const)("%s %s answers an error", async ([method, path, body, status]) => {
      expect((await callerOf(served)(method, path, body)).status).toBe(status);
    });

    test("is not changed by a wrong body", async () => {
      const { data } = await served.organization();
      const path = `/${data.organization_id}`;
      const statuses = [];
      for (const body of [{ nonsense: 1 }, { reads: 0 }, { reads: "7" }, { reads: 1.5 }, []]) {
        statuses.push((await callerOf(served)("PATCH", path, body)).status);
      }
      expect(statuses).toEqual([422, 422, 422, 422, 400]);
      const suspensions = [];
      for (const [act, body] of [
        ["suspend", { reason: 1 }],
        ["suspend", { raeson: "It floods." }],
        ["suspend?force=1", {}],
        ["resume", { reason: "Paid." }],
      ] as const) {
        suspensions.push((await callerOf(served)("POST", `${path}/${act}`, body)).status);
      }
      expect(suspensions).toEqual([422, 422, 422, 422]);
      expect(await callerOf(served)("GET", `${path}/suspend`)).toMatchObject({ status: 405, allow: "POST" });
      expect((await callerOf(served)("GET", path)).data.organization).toMatchObject({ own: [], suspended_at: null });
    });

    test("is served for the path as it was sent alone, which a proxy compares", async () => {
      const { host } = new URL(served.server.url);
      const first = async (target: string): Promise<string> => {
        const lines = [`GET ${target} HTTP/1.1`, `Host: ${host}`, `Authorization: Bearer ${token}`];
        return (await raw(served.server.url, lines)).split(" ", 2)[1] ?? "";
      };
      for (const target of ["/deployment/organizations", `http://${host}/deployment/organizations?limit=1`])
        expect([target, await first(target)]).toEqual([target, "200"]);
      for (const before of [
        "/x/../",
        "/./",
        "/%2e/",
        "/x/%2E%2e/",
        "/docs/%2e%2e/",
        "/x\\..\\",
        `http://${host}/x/../`,
      ]) {
        const target = `${before}deployment/organizations`;
        expect([target, await first(target)]).toEqual([target, "404"]);
      }
      expect(await first("/deployment\\organizations")).toBe("404");
      expect(await first("/deployment/organizations/../x")).toBe("404");
    });

    test("is shown to nobody without the token, whose guesses are counted", async () => {
      for (const wrong of ["", token, `Bearer ${token}x`]) {
        expect(await callerOf(served, wrong)("GET", "")).toMatchObject({ status: 401 });
      }
      expect(await callerOf(served, `bearer ${token}`)("GET", "")).toMatchObject({ status: 200 });
      const answer = await fetch(`${served.server.url}/deployment/organizations`);
      expect(answer.headers.get("ratelimit-policy")).toMatch(/sign_in/);
    });
  },
);

describeServedOnPostgres("a deployment without the token", {}, (served) => {
  test.for(["Bearer ", `Bearer ${token}`])("has no such API (%s)", async (authorization) => {
    expect(await callerOf(served, authorization)("GET", "")).toMatchObject({ status: 404 });
    expect(await callerOf(served, authorization)("POST", "/x/suspend", {})).toMatchObject({ status: 404 });
  });
});
