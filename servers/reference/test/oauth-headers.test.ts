/** Answers of the OAuth endpoints have the headers of every response, whatever their own standards say. */
import { expect, test } from "vitest";
import { describeShared } from "../test-support/served.ts";

const headers = ["x-ratelimit-remaining", "retry-after"].concat(
  ["limit", "remaining", "reset", "reason"].map((name) => `x-atlas-ratelimit-${name}`),
);

const requests = [
  ["GET", "/oauth/authorize"],
  ["POST", "/oauth/token"],
  ["POST", "/oauth/revoke"],
  ["POST", "/oauth/introspect"],
  ["POST", "/oauth/register"],
  ["GET", "/.well-known/oauth-authorization-server"],
  ["GET", "/.well-known/oauth-protected-resource"],
  ["GET", "/.well-known/oauth-protected-resource/atlas/v1/mcp"],
  ["DELETE", "/oauth/token"],
] as const;

describeShared("an answer of OAuth", {}, (served) => {
  test.for(requests)("to %s %s has the six headers", async ([method, path]) => {
    const answer = await fetch(served.server.url + path, { method, redirect: "manual" });
    expect(headers.filter((name) => !answer.headers.has(name))).toEqual([]);
  });
});
