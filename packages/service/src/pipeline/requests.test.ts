import { validateResponse } from "@atlas-messaging/validators/responses";
import { describe, expect, test } from "vitest";
import { answeredRequest } from "../../test-support/console-rows.ts";
import { presentRequest, presentWholeRequest } from "../organizations/operations.ts";
import { type AnsweredRequest, cutBody, storedRequest } from "./stored-request.ts";

const asked = answeredRequest();
const stored = (change: Partial<AnsweredRequest> = {}) => storedRequest(answeredRequest(change));
const bodyOf = (body: string | null, operation: AnsweredRequest["operation"] = "messages.send", isValid = true) =>
  stored({ body, operation, isValid }).request_body;

describe("a stored request", () => {
  test("has the bodies exactly as they were sent", () => {
    const row = stored();
    expect(row).toMatchObject({ request_body: asked.body, response_body: asked.answer, error_code: null });
    expect(row).toMatchObject({ request_is_cut: false, response_is_cut: false });
  });

  test("has no body where there was none, or only bytes", () => {
    expect(stored({ body: null, answer: null })).toMatchObject({ request_body: null, response_body: null });
    expect(stored({ body: "", answer: "" })).toMatchObject({ request_body: null, response_body: null });
  });

  test.for([
    ['{"ok":false,"error":{"code":"window_closed","message":"No."}}', "window_closed"],
    ['{"ok":false,"error":"version_unsupported","migrate_to":"/v2"}', "version_unsupported"],
    ["not found", null],
    [null, null],
  ] as const)("has the code of the refusal in %s", ([answer, code]) => {
    expect(stored({ status: 409, answer }).error_code).toBe(code);
  });

  test("has no code for a success, whatever its answer looks like", () => {
    expect(stored({ answer: '{"ok":false,"error":{"code":"conflict"}}' }).error_code).toBeNull();
  });

  test("is shown as the contract says", () => {
    const row = stored({ query: [["limit", "5"]] });
    const page = { requests: [presentRequest(row)], has_more: false, next_cursor: null };
    expect(validateResponse("console.requests.list", 200, { ok: true, data: page })).toMatchObject({ ok: true });
    const data = { request: presentWholeRequest(row) };
    expect(validateResponse("console.requests.get", 200, { ok: true, data })).toMatchObject({ ok: true });
    expect(data.request).toMatchObject({ query: { limit: "5" }, principal: { type: "key", name: "Orders" } });
  });
});

