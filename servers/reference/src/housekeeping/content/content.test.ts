import type { Rows } from "@atlas-messaging/service/rows/rows";
import { day, hour, later, minute } from "@atlas-messaging/service/core/time";
import { firstIdAt } from "@atlas-messaging/service/core/ids";
import { insertMany } from "@atlas-messaging/service/core/changes";
import { uuidv7 } from "uuidv7";
import { beforeAll, describe, expect, test } from "vitest";
import { describeOnBoth } from "../../../test-support/databases.ts";
import {
  approvalRow,
  channelRow,
  conversationRow,
  customerRow,
  mediaRow,
  messageRow,
  organizationRow,
  sessionRow,
} from "../../../test-support/rows.ts";
import { testServices } from "../../../test-support/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../../platform/database/commit.ts";
import { mediaBytes } from "../../services/media-bytes.ts";
import { ContentPasses, Rounds, contentChores } from "../content.ts";

const now = "2026-03-01T12:00:00.000Z";
const ago = (days: number): string => later(now, -days * day);
/** An id of a time: rows are as old as their ids. */
const idAt = (days: number): string => firstIdAt(ago(days)).slice(0, 13) + uuidv7().slice(13);
const aged = (days: number) => ({ id: idAt(days), created_at: ago(days), updated_at: ago(days) });

type State = Partial<Rows["conversations"]>;

