import { operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { fakeShell, requestTo } from "../../test-support/fake-shell.ts";
import { unauthenticated } from "@atlas-messaging/server-stubs/parts";
import { correlate } from "./request.ts";
import { failureOf, refuseInEnvelope } from "./failure.ts";
import { Missing, Problem } from "./problem.ts";

const channels = { ...operations["channels.list"], id: "channels.list" } as const;
const shell = fakeShell({ store: { isUnavailable: (error) => error instanceof RangeError } });
const contextOn = (served: typeof shell) =>
  correlate(served, channels, { request: requestTo("/v1/atlas/channels"), clientAddress: null });
const context = contextOn(shell);

describe("the refusal that an error means:", () => {
  test.for([
    ["a problem", new Problem("conflict", "Taken."), { code: "conflict", message: "Taken." }],
    ["a client that went away", new DOMException("", "AbortError"), { code: "malformed_json" }],
    ["rows that cannot be reached", new RangeError("secret"), { code: "unavailable" }],
    ["anything else", new Error("secret"), { code: "internal_error" }],
  ] as const)("%s", ([, error, refusal]) => {
    const failure = failureOf(context, error);
    expect(failure.refusal).toMatchObject(refusal);
    expect(failure.refusal.message).not.toContain("secret");
  });

  test.for([
    ["messages.get", "Your organization has no message 1.", "No message has an id of this form."],
    ["knowledge.get", "Your organization has no document 1.", "No document has an id of this form."],
    ["conversations.context", "Your organization has no conversation 1.", "No conversation has an id of this form."],
    [
      "console.serviceAccounts.createKey",
      "Your organization has no service account 1.",
      "No service account has an id of this form.",
    ],
    [
      "channels.list",
      "There is no such resource in your organization.",
      "There is no such resource in your organization.",
    ],
  ] as const)(
    "a missing row of %s is named by its kind and id, and a malformed id by its kind",
    ([id, missing, malformed]) => {
      const asked = { ...contextOn(shell), operation: { ...operations[id], id }, params: { id: "1" } };
      expect(failureOf(asked, new Missing()).refusal).toEqual({ code: "not_found", message: missing });
      expect(failureOf(asked, new Missing({ isMalformed: true })).refusal.message).toBe(malformed);
    },
  );

  test("an unknown one names the request", () => {
    expect(failureOf(context, "odd").refusal.message).toContain(context.requestId);
  });
});

test("what is unavailable is to be asked again in a second, unless the problem says when", () => {
  const headersOf = (error: unknown) => failureOf(context, error).headers;
  expect(headersOf(new RangeError("lost"))).toEqual({ "retry-after": "1" });
  expect(headersOf(new Problem("unavailable", "Busy.", { headers: { "retry-after": "9" } }))).toEqual({
    "retry-after": "9",
  });
  expect(headersOf(new Problem("conflict", "Taken."))).toEqual({});
});

describe("a challenge", () => {
  const challenge = 'Bearer realm="atlas"';
  const challengeOf = (served: typeof shell) =>
    failureOf(contextOn(served), unauthenticated("Send a token.")).headers["WWW-Authenticate"];

  test("says where a client learns how to get a token", () => {
    const metadata = "http://atlas.example/.well-known/oauth-protected-resource";
    expect(challengeOf(shell)).toBe(`${challenge}, resource_metadata="${metadata}"`);
  });
});

test("the envelope has the status of the code and the headers of the failure", () => {
  const headers = { Allow: "GET" };
  const answer = refuseInEnvelope({ refusal: { code: "method_not_allowed", message: "No." }, headers }, context);
  expect(answer).toMatchObject({ status: 405, headers, operation: "channels.list" });
  expect(JSON.parse(answer.text)).toEqual({
    ok: false,
    error: {
      code: "method_not_allowed",
      message: "No.",
      retryable: false,
      docs: "http://atlas.example/docs/reference/errors#method_not_allowed",
      request_id: context.requestId,
    },
  });
});
