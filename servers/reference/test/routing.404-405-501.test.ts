import { type HttpMethod, type OperationId, operations } from "@atlas-messaging/contract";
import { validateRequest } from "@atlas-messaging/validators/requests";
import { beforeAll, describe, expect, test } from "vitest";
import type { Answer } from "../test-support/client.ts";
import { describeShared } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

const unknown = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const paths = [...new Set(Object.values(operations).map(({ path }) => path))];
const methodsAt = (path: string): readonly HttpMethod[] =>
  Object.values(operations).flatMap((operation) => (operation.path === path ? [operation.method] : []));

const idsOf = (table: typeof operations) => Object.keys(table) as OperationId[]; // The table has exactly its own keys.
const paramsOf = (id: OperationId) =>
  Object.fromEntries(Array.from(operations[id].path.matchAll(/\{(\w+)\}/g), ([, name]) => [name, unknown]));

// Every path of the contract is tried, with several methods, by one address.
describeShared("routing", {}, (served) => {
  let ours: Organization;
  let theirs: Organization;
  let foreign: { webhook: string; conversation: string; channel: string };
  beforeAll(async () => {
    ours = await served.organization();
    theirs = await served.organization();
    const body = { url: "https://shop.example/hook", events: ["message.delivered"] };
    const { data } = await theirs.client.succeed("webhooks.create", { body });
    foreign = { webhook: data.id, conversation: theirs.data.conversation_id, channel: theirs.data.channel_id };
  });

  describe("404 not_found", () => {
    const notFound = { status: 404, error: { code: "not_found", retryable: false } };

    test.for([
      ["GET", "/v1/atlas"],
      ["GET", "/v1/atlas/nothing"],
      ["POST", "/v1/atlas/messages/"],
      ["POST", "/v1/atlas/Messages"],
      ["POST", "/v2/atlas/messages"],
      ["POST", "//v1/atlas/messages"],
      ["GET", `/v1/atlas/channels/${unknown}/health`],
      ["GET", "/v1/atlas/channels/"],
      ["GET", "/sandbox"],
      ["GET", "/%00"],
      ["GET", "/%ff"],
      ["PATCH", "/v1/atlas/nothing"],
    ] as const)("%s %s, whoever asks", async ([method, path]) => {
      expect(await served.anonymous.send(method, path)).toMatchObject(notFound);
      expect(await ours.client.send(method, path)).toMatchObject(notFound);
    });

    const without = ({ text }: Answer, id: string) => text.replaceAll(id, "");
    const reads = [
      ["channels.get", "channel_id", () => foreign.channel, {}],
      ["conversations.listEvents", "id", () => foreign.conversation, {}],
      ["webhooks.update", "id", () => foreign.webhook, { body: { description: "Ours now" } }],
      ["webhooks.delete", "id", () => foreign.webhook, {}],
    ] as const;

    test.for(reads)(
      "%s says of another organization's id what it says of an unknown one",
      async ([operation, name, id, more]) => {
        const headers = { "x-request-id": "request-4711" };
        const asked = (value: string) => ours.client.call(operation, { params: { [name]: value }, headers, ...more });
        const [nobodys, another] = [await asked(unknown), await asked(id())];
        expect(nobodys).toMatchObject(notFound);
        expect(another).toMatchObject(notFound);
        expect(without(another, id())).toBe(without(nobodys, unknown));
      },
    );

    test("the other organization has lost nothing by it", async () => {
      const { data } = await theirs.client.succeed("webhooks.list");
      expect(data).toMatchObject([{ id: foreign.webhook, status: "active", description: null }]);
    });

    describe.for(["malformed", "0", `${unknown}0`, `{${unknown}}`, "..%2f", "%00", "%ff", "a".repeat(3_000)])(
      "for the id %s",
      (id) => {
        test.for(reads)("%s", async ([operation, name, , more]) => {
          expect(await ours.client.call(operation, { params: { [name]: id }, ...more })).toMatchObject(notFound);
        });
      },
    );
  });

  describe("405 method_not_allowed", () => {
    test.for(paths)("%s lists its methods in Allow", async (template) => {
      const path = template.replace(/\{\w+\}/g, unknown);
      const allowed = methodsAt(template);
      const refused = ["GET", "PUT", "POST", "DELETE", "PATCH", "OPTIONS"].filter(
        (method) => !allowed.some((m) => m === method),
      );
      for (const method of refused) {
        const answer = await served.anonymous.send(method, path);
        expect(answer, method).toMatchObject({ status: 405, error: { code: "method_not_allowed", retryable: false } });
        const listed = [...allowed, ...(allowed.includes("GET") ? ["HEAD"] : [])];
        expect(answer.headers.get("allow")?.split(", ").toSorted(), method).toEqual(listed.toSorted());
      }
    });
  });

  test("501 not_implemented for the operations that GET /version does not list as enabled, and for no other", async () => {
    const { data } = await served.anonymous.succeed("system.version");
    const enabled = new Set(data.operations.filter((stage) => stage.enabled).map(({ operation_id }) => operation_id));
    // A request without a body gets as far as the operation if the contract allows it.
    const reachable = idsOf(operations).filter((id) => {
      const { body, auth, success } = operations[id];
      if (body === "json" || auth.scheme === "operatorSession" || success.contentType !== "application/json")
        return false;
      return validateRequest(id, { params: paramsOf(id), query: {}, body: undefined }).ok;
    });
    const statuses = new Map<string, number>();
    for (const id of reachable) statuses.set(id, (await ours.client.call(id, { params: paramsOf(id) })).status);
    for (const [id, status] of statuses) expect(status === 501, `${id} answers ${status}`).toBe(!enabled.has(id));
  });

  describe("X-Request-Id", () => {
    const idOf = async (id?: string) => {
      const { headers } = await served.anonymous.call(
        "system.health",
        id === undefined ? {} : { headers: { "x-request-id": id } },
      );
      return headers.get("x-request-id");
    };

    test.for([["12345678"], ["order-4711:retry.2_a"], ["a".repeat(128)], [unknown]])("keeps %s", async ([id]) => {
      expect(await idOf(id)).toBe(id);
    });

    test.for([
      ["short"],
      ["a".repeat(129)],
      ["with spaces in it"],
      ["comma,separated"],
      ["<script>alert(1)</script>"],
      ["ünïcödé-id"],
    ])("replaces %s", async ([id]) => {
      expect(await idOf(id)).toMatch(/^[0-9a-f-]{36}$/);
    });

    test("is fresh for each request without one", async () => {
      expect(await idOf()).not.toBe(await idOf());
    });

    test.for([
      ["404", "GET", "/nothing"],
      ["405", "PUT", "/health"],
      ["401", "GET", "/v1/atlas/channels"],
    ] as const)("is kept on %s", async ([, method, path]) => {
      const { headers } = await served.anonymous.send(method, path, { headers: { "x-request-id": "kept-as-it-is" } });
      expect(headers.get("x-request-id")).toBe("kept-as-it-is");
    });
  });
});
