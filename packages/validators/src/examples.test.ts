import { describe, expect, it } from "vitest";
import { document } from "@atlas-messaging/validators/openapi-document";
import { type OperationId, eventNames, operations } from "@atlas-messaging/contract";
import { validateEvent } from "./events.ts";
import { validateRequest } from "./requests.ts";
import { validateResponse } from "./responses.ts";

/** Parts of the bundle that hold examples. */
type Content = Record<string, { example?: unknown }>;
interface Described {
  operationId: OperationId;
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content; $ref?: string }>;
}

/** The bundle, typed by the parts that we read. */
const bundle = document as {
  paths: Record<string, Record<string, Described>>;
  webhooks: Record<string, { post: { requestBody: { content: Content } } }>;
};
const described = Object.values(bundle.paths).flatMap((item) =>
  Object.values(item).filter((part) => "operationId" in part),
);
const exampleOf = (content: Content | undefined): unknown => content?.["application/json"]?.example;

describe("the examples of the contract pass its own validators", () => {
  it.each(described.map((operation) => [operation.operationId, operation] as const))("%s", (id, operation) => {
    const body = exampleOf(operation.requestBody?.content);
    const result = validateRequest(id, { params: pathExample(id), query: {}, body });
    const details = result.ok ? [] : result.details;
    expect(details.filter(({ path }) => path in Object(body))).toEqual([]);
    const answers = Object.entries(operation.responses)
      .map(([status, { content }]) => [Number(status), exampleOf(content)] as const)
      .filter(([, answer]) => answer !== undefined);
    for (const [status, answer] of answers) expect(validateResponse(id, status, answer)).toMatchObject({ ok: true });
  });

  it.each(eventNames)("event %s", (name) => {
    const payload = exampleOf(bundle.webhooks[name]?.post.requestBody.content);
    expect(payload).toBeDefined();
    expect(validateEvent(payload)).toMatchObject({ ok: true, value: { event_type: name } });
  });
});

const pathExample = (id: OperationId): Record<string, string> =>
  Object.fromEntries(
    [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f"]),
  );
