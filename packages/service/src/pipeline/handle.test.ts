import type { ValidBodyOf, SuccessOf } from "@atlas-messaging/contract";
import { type Change, insert } from "../core/changes.ts";
import { type AnswerOf, type Facts, type Outcome, accept, refuse } from "../core/outcome.ts";
import type { IdempotencyRow } from "../rows/requests.ts";
import { describe, expect, test } from "vitest";
import { deployment, organizationId, statusAndCode } from "../../test-support/deployment.ts";
import { idOf } from "../../test-support/fake-shell.ts";
import { type OwnArgs, type OwnFacts, read, write } from "./handler.ts";
import type { Commitment } from "./services.ts";

type Sending = Outcome<"messages.send">;

const sent: AnswerOf<"messages.send"> = {
  ok: true,
  data: {
    accepted: true,
    delivery_state: "queued",
    conversation_id: idOf(1),
    message_type: "text",
    category: null,
    message_id: idOf(2),
    queued: true,
    window_open: true,
    outbox_id: idOf(3),
    send_at: undefined,
    customer_id: idOf(4),
    phone_number: "+15550001111",
  },
};
const notice: Change = insert("deprecation_notices", {
  organization_id: organizationId,
  id: "1",
  operation_id: "messages.send",
  sunset_at: null,
  created_at: "2026-01-02T12:00:00.000Z",
});
const body: ValidBodyOf<"messages.send"> = { phone_number: "+15550001111", text: "Hello" };
const now = "2026-01-02T12:00:00.000Z";

interface Sent {
  readonly decide?: (facts: Facts & { readonly known: string; readonly fresh: string }) => Sending;
  /** Answer stored under the key. */
  readonly stored?: IdempotencyRow | null;
  /** Result of each commit, in order. */
  readonly ends?: readonly Commitment[];
  readonly secret?: boolean;
}

/** A deployment that sends messages, and what its load and its store were asked. */
const sending = ({ decide = () => accept(sent, [notice]), stored = null, ends = [], secret = false }: Sent = {}) => {
  const loaded: (OwnArgs & { readonly phone: string })[] = [];
  const committed: (readonly Change[])[] = [];
  const conflicts: (string | null)[] = [];
  const handler = {
    ...write("messages.send", {
      secret,
      args: (call) => ({ phone: call.body.phone_number ?? "" }),
      addFacts: (_call, _context, conflict) => {
        conflicts.push(conflict);
        return { fresh: "fresh" };
      },
      decide,
    }),
    load: async (_shell: object, _organization: string, args: OwnArgs & { readonly phone: string }) => {
      loaded.push(args);
      return { known: "known", stored, lives: true, standing: null } satisfies OwnFacts & { readonly known: string };
    },
  };
  let announced = 0;
  const served = deployment(
    { "messages.send": handler },
    {
      jobsEnqueued: () => void announced++,
      store: {
        commit: async (_organization, changes) => {
          committed.push(changes);
          return ends[committed.length - 1] ?? "committed";
        },
      },
    },
  );
  const token = served.tokenWith(["atlas.messages.send"]);
  const send = (more: object = {}) => served.call("messages.send", { token, body: { ...body, ...more } });
  return { served, token, send, loaded, committed, conflicts, announced: () => announced };
};

describe("a read", () => {
  const present = (answer: string) => () => ({ status: 200 as const, body: pageOf(answer) });
  const pageOf = (next_cursor: string): SuccessOf<"channels.list"> => ({
    ok: true,
    data: { channels: [], has_more: true, next_cursor },
  });
  const load = async () => ({ lives: true, standing: null });
  const usual = read("channels.list", { args: () => ({}), present: present("usual") });
  const variant = {
    ...usual,
    present: present("variant"),
    when: ({ query }: { query: { limit: number } }) => query.limit === 7,
  };
  const served = deployment({ "channels.list": { ...usual, load, variants: [{ ...variant, load }] } });
  const ask = async (query: string) => {
    const answer = await served.call("channels.list", { token: served.tokenWith(["atlas.channels.read"]), query });
    const { data } = (await answer.json()) as SuccessOf<"channels.list">;
    return data.next_cursor;
  };

  test("is loaded and presented, by the variant where that is for the call", async () => {
    expect([await ask(""), await ask("?limit=7")]).toEqual(["usual", "variant"]);
  });
});

describe("a suspended organization", () => {
  const suspended = { suspended_at: now, limits: null };
  const load = async () => ({ stored: null, lives: true, standing: suspended });

  test("reads by its tokens, and writes nothing", async () => {
    const present = () => ({
      status: 200 as const,
      body: { ok: true as const, data: { channels: [], has_more: false, next_cursor: null } },
    });
    const list = { ...read("channels.list", { args: () => ({}), present }), load };
    const send = { ...write("messages.send", { args: () => ({}), decide: () => expect.unreachable() }), load };
    const served = deployment({ "channels.list": list, "messages.send": send });
    const token = served.tokenWith(["atlas.channels.read", "atlas.messages.send"]);
    expect((await served.call("channels.list", { token })).status).toBe(200);
    const refused = await served.call("messages.send", { token, body });
    expect(await statusAndCode(refused)).toEqual([403, "organization_suspended"]);
  });
});

