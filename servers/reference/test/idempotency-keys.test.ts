/** Idempotency keys of every operation that takes one, read from the contract; a new operation is in it by itself. */
import { type Resources, makeResources, pathNamesOf, requestsOf, unknownId } from "@atlas-messaging/conformance";
import { isDeepStrictEqual } from "node:util";
import type { OperationId } from "@atlas-messaging/contract";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isServed } from "../src/services/handlers.ts";
import { quickPasswords } from "../test-support/members.ts";
import { boundRequestsOf } from "../test-support/bound-requests.ts";
import type { Answer, Client, Request } from "../test-support/client.ts";
import { type Receiver, startReceiver } from "../test-support/receiver.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";
import { ids, seedShop, settings, table } from "../test-support/whole-contract.ts";
import { whole } from "../test-support/whole.ts";

/**
 * Served operations with a key that an access token may call. Tool-server messages carry keys as parameters and answer
 * with ids: `tool-server.test.ts` tests them.
 */
const takers = ids.filter(
  (id) =>
    table[id].idempotent &&
    table[id].auth.scheme === "accessToken" &&
    table[id].path !== "/atlas/v1/mcp" &&
    isServed(id),
);
/** One stage keeps the keys of all. */
const keyed = takers.filter((_, index) => whole || index % 2 === 0);

const replayed = ({ headers }: Answer) => headers.get("idempotent-replayed");
const withKey = (request: Request, idempotency_key: string): Request =>
  request.raw === undefined
    ? { ...request, body: { ...Object(request.body), idempotency_key } }
    : { ...request, headers: { ...request.headers, "idempotency-key": idempotency_key } };

test("there are operations that take a key", () => {
  expect(keyed.length).toBeGreaterThan(0);
});

const setup = { seed: seedShop, settings, file: quickPasswords };

describeServedOnPostgres("a key of every operation that takes one", setup, (served) => {
  let receiver: Receiver;
  let client: Client;
  let resources: Resources;

  beforeAll(async () => {
    receiver = await startReceiver();
    const { token, data, key } = served.seeded;
    client = served.clientOf(token);
    const operator = served.clientOf(data.operator_token);
    resources = await makeResources(client, { operator, known: { ...data, key_id: key }, receiverUrl: receiver.url });
  });
  afterAll(() => receiver.close());

  /** Counts the runs that requests made; hosted agents that they created answer in their own time. */
  const runs = async (): Promise<number> => {
    const { data } = await client.succeed("runs.list", { query: { limit: 200 } });
    return data.runs.filter(({ intent }) => !intent.startsWith("agent_")).length;
  };

  /** Another valid request of the operation: another body, or where there is no other, another name in the path. */
  const another = (id: OperationId, request: Request): Request => {
    if (request.raw !== undefined) return { ...request, raw: "Another soup." };
    const bodies = boundRequestsOf(id, resources).within.flatMap(({ request: { body } }) => (body ? [body] : []));
    const other = bodies.find((body) => !isDeepStrictEqual(withKey({ body }, ""), withKey({ body: request.body }, "")));
    if (other !== undefined) return { ...request, body: other };
    return { ...request, params: Object.fromEntries(pathNamesOf(id).map((name) => [name, unknownId])) };
  };

  describe.each(keyed)("%s", (id) => {
    const key = `once ${id}`;
    let request: Request;
    let first: Answer | undefined;

    test("executes it once for several at once", async () => {
      [request = {}] = requestsOf(id, resources);
      const before = await runs();
      const answers = await Promise.all([0, 1, 2, 3].map(() => client.call(id, withKey(request, key))));
      const executed = answers.filter((answer) => answer.status === table[id].success.status);
      for (const { error } of answers.filter((each) => !executed.includes(each)))
        expect(error?.code).toBe("idempotency_in_progress");
      expect(executed.filter((answer) => replayed(answer) === null)).toHaveLength(1);
      expect(new Set(executed.map(({ text }) => text)).size).toBe(1);
      expect(await runs()).toBe(before + 1);
      [first] = executed;
    });

    test("replays the same bytes, marked as such", async () => {
      const again = await client.call(id, withKey(request, key));
      expect(again).toMatchObject({ status: first?.status, text: first?.text });
      expect(replayed(again)).toBe("true");
    });

    test("refuses the key for another request with idempotency_key_reused, and keeps the first answer", async () => {
      const reused = { status: 422, error: { code: "idempotency_key_reused", retryable: false } };
      expect(await client.call(id, withKey(another(id, request), key))).toMatchObject(reused);
      expect((await client.call(id, withKey(request, key))).text).toBe(first?.text);
    });
  });
});