describeOnBoth("content of an organization", (openDatabase) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase();
  });
  const servicesAt = (at: string) => ({ ...testServices(database), clock: { now: () => Date.parse(at) } });
  const keepHouse = async (passes = new ContentPasses(), at = now): Promise<void> => {
    for (const chore of contentChores(servicesAt(at), passes)) await chore.act();
  };
  const all = <Row>(id: string, text: string) => database.asTenant<{ row: Row }>(id, { text, values: [] });
  const listed = async <Row>(id: string, text: string): Promise<readonly Row[]> =>
    (await all<Row>(id, text)).map(({ row }) => row);

  /** An organization that keeps content for these days, with a channel. */
  const organization = async (days: {
    readonly messages?: number;
    readonly media?: number;
    readonly customers?: number;
  }) => {
    const own = organizationRow();
    const channel = channelRow(own.id);
    const chosen = Object.entries(days).map(([kind, count]) => ({
      organization_id: own.id,
      // The names of the object are kinds.
      kind: kind as keyof typeof days,
      days: count,
      updated_at: now,
    }));
    const made = [
      insertMany("organizations", [own]),
      insertMany("channels", [channel]),
      insertMany("retentions", chosen),
    ];
    expect(await commit(database, own.id, made)).toBe("committed");
    let numbers = 0;
    /** A customer with a conversation, and a message of each age. */
    const thread = async (ages: readonly number[], state: State = {}, customer: Partial<Rows["customers"]> = {}) => {
      const known = customerRow(own.id, {
        ...aged(200),
        phone_number: `+1555020${1000 + (numbers += 1)}`,
        ...customer,
      });
      const conversation = conversationRow(own.id, {
        ...aged(200),
        customer_id: known.id,
        channel_id: channel.id,
        status: "closed",
        ...state,
      });
      const messages = ages.map((age) => messageRow(own.id, { ...aged(age), conversation_id: conversation.id }));
      const changes = [
        insertMany("customers", [known]),
        insertMany("conversations", [conversation]),
        insertMany("messages", messages),
      ];
      expect(await commit(database, own.id, changes)).toBe("committed");
      return { customer: known, conversation, messages };
    };
    const kept = async ({ conversation }: Awaited<ReturnType<typeof thread>>) =>
      listed<number>(
        own.id,
        `select (date '2026-03-01' - created_at::date)::int as row from messages
         where conversation_id = '${conversation.id}' order by 1`,
      );
    return { id: own.id, thread, kept };
  };

  test("goes with its age, but for a conversation at work, and the conversation says so", async () => {
    const { id, thread, kept } = await organization({ messages: 30 });
    const other = await organization({});
    const quiet = await thread([10, 40, 90], { last_inbound_at: ago(10) });
    const open = await thread([10, 40], { status: "open", waiting_since: null, last_inbound_at: ago(10) });
    const forgotten = await thread([40], { status: "open", waiting_since: ago(40), last_inbound_at: ago(40) });
    const atWork = [
      await thread([5, 40], { status: "open", waiting_since: ago(5), last_inbound_at: ago(5) }),
      await thread([40], { status: "handed_off", updated_at: ago(20), last_inbound_at: ago(40) }),
      await thread([0.5, 40], { status: "open", last_inbound_at: ago(0.5) }),
      await thread([40]),
      await thread([40]),
    ];
    const [, , , sends, asks] = atWork;
    const scheduled = messageRow(id, {
      ...aged(35),
      conversation_id: sends?.conversation.id ?? "",
      direction: "outbound",
      delivery_state: "scheduled",
    });
    const lately = messageRow(id, { ...aged(60), conversation_id: quiet.conversation.id, updated_at: ago(3) });
    const asked = approvalRow(id, { state: "pending", conversation_id: asks?.conversation.id ?? "", decided_at: null });
    const changes = [insertMany("messages", [scheduled, lately]), insertMany("approvals", [asked])];
    expect(await commit(database, id, changes)).toBe("committed");
    const elsewhere = await other.thread([400]);
    await keepHouse();
    expect([await kept(quiet), await kept(open), await kept(forgotten)]).toEqual([[10, 60], [10], []]);
    expect(await Promise.all(atWork.map(kept))).toEqual([[5, 40], [40], [0, 40], [35, 40], [40]]);
    expect(await other.kept(elsewhere)).toEqual([400]);
    const marked = await listed<string>(
      id,
      "select id::text as row from conversations where messages_removed_before = '2026-01-30T12:00:00Z' order by 1",
    );
    expect(marked).toEqual([quiet, open, forgotten].map(({ conversation }) => conversation.id).toSorted());
  });

  test("takes notes, messages of ended sessions, and the texts of approvals with it, but no decision", async () => {
    const { id, thread } = await organization({ messages: 30 });
    const { conversation } = await thread([40]);
    const note = (days: number) => ({
      organization_id: id,
      id: idAt(days),
      conversation_id: conversation.id,
      text: "Likes the terrace",
      author: { type: "operator", name: "Ada" } as const,
      merged_from: null,
      created_at: ago(days),
    });
    const sessions = (["active", "ended"] as const).map((status) => sessionRow(id, { status, created_at: ago(60) }));
    const said = sessions.map(({ id: session_id, status }) => ({
      organization_id: id,
      id: idAt(50),
      session_id,
      role: "user" as const,
      content: status,
      run_id: null,
      created_at: ago(50),
    }));
    const customer_id = uuidv7();
    const decided = approvalRow(id, {
      id: idAt(50),
      created_at: ago(50),
      decided_at: ago(45),
      reason: "Too long",
      arguments: {
        text: "We open at 9.",
        amount: 3,
        customer_id,
        more: { text: "x" },
      },
      approved_arguments: { text: "At 9." },
    });
    const fresh = approvalRow(id, { id: idAt(35), created_at: ago(35), decided_at: ago(29) });
    const changes = [
      insertMany("conversation_notes", [note(10), note(50)]),
      insertMany("sessions", sessions),
      insertMany("session_messages", said),
      insertMany("approvals", [decided, fresh]),
    ];
    expect(await commit(database, id, changes)).toBe("committed");
    await keepHouse();
    expect(await listed(id, "select count(*)::int as row from conversation_notes")).toEqual([1]);
    expect(await listed(id, "select content as row from session_messages")).toEqual(["active"]);
    expect(await listed(id, "select to_jsonb(approvals) as row from approvals order by id")).toMatchObject([
      {
        arguments: {
          text: "[erased]",
          amount: 3,
          customer_id,
          more: "[erased]",
        },
        approved_arguments: { text: "[erased]" },
        reason: "[erased]",
        state: "approved",
      },
      { arguments: { text: "We open at 9." }, approved_arguments: null, reason: null },
    ]);
  });

  test("is media once no message needs it, or once it is as old as media may be", async () => {
    const store = async (own: string, days: number) => {
      const media = mediaRow(own, { ...aged(days), size_bytes: 3 });
      expect(await commit(database, own, [insertMany("media", [media])])).toBe("committed");
      await mediaBytes(database, servicesAt(now).clock).keep(own, media.id, Buffer.from("abc"));
      return media.id;
    };
    const showing = (own: string, conversation_id: string, media_id: string, days: number, more: object = {}) =>
      messageRow(own, { ...aged(days), conversation_id, type: "image", content: { type: "image", media_id }, ...more });
    const left = (own: string) =>
      listed<string>(
        own,
        `select status || ' ' || (select count(*) from media_chunks where media_id = media.id) as row
         from media order by id`,
      );

    const letters = await organization({ messages: 30 });
    const { conversation } = await letters.thread([]);
    const [sole, shared, unused] = [
      await store(letters.id, 90),
      await store(letters.id, 80),
      await store(letters.id, 70),
    ];
    expect(unused).toBeDefined();
    await commit(database, letters.id, [
      insertMany("messages", [
        showing(letters.id, conversation.id, sole, 60),
        showing(letters.id, conversation.id, sole, 50),
        showing(letters.id, conversation.id, shared, 60),
        showing(letters.id, conversation.id, shared, 5),
      ]),
    ]);
    await keepHouse();
    expect(await left(letters.id)).toEqual(["erased 0", "stored 1", "stored 1"]);

    const pictures = await organization({ media: 30 });
    const past = await pictures.thread([]);
    const current = await pictures.thread([], { status: "open", waiting_since: ago(2) });
    const ids = [90, 80, 70, 60, 50, 10].map((days) => store(pictures.id, days));
    const [old = "", sending = "", asked = "", working = ""] = await Promise.all(ids);
    const waits = { direction: "outbound", delivery_state: "queued" } as const;
    await commit(database, pictures.id, [
      insertMany("messages", [
        showing(pictures.id, past.conversation.id, old, 60),
        showing(pictures.id, (await pictures.thread([])).conversation.id, sending, 60, waits),
        showing(pictures.id, current.conversation.id, working, 60),
      ]),
      insertMany("approvals", [
        approvalRow(pictures.id, { state: "pending", arguments: { content: { media_id: asked } } }),
      ]),
    ]);
    await keepHouse();
    expect(await left(pictures.id)).toEqual(["erased 0", "stored 1", "stored 1", "stored 1", "erased 0", "stored 1"]);
    expect(await listed(pictures.id, "select count(*)::int as row from messages")).toEqual([3]);
  });

  test("is a customer with whom nothing has happened, who is erased once no export is made", async () => {
    const { id, thread } = await organization({ customers: 60 });
    const last = (days: number): State => ({ updated_at: ago(days), last_inbound_at: ago(days), status: "open" });
    const gone = await thread([100], last(100), { name: "Ada", updated_at: ago(90) });
    const stays = [
      await thread([50], last(100)),
      await thread([100], last(20)),
      await thread([100], last(100), { updated_at: ago(10) }),
    ];
    const sends = await thread([100], last(100));
    const waiting = messageRow(id, {
      ...aged(90),
      conversation_id: sends.conversation.id,
      direction: "outbound",
      delivery_state: "scheduled",
    });
    const running = {
      organization_id: id,
      id: uuidv7(),
      status: "running" as const,
      rows: 0,
      size_bytes: 0,
      pieces: 0,
      failure: null,
      requested_at: now,
      ready_at: null,
      expires_at: null,
    } as const;
    const changes = [insertMany("messages", [waiting]), insertMany("organization_exports", [running])];
    expect(await commit(database, id, changes)).toBe("committed");
    const erased = () => listed<string>(id, "select id::text as row from customers where erased_at is not null");
    const passes = new ContentPasses();
    await keepHouse(passes);
    expect(await erased()).toEqual([]);
    const ready = { kind: "update", table: "organization_exports", where: { organization_id: id } } as const;
    await commit(database, id, [{ ...ready, set: { status: "ready", ready_at: now, expires_at: later(now, day) } }]);
    await keepHouse(passes, later(now, minute));
    expect(await erased()).toEqual([gone.customer.id]);
    expect(stays).toHaveLength(3);
    expect(await listed(id, "select status as row from organization_exports")).toEqual(["ready"]);
    expect(await listed(id, "select status as row from conversations where status <> 'open'")).toEqual(["closed"]);
    expect(await listed(id, "select detail as row from outbox where kind = 'erase_customer'")).toMatchObject([
      { stage: "record", needles: expect.arrayContaining([gone.customer.phone_number]), keepsExports: true },
    ]);
    const entry = { event_type: "atlas_api.customer.erase", actor_kind: "system", after: { reason: "retention" } };
    expect(await listed(id, "select to_jsonb(audit_events) as row from audit_events")).toMatchObject([entry]);
  });

  test("is looked at once an hour, and at once after another choice", async () => {
    const { id, thread, kept } = await organization({ messages: 30 });
    const passes = new ContentPasses();
    await keepHouse(passes);
    const late = await thread([20, 40]);
    await keepHouse(passes, later(now, minute));
    expect(await kept(late)).toEqual([20, 40]);
    await keepHouse(passes, later(now, hour));
    expect(await kept(late)).toEqual([20]);
    const choice = { organization_id: id, kind: "messages" } as const;
    await commit(database, id, [{ kind: "update", table: "retentions", where: choice, set: { days: 10 } }]);
    await keepHouse(passes, later(now, hour + minute));
    expect(await kept(late)).toEqual([]);
  });

  test("in many rows goes page by page", async () => {
    const { thread, kept } = await organization({ messages: 30 });
    const long = await thread([...Array.from({ length: 600 }, (_, index) => 31 + index / 100), 3]);
    await keepHouse();
    expect(await kept(long)).toEqual([3]);
  });
});

