/** Requests that hardly any client sends, and that must be answered in the envelope all the same. */
import { beforeAll, describe, expect, test } from "vitest";
import { raw } from "../test-support/raw-request.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";

describeServedOnPostgres("edges", {}, (served) => {
  let organization: Organization;
  beforeAll(async () => {
    organization = await served.organization();
  });

  describe("a Host that is none", () => {
    test.for([
      ["with a space", "/health", "HTTP/1.1 200", "Host: a b"],
      ["that is empty", "/health", "HTTP/1.1 200", "Host:"],
      ["of an unknown path", "/nope", "HTTP/1.1 403", "Host: a b"],
    ])("%s: %s is answered as ever", async ([, path = "", status, host = ""]) => {
      const answer = await raw(served.server.url, [`GET ${path} HTTP/1.1`, host]);
      expect(answer).toContain(status);
      expect(answer.toLowerCase()).toContain("x-request-id: ");
      expect(answer).toContain('{"ok":');
    });

    test("is missing in a request of HTTP/1.0, as old load balancers send it", async () => {
      expect(await raw(served.server.url, ["GET /health HTTP/1.0"])).toContain('{"ok":true,"data":{"status":"ok"}}');
    });
  });

  test.for(["\0", "a\0b"])("422 names a query parameter that holds U+0000 (%j)", async (category) => {
    const answer = await served.anonymous.call("agents.directory", { query: { category } });
    expect(answer).toMatchObject({
      status: 422,
      error: { code: "validation_failed", details: [{ path: "category" }] },
    });
  });

  test("422 names an unknown query parameter also when it is called __proto__", async () => {
    const answer = await organization.client.send("GET", "/v1/atlas/channels?__proto__=x");
    expect(answer).toMatchObject({
      status: 422,
      error: { code: "validation_failed", details: [{ path: "__proto__" }] },
    });
  });

  test("415 for a body in a content encoding", async () => {
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    const answer = await organization.client.call("messages.send", { headers, raw: new Uint8Array([31, 139]) });
    expect(answer).toMatchObject({ status: 415, error: { code: "unsupported_media_type" } });
  });

  test("400 for an organization in a body that the operation does not have", async () => {
    const sent = {
      params: { id: organization.data.channel_id },
      body: { organization_id: organization.data.organization_id },
    };
    const answer = await organization.client.call("webhooks.delete", sent);
    expect(answer).toMatchObject({ status: 400, error: { code: "organization_id_not_allowed" } });
  });

  test("a template goes out under its own category, whatever is given, and the answer tells it", async () => {
    const { phone_number, template_id } = organization.data;
    const body = { phone_number, template_id, category: "marketing", template_params: { name: "Ada" } };
    const answer = await organization.client.call("messages.send", { body });
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.text)).toMatchObject({ data: { category: "utility" } });
  });

  test("GET /health answers, and counts for nothing, where the limit of the address is used up", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 130 }, async () => (await served.anonymous.send("GET", "/nope")).status),
    );
    expect(statuses).toContain(429);
    expect(await served.anonymous.call("system.health")).toMatchObject({ status: 200 });
  });
});