describe("a mutation", () => {
  test("is decided on what was loaded and added, committed and announced", async () => {
    const seen: unknown[] = [];
    const { send, loaded, committed, announced } = sending({
      decide: (facts) => {
        seen.push(facts);
        return accept(sent, [notice]);
      },
    });
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([200, sent]);
    expect(loaded).toMatchObject([{ phone: body.phone_number, idempotency_key: null }]);
    expect(seen).toMatchObject([
      { known: "known", fresh: "fresh", organizationId, now, idempotencyKey: null, actor: { kind: "key" } },
    ]);
    expect([committed, announced()]).toEqual([[[notice]], 1]);
  });

  test("that is refused by a rule answers with its code, and commits what the refusal changes", async () => {
    const { send, committed } = sending({ decide: () => refuse("window_closed", "Too late.", [notice]) });
    expect(await statusAndCode(await send())).toEqual([409, "window_closed"]);
    expect(committed).toEqual([[notice]]);
  });

  test("is decided again on new facts when they have changed, and knows the conflict", async () => {
    const { send, loaded, conflicts } = sending({ ends: [{ conflict: "slug_key" }] });
    expect((await send()).status).toBe(200);
    expect([loaded.length, conflicts]).toEqual([2, [null, "slug_key"]]);
  });

  test("gives up in the end, and may be repeated", async () => {
    const { send, committed } = sending({ ends: Array.from({ length: 64 }, () => ({ conflict: "precondition" })) });
    expect(await statusAndCode(await send())).toEqual([503, "unavailable"]);
    expect(committed).toHaveLength(64);
  });

  test("that fails answers 500 and reveals nothing", async () => {
    const { send, served } = sending({
      decide: () => {
        throw new Error("secret");
      },
    });
    const answer = await send();
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret");
    expect(served.shell.heard.logged).toEqual([["error", "request failed"]]);
  });
});

describe("an idempotency key", () => {
  const storedIn = async ({ committed, send }: ReturnType<typeof sending>) => {
    await send({ idempotency_key: "key-1" });
    const change = committed[0]?.find((each) => "table" in each && each.table === "idempotency");
    return change && "row" in change ? change.row : null;
  };

  test("keeps the answer with its effects", async () => {
    const row = await storedIn(sending());
    expect(row).toMatchObject({ operation: "messages.send", key: "key-1", status: 200, answer: JSON.stringify(sent) });
  });

  test("keeps a refusal by a rule, and none for the form or the address of a request", async () => {
    expect(await storedIn(sending({ decide: () => refuse("window_closed", "Too late.") }))).toMatchObject({
      status: 409,
    });
    for (const code of ["validation_failed", "not_found"] as const) {
      const { committed, send } = sending({ decide: () => refuse(code as "validation_failed", "No.") });
      await send({ idempotency_key: "key-1" });
      expect(committed).toEqual([]);
    }
  });

  test("replays what is stored byte for byte, and decides nothing", async () => {
    const stored = await storedIn(sending());
    const again = sending({ stored, decide: () => expect.unreachable() });
    const answer = await again.send({ idempotency_key: "key-1" });
    expect([answer.status, await answer.text()]).toEqual([200, JSON.stringify(sent)]);
    expect(answer.headers.get("idempotent-replayed")).toBe("true");
    expect(again.committed).toEqual([]);
  });

  test("is refused to another request", async () => {
    const stored = await storedIn(sending());
    const other = await sending({ stored }).send({ idempotency_key: "key-1", text: "Something else" });
    expect(await statusAndCode(other)).toEqual([422, "idempotency_key_reused"]);
  });

  test("keeps an answer that shows a secret sealed, and replays it to the same principal", async () => {
    const first = sending({ secret: true });
    const stored = await storedIn(first);
    expect(stored?.answer).toMatch(/^sealed /);
    const { id } = first.served.shell.principals.recall(first.served.shell.sha256(first.token)) ?? {};
    const again = sending({ secret: true, stored });
    expect(stored?.answer).toContain(id);
    expect(await (await again.send({ idempotency_key: "key-1" })).text()).toBe(JSON.stringify(sent));
    const other = again.served.tokenWith(["atlas.messages.send"]);
    const elsewhere = await again.served.call("messages.send", {
      token: other,
      body: { ...body, idempotency_key: "key-1" },
    });
    expect(await statusAndCode(elsewhere)).toEqual([409, "conflict"]);
  });
});

test("a commit is a span of its own", async () => {
  const spans: unknown[] = [];
  const begin = (start: { readonly name: string; readonly parent: string | null }) => {
    spans.push([start.name, start.parent]);
    return { traceparent: `of ${start.name}`, end: (how: object) => void spans.push(how) };
  };
  const { served } = sending();
  const traced = deployment(
    {
      "messages.send": {
        ...write("messages.send", { args: () => ({}), decide: () => accept(sent, [notice]) }),
        load: async () => ({ stored: null, lives: true, standing: null }),
      },
    },
    { tracing: { begin }, store: { commit: async () => ({ conflict: "deadlock" }) } },
  );
  await traced.call("messages.send", { token: traced.tokenWith(["atlas.messages.send"]), body });
  expect(spans.slice(0, 3)).toEqual([
    ["messages.send", null],
    ["commit", "of messages.send"],
    { failed: false, attributes: { "atlas.commit": "deadlock" } },
  ]);
  expect(served.shell.heard.logged).toEqual([]);
});