describe("secrets", () => {
  test("that the contract marks are replaced in the body", () => {
    const body = JSON.stringify({ code: "123456" });
    expect(bodyOf(body, "console.secondFactor.confirm")).toBe('{"code":"[redacted]"}');
    // The same name is no secret elsewhere.
    expect(bodyOf(body, "console.vouchers.create")).toBe(body);
  });

  test("that the contract marks are replaced in the answer, whole lists too", () => {
    const answer = JSON.stringify({ ok: true, data: { recovery_codes: ["4f0a1-b2c3d"], second_factor: null } });
    const { response_body } = stored({ operation: "console.secondFactor.confirm", answer });
    expect(response_body).toBe('{"ok":true,"data":{"recovery_codes":"[redacted]","second_factor":null}}');
  });

  test.for([
    "password",
    "old_password",
    "access_token",
    "api_key",
    "apiKey",
    "clientSecret",
    "Authorization",
    "password1",
    "password_confirmation",
    "passwordAgain",
    "passphrase",
    "passwd",
    "token2",
    "secret_value",
    "Passwort",
    "pass",
    "pass_word",
    "x-api-key",
    "bearer",
    "credentials",
    "otp",
    "pin",
    "recovery_code",
    "cookie",
    "code_verifier",
    "X-Amz-Signature",
  ])("in a member %s are replaced at any depth, also where the contract knows no such member", (name) => {
    const body = JSON.stringify({ text: "Hello", more: [{ [name]: "hunter2hunter2" }] });
    expect(bodyOf(body)).toBe(JSON.stringify({ text: "Hello", more: [{ [name]: "[redacted]" }] }));
  });

  test("are not what only tells of one", () => {
    const body = JSON.stringify({
      password_changed_at: "2026",
      token_type: "Bearer",
      secretary: "Ann",
      has_password: true,
      compass: "north",
      shopping: "list",
      pinned: "yes",
      signed_by: "Ann",
    });
    expect(bodyOf(body)).toBe(body);
  });

  test.for([
    ["/v1/atlas/messages/atlas_key_production_a1B2c3d4", "/v1/atlas/messages/[redacted]"],
    ["/v1/atlas/messages/%61tlas_key_production_a1B2c3d4/retry", "/v1/atlas/messages/[redacted]/retry"],
    ["/v1/atlas/messages/%E0%A4%A", "/v1/atlas/messages/%E0%A4%A"],
    ["/atlas/v1/atlas_api", "/atlas/v1/atlas_api"],
  ] as const)("in the path %s are replaced", ([path, kept]) => {
    expect(stored({ path }).path).toBe(kept);
  });

  test("are found behind escapes in a name", () => {
    expect(bodyOf('{"p\\u0061ssword":"hunter2hunter2"}')).toBe('{"password":"[redacted]"}');
  });

  test("in the form of our tokens are replaced in any text", () => {
    const token = "atlas_key_production_a1B2-c3_d4";
    expect(bodyOf(`{"text":"my ${token}"}`)).toBe('{"text":"my [redacted]"}');
    expect(stored({ answer: `{"echo":"${token}"}` }).response_body).toBe('{"echo":"[redacted]"}');
    expect(stored({ query: [["q", token]] }).query).toEqual({ q: "[redacted]" });
    expect(bodyOf('{"text":"atlas_api.runs.read"}')).toBe('{"text":"atlas_api.runs.read"}');
  });

  test("in URLs are replaced, in bodies, answers and parameters", () => {
    const url = "https://ada:hunter2@shop.example/hook?sig=hunter2";
    const shown = "https://[redacted]@shop.example/hook?[redacted]";
    for (const operation of ["webhooks.create", "messages.send"] as const) {
      expect(bodyOf(JSON.stringify({ url }), operation)).toBe(JSON.stringify({ url: shown }));
      const escaped = `{"url":"${url.replaceAll("/", "\\/")}"}`;
      expect(bodyOf(escaped, operation)).toBe(JSON.stringify({ url: shown }));
    }
    expect(stored({ answer: JSON.stringify({ url }) }).response_body).toBe(JSON.stringify({ url: shown }));
    expect(stored({ query: [["q", url]] }).query).toEqual({ q: shown });
  });

  test("that the contract marks are replaced in a member of nearly its name", () => {
    expect(bodyOf('{"webhookUrl":"https://chat.example/hunter2"}', "console.alerts.set")).toBe(
      '{"webhookUrl":"[redacted]"}',
    );
  });

  test("in the query are replaced by the name of their parameter", () => {
    expect(
      stored({
        query: [
          ["access_token", "x"],
          ["q", "y"],
          ["atlas_key_production_a1B2c3d4", "1"],
        ],
      }).query,
    ).toEqual({ access_token: "[redacted]", q: "y", "[redacted]": "1" });
  });

  test("of a refused body are not kept, nor is a body that is no JSON where it may have one", () => {
    expect(bodyOf('{"secrt":"hunter2hunter2"}', "webhooks.create", false)).toBeNull();
    expect(bodyOf('{"text":1}', "messages.send", false)).toBe('{"text":1}');
    expect(bodyOf('{"text":', "messages.send", false)).toBe('{"text":');
    expect(bodyOf('{"password":"hunter2', "messages.send", false)).toBeNull();
  });

  test("are looked for in no body of more than a megabyte, which is not kept if it may have one", () => {
    expect(bodyOf(JSON.stringify({ password: "x", file: "y".repeat(1_048_576) }))).toBeNull();
    expect(bodyOf(JSON.stringify({ file: "y".repeat(1_048_576) }))).toHaveLength(16_384);
  });
});

describe("a long body", () => {
  test("is cut, and says so", () => {
    const row = stored({ body: "a".repeat(16_384), answer: "b".repeat(16_385) });
    expect(row).toMatchObject({ request_is_cut: false, response_is_cut: true });
    expect(row.request_body).toHaveLength(16_384);
    expect(row.response_body).toHaveLength(16_384);
  });

  test("is cut behind its tokens, and at a whole character", () => {
    const token = "atlas_key_production_a1B2c3d4";
    const cutInside = `${"a".repeat(16_380)}${token}`;
    expect(bodyOf(cutInside)).toBe(`${"a".repeat(16_380)}[red`);
    expect(bodyOf(`${"a".repeat(16_383)}😀`)).toBe(`${"a".repeat(16_383)}\u{fffd}`);
  });

  test("stays within the bound when an erasure makes it longer", () => {
    expect(cutBody("x".repeat(20_000))).toHaveLength(16_384);
  });
});

test("U+0000, which PostgreSQL refuses, is replaced", () => {
  expect(bodyOf('{"text":"a\0b"', "messages.send", false)).toBe('{"text":"a\u{fffd}b"');
  expect(stored({ query: [["q", "a\0b"]] }).query).toEqual({ q: "a\u{fffd}b" });
});

test("a query keeps fifty parameters of 512 characters", () => {
  const query = Array.from({ length: 60 }, (_, at) => [`p${at}`, "v".repeat(600)] as const);
  const kept = stored({ query }).query;
  expect(Object.keys(kept)).toHaveLength(50);
  expect(kept["p49"]).toBe("v".repeat(512));
});