describe("rounds", () => {
  test("go on where they were, and give each organization its turn", async () => {
    const rounds = new Rounds();
    const items = ["large", "small"].map((key) => ({ key }));
    const seen: string[] = [];
    const look = async ({ key }: { readonly key: string }, after: string | null) => {
      seen.push(`${key} ${after ?? "begins"}`);
      const next = Number(after ?? 0) + 1;
      return { last: key === "large" || next < 2 ? String(next) : null, read: 1 };
    };
    await rounds.go(items, now, look);
    expect(seen.slice(0, 5)).toEqual(["large begins", "small begins", "large 1", "small 1", "large 2"]);
    expect(seen).toHaveLength(20);
    await rounds.go(items, later(now, minute), look);
    expect([seen[20], seen.slice(20).filter((each) => each.startsWith("small"))]).toEqual(["large 18", []]);
    await rounds.go(items, later(now, hour), look);
    expect(seen.slice(40)).toContain("small begins");
  });

  test("look at organizations without old rows once, and again soon at those that had to wait", async () => {
    const rounds = new Rounds();
    let looks = 0;
    const look = async (waits: boolean) => {
      looks += 1;
      return { last: waits ? "1" : null, read: 0, waits };
    };
    const many = Array.from({ length: 600 }, (_, index) => ({ key: `organization ${index}` }));
    await rounds.go(many, now, () => look(false));
    expect(looks).toBe(500);
    await rounds.go(many, later(now, minute), () => look(false));
    expect(looks).toBe(600);
    await rounds.go([{ key: "waiting" }], now, () => look(true));
    expect(looks).toBe(601);
    await rounds.go([{ key: "waiting" }], later(now, minute), async (_, after) => look(after !== "1"));
    expect(looks).toBe(602);
  });
});
