import type { ServerResponse } from "node:http";
import { eventually } from "@atlas-messaging/test-wait";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Arrived, type Receiver, startReceiver } from "../test-support/receiver.ts";
import { type Organization, describeServedOnPostgres } from "../test-support/served.ts";

const settings = { ATLAS_ALLOW_LOOPBACK_TARGETS: "true", ATLAS_LIMIT_READS: "100000" };

/** A site whose one page changes when it is told to, and whose robots.txt can go missing. */
const site = () => {
  const state = { price: 19, etag: true, down: false, robots: 404 };
  const answer = ({ path, headers }: Arrived, response: ServerResponse): void => {
    if (path === "/robots.txt") return void response.writeHead(state.robots).end();
    if (state.down) return void response.writeHead(503).end();
    const etag = `"${state.price}"`;
    if (state.etag && headers["if-none-match"] === etag) return void response.writeHead(304).end();
    const page = `<title>Menu</title><p>Our bouillabaisse costs ${state.price} euros.</p>`;
    response.writeHead(200, { "content-type": "text/html", ...(state.etag && { etag }) }).end(page);
  };
  return { state, answer };
};

describeServedOnPostgres("refreshing knowledge", { settings }, (served) => {
  let organization: Organization;
  let pages: Receiver;
  let menu: ReturnType<typeof site>;
  beforeEach(async () => {
    menu = site();
    [organization, pages] = [await served.organization(), await startReceiver(menu.answer)];
  });
  afterEach(() => pages.close());

  const client = () => organization.client;
  const get = async (id: string) => (await client().succeed("knowledge.get", { params: { id } })).data.document;
  const until = (id: string, state: "succeeded" | "failed") =>
    eventually(async () => {
      const document = await get(id);
      expect(document.ingest?.state).toBe(state);
      return document;
    });
  const submit = async () => {
    const body = { source_type: "url", title: "Menu", url: `${pages.url}/menu` };
    const { data } = await client().succeed("knowledge.create", { body });
    return until(data.document.id, "succeeded");
  };
  const refresh = async (id: string) => (await client().succeed("knowledge.refresh", { params: { id } })).data.document;
  const passagesOf = async (q: string) => {
    const found = await client().succeed("knowledge.list", { query: { q } });
    return "knowledge_state" in found ? found.data.map(({ passage }) => passage) : [];
  };

  test("finds what has changed, and searches it alone", async () => {
    const { id } = await submit();
    menu.state.price = 21;
    expect(await refresh(id)).toMatchObject({ status: "indexed", failure: null });
    expect(await until(id, "succeeded")).toMatchObject({ status: "indexed", chunk_count: 1 });
    expect((await passagesOf("bouillabaisse")).join()).toMatch(/21 euros/);
    expect((await passagesOf("bouillabaisse")).join()).not.toMatch(/19 euros/);
  });

  test.for([
    ["by its ETag", true],
    ["by its bytes", false],
  ] as const)("leaves a page that has not changed as it is: %s", async ([, etag]) => {
    menu.state.etag = etag;
    const first = await submit();
    await refresh(first.id);
    const { ingest, indexed_at, ingested_at } = await until(first.id, "succeeded");
    expect(indexed_at).toBe(first.indexed_at);
    expect(Date.parse(ingested_at ?? "")).toBeGreaterThan(Date.parse(first.ingested_at ?? ""));
    expect(ingest).toMatchObject({ stage: "done", attempts: 1 });
    const asked = pages.arrived.filter(({ path }) => path === "/menu").map(({ headers }) => headers["if-none-match"]);
    expect(asked).toEqual([undefined, etag ? '"19"' : undefined]);
  });

  test("tells while it waits why the attempt before has failed, and stays searchable", async () => {
    const { id } = await submit();
    menu.state.down = true;
    await refresh(id);
    await eventually(async () =>
      expect((await get(id)).ingest).toMatchObject({
        state: "running",
        stage: "queued",
        failure: { code: "timed_out", message: expect.stringMatching(/503/) },
      }),
    );
    expect((await passagesOf("bouillabaisse")).join()).toMatch(/19 euros/);
    menu.state.down = false;
    expect((await until(id, "succeeded")).ingest?.attempts).toBeGreaterThan(1);
  });

  test("asks a site for its rules once, and fetches nothing while it does not give them", async () => {
    await submit();
    await submit();
    expect(pages.arrived.filter(({ path }) => path === "/robots.txt")).toHaveLength(1);
    expect(pages.arrived[0]?.headers["user-agent"]).toBe("Atlas-Knowledge/0.1");

    const silent = site();
    silent.state.robots = 500;
    const others = await startReceiver(silent.answer);
    const body = { source_type: "url", title: "Menu", url: `${others.url}/menu` };
    const { data } = await client().succeed("knowledge.create", { body });
    await eventually(async () =>
      expect((await get(data.document.id)).ingest).toMatchObject({
        failure: { code: "timed_out", message: expect.stringMatching(/robots\.txt/) },
      }),
    );
    expect(others.arrived.every(({ path }) => path === "/robots.txt")).toBe(true);
    await others.close();
  });

  test("counts as an ingest job, and can be retried safely", async () => {
    const { id } = await submit();
    const call = { params: { id }, body: { idempotency_key: "once" } };
    const [one, other] = [
      await client().call("knowledge.refresh", call),
      await client().call("knowledge.refresh", call),
    ];
    expect(other.body).toEqual(one.body);
    expect(one.headers.get("x-atlas-ratelimit-limit")).toBe("10");
  });
});
