import { limits } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import type { Database } from "@atlas-messaging/postgres/database";
import type { Answer, Client } from "../test-support/client.ts";
import { seedCredential, seedOrganization } from "../test-support/seed.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const sixty = limits.messages.limit;
const refusedBy = (reason: string) => ({ status: 429, error: { code: "rate_limited", retryable: true }, reason });
const withReason = (answer: Answer) => ({ ...answer, reason: answer.headers.get("x-atlas-ratelimit-reason") });
const remaining = ({ headers }: Answer) => Number(headers.get("x-atlas-ratelimit-remaining"));

const repeat = async (times: number, call: () => Promise<Answer>): Promise<Answer[]> => {
  const answers: Answer[] = [];
  while (answers.length < times)
    answers.push(...(await Promise.all(Array.from({ length: Math.min(20, times - answers.length) }, call))));
  return answers;
};

const twoKeys = async (database: Database) => {
  const { organizationId, token } = await seedOrganization(database);
  const other = await seedCredential(database, organizationId, { scopes: ["atlas.messages.send"] });
  return { token, other };
};

const send = (client: Client) => () =>
  client.call("messages.send", { body: { phone_number: "+15550100001", text: "Hello" } });

describeServedOnPostgres("429 rate_limited", { seed: twoKeys, settings: { ATLAS_MAX_WEBHOOKS: "100" } }, (served) => {
  test("the 61st message of an organization within a minute, and nobody else's", async () => {
    const { client } = await served.organization();
    const answers = [await send(client)(), await send(client)(), ...(await repeat(sixty - 2, send(client)))];
    expect(answers.slice(0, 2).map(remaining)).toEqual([sixty - 1, sixty - 2]);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(Math.min(...answers.map(remaining))).toBe(0);
    expect(new Set(answers.map(({ headers }) => headers.get("x-atlas-ratelimit-limit")))).toEqual(new Set(["60"]));
    const answer = await send(client)();
    expect(withReason(answer)).toMatchObject(refusedBy("organization"));
    const wait = Number(answer.headers.get("retry-after"));
    expect(wait).toBeLessThanOrEqual(60);
    expect(Number(answer.headers.get("x-atlas-ratelimit-reset"))).toBeGreaterThan(Date.now() / 1_000);
    expect(await client.call("conversations.list")).toMatchObject({ status: 200 });
    const other = await served.organization();
    expect(await send(other.client)()).toMatchObject({ status: 200 });
  });

  test("counts all keys of an organization together", async () => {
    const [one, other] = [served.clientOf(served.seeded.token), served.clientOf(served.seeded.other)];
    await repeat(sixty / 2, send(one));
    const last = await repeat(sixty / 2, send(other));
    expect(last.map(({ status }) => status)).toEqual(last.map(() => 200));
    expect(withReason(await send(other)())).toMatchObject(refusedBy("organization"));
    expect(withReason(await send(one)())).toMatchObject(refusedBy("organization"));
  });

  test("counts what validation refuses, and exactly as many as come at once", async () => {
    const { client } = await served.organization();
    const answers = await repeat(sixty + 20, () => client.call("messages.send", { body: {} }));
    const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
    expect({ let_in: counted(422), refused: counted(429) }).toEqual({ let_in: sixty, refused: 20 });
  });

  test("the 301st read", async () => {
    const { client } = await served.organization();
    const answers = await repeat(limits.reads.limit, () => client.call("channels.list"));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(withReason(await client.call("conversations.list"))).toMatchObject(refusedBy("organization"));
  });

  test("the 61st other write", async () => {
    const { client } = await served.organization();
    const create = () =>
      client.call("webhooks.create", { body: { url: "https://shop.example/hook", events: ["session.ended"] } });
    const answers = await repeat(limits.writes.limit, create);
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    expect(withReason(await create())).toMatchObject(refusedBy("organization"));
    expect(await send(client)()).toMatchObject({ status: 200 });
  });

  describe("knowledge", () => {
    const text = { source_type: "text", title: "Terrace", text: "Open until ten." };
    const file = { source_type: "document", title: "Menu", filename: "menu.txt", media_type: "text/plain" };
    const classOf = ({ headers }: Answer) => headers.get("ratelimit-policy")?.match(/^"(\w+)"/)?.[1];

    test("the 11th ingest job, while text is a write as any other", async () => {
      const { client } = await served.organization();
      const queue = () => client.call("knowledge.create", { body: { ...file, content: "U291cA==" } });
      const index = () => client.call("knowledge.create", { body: text });
      const queued = await repeat(limits.ingest.limit, queue);
      expect(queued.map(({ status }) => status)).toEqual(queued.map(() => 200));
      const refused = await queue();
      expect(withReason(refused)).toMatchObject(refusedBy("organization"));
      expect(classOf(refused)).toBe("ingest");
      const indexed = await repeat(limits.ingest.limit + 1, index);
      expect(indexed.map((answer) => [answer.status, classOf(answer)])).toEqual(indexed.map(() => [200, "writes"]));
      expect(Math.min(...indexed.map(remaining))).toBe(limits.writes.limit - limits.ingest.limit - 1);
    });

    test("a body that makes no job counts as a write, and is refused as one", async () => {
      const { client } = await served.organization();
      const bad = [{}, { ...file, content: 42 }, { source_type: "url", title: "Menu" }];
      const counted = await Promise.all(bad.map((body) => client.call("knowledge.create", { body })));
      expect(counted.map((answer) => [answer.status, classOf(answer)])).toEqual(bad.map(() => [422, "writes"]));
      await repeat(limits.writes.limit - bad.length, () => client.call("knowledge.create", { body: {} }));
      expect(withReason(await client.call("knowledge.create", { body: {} }))).toMatchObject(refusedBy("organization"));
      expect(await client.call("knowledge.create", { body: { ...file, content: "U291cA==" } })).toMatchObject({
        status: 200,
      });
    });

    test("a bad body of a stranger is still 401", async () => {
      const stranger = served.clientOf("atlas_sandbox_unknown");
      expect(await stranger.call("knowledge.create", { body: {} })).toMatchObject({ status: 401 });
    });
  });

  describe("by address", () => {
    test("the 121st request without a credential, whatever it asks for; those with one go on", async () => {
      const { client } = await served.organization();
      await repeat(limits.public.limit, () => served.anonymous.call("system.version"));
      expect(withReason(await served.anonymous.call("system.version"))).toMatchObject(refusedBy("address"));
      expect(withReason(await served.anonymous.call("channels.list"))).toMatchObject(refusedBy("address"));
      expect(withReason(await served.anonymous.send("GET", "/nothing"))).toMatchObject(refusedBy("address"));
      expect(await client.call("channels.list")).toMatchObject({ status: 200 });
    });
  });
});
