/** Headers, statuses and envelopes that are wrong. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Fault,
  answering,
  answers,
  asking,
  asks,
  bodyOf,
  inside,
  of,
  rewrites,
  succeeding,
  without,
} from "./fault.ts";

const everywhere: readonly OperationId[] = ["messages.send", "channels.list"];

const header = (name: string, value: string | null) => answers(() => ({ headers: { [name]: value } }));
const failures = (_: unknown, { status }: Response): boolean => status >= 400;
const withStatus =
  (wanted: number) =>
  (_: unknown, { status }: Response): boolean =>
    status === wanted;

export const answerFaults: readonly Fault[] = [
  { name: "answers without X-Request-Id", operations: everywhere, layer: header("x-request-id", null) },
  {
    name: "answers without X-Atlas-RateLimit-Limit",
    operations: everywhere,
    layer: header("x-atlas-ratelimit-limit", null),
  },
  {
    name: "answers without X-Atlas-RateLimit-Remaining",
    operations: everywhere,
    layer: header("x-atlas-ratelimit-remaining", null),
  },
  {
    name: "answers without X-Atlas-RateLimit-Reset",
    operations: everywhere,
    layer: header("x-atlas-ratelimit-reset", null),
  },
  {
    name: "answers without X-Atlas-RateLimit-Reason",
    operations: everywhere,
    layer: header("x-atlas-ratelimit-reason", null),
  },
  {
    name: "answers without X-RateLimit-Remaining",
    operations: everywhere,
    layer: header("x-ratelimit-remaining", null),
  },
  { name: "answers a success without Retry-After", operations: everywhere, layer: header("retry-after", null) },
  {
    name: "answers metadata of OAuth without the headers of the others",
    operations: ["system.version"],
    layer: answers(
      () => ({ headers: { "x-atlas-ratelimit-limit": null, "x-ratelimit-remaining": null } }),
      ({ request }) => request.url.includes("/.well-known/oauth-"),
    ),
  },
  { name: "answers JSON as text/plain", operations: everywhere, layer: header("content-type", "text/plain") },
  {
    name: "gives the reset in milliseconds",
    operations: everywhere,
    layer: answers((_, __, { headers }) => ({
      headers: { "x-atlas-ratelimit-reset": `${Number(headers.get("x-atlas-ratelimit-reset")) * 1_000}` },
    })),
  },
  {
    name: "gives every request an id of its own, whatever the caller sent",
    operations: ["channels.list", "events.ingest"],
    layer: header("x-request-id", "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f"),
  },
  {
    name: "creates with 201",
    operations: ["agents.create", "sessions.create"],
    layer: answers(() => ({ status: 201 }), succeeding("agents.create", "sessions.create")),
  },
  {
    name: "answers a validation error with 400",
    operations: everywhere,
    layer: answers(() => ({ status: 400 }), withStatus(422)),
  },
  {
    name: "answers a missing scope with 401",
    operations: everywhere,
    layer: answers(() => ({ status: 401 }), withStatus(403)),
  },
  {
    name: "answers an unknown id with 403",
    operations: ["knowledge.get", "runs.get"],
    layer: answers(() => ({ status: 403 }), withStatus(404)),
  },
  {
    name: "answers an unknown id with 200 and nothing",
    operations: ["runs.get"],
    layer: answers(
      () => ({ status: 200, body: { ok: true, data: {} } }),
      (asked, { status }) => status === 404 && of("runs.get")(asked),
    ),
  },
  {
    name: "refuses without an envelope",
    operations: everywhere,
    layer: answers(({ error }) => ({ body: { error } }), failures),
  },
  {
    name: "refuses with a text in place of an error",
    operations: everywhere,
    layer: answers(({ error }) => ({ body: { ok: false, error: String(inside(error)["code"]) } }), failures),
  },
  {
    name: "says of a validation error that a retry may help",
    operations: everywhere,
    layer: answers(
      ({ error }) => ({ body: { ok: false, error: { ...inside(error), retryable: true } } }),
      withStatus(422),
    ),
  },
  {
    name: "says of a limit that a retry cannot help",
    operations: ["knowledge.create"],
    layer: answers(
      ({ error }) => ({ body: { ok: false, error: { ...inside(error), retryable: false } } }),
      withStatus(429),
    ),
  },
  {
    name: "refuses with a code that no table has",
    operations: everywhere,
    layer: answers(
      ({ error }) => ({ body: { ok: false, error: { ...inside(error), code: "bad_request" } } }),
      withStatus(422),
    ),
  },
  {
    name: "refuses without the page of the code",
    operations: ["sessions.create"],
    layer: answers(({ error }) => ({ body: { ok: false, error: without(inside(error), "docs") } }), failures),
  },
  {
    name: "leads to the page of another code",
    operations: ["sessions.create"],
    layer: answers(
      ({ error }) => ({ body: { ok: false, error: { ...inside(error), docs: "https://atlas.example/#conflict" } } }),
      withStatus(404),
    ),
  },
  {
    name: "names another request in a refusal",
    operations: ["sessions.create"],
    layer: answers(
      ({ error }) => ({ body: { ok: false, error: { ...inside(error), request_id: "another-request" } } }),
      failures,
    ),
  },
  {
    name: "validates without details",
    operations: ["agents.create"],
    layer: answers(({ error }) => ({ body: { ok: false, error: without(inside(error), "details") } }), withStatus(422)),
  },
  {
    name: "names only the first of several wrong members",
    operations: ["agents.create"],
    layer: answers(({ error }) => {
      const { details } = inside(error);
      return {
        body: {
          ok: false,
          error: { ...inside(error), details: Array.isArray(details) ? details.slice(0, 1) : details },
        },
      };
    }, withStatus(422)),
  },
  {
    name: "takes a document by its URL for a page",
    operations: ["knowledge.create", "knowledge.get"],
    layer: answers(
      (body) => ({ text: JSON.stringify(body).replace('"source_type":"document"', '"source_type":"url"') }),
      (asked, { status }) => of("knowledge.create")(asked) && status === 200 && asked.body?.["url"] !== undefined,
    ),
  },
  {
    name: "calls conversation_id conversationId",
    operations: ["messages.send", "events.ingest"],
    layer: rewrites(["messages.send", "events.ingest"], (text) =>
      text.replace('"conversation_id"', '"conversationId"'),
    ),
  },
  {
    name: "leaves a declared field out",
    operations: ["messages.send"],
    layer: rewrites(["messages.send"], (text) => text.replace(/"outbox_id":"[^"]*",?/, "")),
  },
  {
    name: "tells a field that no contract declares",
    operations: ["channels.list", "runs.list"],
    layer: rewrites(["runs.list"], (text) => text.replaceAll('"run_id":', '"organization_id":"x","run_id":')),
  },
  {
    name: "tells times in seconds since the epoch",
    operations: ["sessions.create"],
    layer: rewrites(["sessions.create"], (text) =>
      text.replace(/"created_at":"([^"]*)"/, (_, time: string) => `"created_at":${Date.parse(time) / 1_000}`),
    ),
  },
  {
    name: "answers a state that is not among the states",
    operations: ["messages.send"],
    layer: rewrites(["messages.send"], (text) => text.replace('"queued"', '"accepted"')),
  },
  {
    name: "does not know an unauthorized caller by WWW-Authenticate",
    operations: everywhere,
    layer: answers(() => ({ headers: { "www-authenticate": null } }), withStatus(401)),
  },
  {
    name: "refuses a method without Allow",
    operations: ["messages.send", "knowledge.get", "knowledge.update"],
    layer: answers(() => ({ headers: { allow: null } }), withStatus(405)),
  },
  {
    name: "answers an unknown path with a page",
    operations: everywhere,
    layer: answers(
      () => ({ text: "<h1>Not found</h1>", headers: { "content-type": "text/html" } }),
      ({ operation }, { status }) => operation === null && status === 404,
    ),
  },
  {
    name: "answers an unknown path with 400",
    operations: everywhere,
    layer: answers(
      () => ({ status: 400 }),
      ({ operation }, { status }) => operation === null && status === 404,
    ),
  },
  {
    name: "answers a wrong method with 404",
    operations: ["messages.send", "knowledge.get", "knowledge.update"],
    layer: answers(
      ({ error }) => ({ status: 404, body: { ok: false, error: { ...inside(error), code: "not_found" } } }),
      withStatus(405),
    ),
  },
  {
    name: "serves /v2 as if it were /v1",
    operations: everywhere,
    layer: () => async (asked, next) => {
      const { pathname } = new URL(asked.request.url);
      if (!pathname.startsWith("/v2/")) return next(asked.request);
      return next(asking(asked, { path: pathname.replace("/v2/", "/v1/") }));
    },
  },
  {
    name: "takes a body of another type for JSON",
    operations: ["sessions.create"],
    layer: asks(["sessions.create"], ({ request }) =>
      request.headers.get("content-type") ? { headers: { "content-type": "application/json" } } : null,
    ),
  },
  {
    name: "takes a malformed body for none",
    operations: ["sessions.create"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      const { error } = await bodyOf(response);
      return inside(error)["code"] === "malformed_json" && of("sessions.create")(asked)
        ? next(asking(asked, { body: "{}" }))
        : response;
    },
  },
  {
    name: "takes bodies of any size",
    operations: ["sessions.create"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      return response.status === 413 && of("sessions.create")(asked) ? next(asking(asked, { body: "{}" })) : response;
    },
  },
  {
    name: "ignores members that it does not know",
    operations: ["sessions.create"],
    layer: asks(["sessions.create"], ({ body }) =>
      body && "colour" in body ? { body: without(body, "colour") } : null,
    ),
  },
  {
    name: "ignores query parameters that it does not know",
    operations: ["channels.list"],
    layer: asks(["channels.list"], ({ query }) => (query.has("colour") ? { query: { colour: null } } : null)),
  },
  {
    name: "answers with what a request id was made of, however long it is",
    operations: ["channels.list"],
    layer:
      () =>
      async ({ request }, next) => {
        const response = await next(request);
        const asked = request.headers.get("x-request-id");
        return asked === null ? response : answering(response, { headers: { "x-request-id": asked } });
      },
  },
];
