import { beforeAll, describe, expect, test } from "vitest";
import { eventNames } from "@atlas-messaging/contract";
import { describeServedOnPostgres } from "../test-support/served.ts";
import type { Organization } from "../test-support/served.ts";

const unknown = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f";
const url = "https://shop.example/hook";
const valid = { url, events: ["session.ended"] };
const longUrl = (length: number) => `${url}?${"a".repeat(length - url.length - 1)}`;

/** Wrong values of the members that creation and change share. */
const wrongMembers: readonly (readonly [name: string, path: string, change: object])[] = [
  ...[
    "",
    "shop.example/hook",
    "/hook",
    "ftp://shop.example/hook",
    "https://",
    "https://shop.example/a hook",
    "javascript:alert(1)",
    longUrl(2049),
  ].map((wrong) => [`the URL ${wrong.slice(0, 40)}`, "url", { url: wrong }] as const),
  ...[
    "http://127.0.0.1/hook",
    "http://localhost:3000/",
    "http://[::1]/",
    "http://10.0.0.1/",
    "http://192.168.1.1/",
    "http://169.254.169.254/latest/meta-data",
  ]
    .concat([
      "http://2130706433/",
      "http://0x7f.1/",
      "http://[::ffff:127.0.0.1]/",
      "http://0.0.0.0/",
      "https://user:password@shop.example/",
    ])
    .map((wrong) => [`the target ${wrong}`, "url", { url: wrong }] as const),
  ["a URL that is a number", "url", { url: 42 }],
  ["a URL that is null", "url", { url: null }],
  ["no events", "events", { events: [] }],
  ["events that are a text", "events", { events: "session.ended" }],
  ["events that are null", "events", { events: null }],
  ["the same event twice", "events", { events: ["session.ended", "session.ended"] }],
  ["33 events", "events", { events: Array.from({ length: 33 }, () => "session.ended") }],
  ["an unknown event", "events.1", { events: ["session.ended", "session.began"] }],
  ["an event that is a number", "events.0", { events: [42] }],
  ["a description of 257 characters", "description", { description: "a".repeat(257) }],
  ["a description that is a number", "description", { description: 42 }],
  ["U+0000 in the description", "description", { description: "\0" }],
  ["an empty key", "idempotency_key", { idempotency_key: "" }],
  ["a key of 256 characters", "idempotency_key", { idempotency_key: "a".repeat(256) }],
  ["an unknown member", "colour", { colour: "blue" }],
  ["an id", "id", { id: unknown }],
];

const wrongCreations: typeof wrongMembers = [
  ["a secret of 15 characters", "secret", { secret: "a".repeat(15) }],
  ["a secret of 257 characters", "secret", { secret: "a".repeat(257) }],
  ["a secret that is null", "secret", { secret: null }],
  ["half a surrogate pair in the secret", "secret", { secret: `${"a".repeat(16)}\ud800` }],
  ["no URL", "url", { url: undefined }],
  ["no events at all", "events", { events: undefined }],
  ["a status", "status", { status: "active" }],
];

const wrongChanges: typeof wrongMembers = [
  ["a secret", "secret", { secret: "a".repeat(16) }],
  ["the status deleted", "status", { status: "deleted" }],
  ["an unknown status", "status", { status: "paused" }],
  ["a status that is null", "status", { status: null }],
];

// More requests than a minute's limit.
describeServedOnPostgres(
  "webhooks",
  { settings: { ATLAS_LIMIT_WRITES: "1000", ATLAS_MAX_WEBHOOKS: "1000" } },
  (served) => {
    let organization: Organization;
    beforeAll(async () => {
      organization = await served.organization();
    });
    const call = (body: unknown) => organization.client.call("webhooks.create", { body });
    const create = async (change: object = {}) =>
      (await organization.client.succeed("webhooks.create", { body: { ...valid, ...change } })).data;
    const change = (id: string, body: unknown) => organization.client.call("webhooks.update", { params: { id }, body });
    const refusal = (path: string) => ({
      status: 422,
      error: { code: "validation_failed", details: expect.arrayContaining([expect.objectContaining({ path })]) },
    });

    describe("creation is refused with 422, naming the member:", () => {
      test.for([...wrongMembers, ...wrongCreations])("%s", async ([, path, members]) => {
        expect(await call({ ...valid, ...members })).toMatchObject(refusal(path));
      });
      test.for([
        ["a list", []],
        ["null", null],
        ["a text", "x"],
      ] as const)("%s", async ([, body]) => {
        expect(await call(body)).toMatchObject(refusal("body"));
      });
    });

    describe("a change is refused with 422, naming the member:", () => {
      test.for([...wrongMembers, ...wrongChanges, ["nothing", "body", {}] as const])(
        "%s",
        async ([, path, members]) => {
          const { id } = await create();
          expect(await change(id, members)).toMatchObject(refusal(path));
        },
      );
    });

    describe("takes the longest and the shortest:", () => {
      test.for([
        ["a URL of 2048 characters", { url: longUrl(2048) }],
        ["http", { url: "http://shop.example:8080/hook" }],
        ["every event", { events: eventNames }],
        ["a secret of 16 characters", { secret: "a".repeat(16) }],
        ["a secret of 256 characters", { secret: "a".repeat(256) }],
        ["a description of 256 characters", { description: "🦉".repeat(256) }],
        ["an empty description", { description: "" }],
        ["the description null", { description: null }],
        ["a key of 255 characters", { idempotency_key: "k".repeat(255) }],
      ] as const)("%s", async ([, members]) => {
        const { secret: _, idempotency_key: __, ...shown } = { ...valid, secret: "", idempotency_key: "", ...members };
        expect(await create(members)).toMatchObject({ ...shown, status: "active" });
      });
    });

    test("shows a secret of its own making once, and yours never", async () => {
      const [made, given] = [await create(), await create({ secret: "given-by-the-developer" })];
      expect(made.secret).toMatch(/^[\w-]{32,}$/);
      expect(given.secret).toBeUndefined();
      const changed = await change(made.id, { description: "x" });
      const { text } = await organization.client.call("webhooks.list", { query: { limit: 200 } });
      for (const shown of [text, changed.text]) {
        expect(shown).not.toContain(made.secret);
        expect(shown).not.toContain("given-by-the-developer");
      }
      expect((await create()).secret).not.toBe(made.secret);
    });

    test("changes the members that are given, and no others", async () => {
      const created = await create({ description: "Orders" });
      const { secret: _, ...before } = created;
      const changed = await change(created.id, { events: ["message.delivered", "session.ended"] });
      expect(changed.body?.data).toEqual({
        ...before,
        events: ["message.delivered", "session.ended"],
        updated_at: expect.any(String),
      });
      expect((await change(created.id, { status: "disabled", description: null })).body?.data).toMatchObject({
        status: "disabled",
        description: null,
        events: ["message.delivered", "session.ended"],
      });
      expect((await change(created.id, { status: "active", url: "https://other.example/" })).body?.data).toMatchObject({
        status: "active",
        url: "https://other.example/",
      });
    });

    test("lists the newest first, without deleted ones", async () => {
      const fresh = await served.organization();
      const made = async () => (await fresh.client.succeed("webhooks.create", { body: valid })).data.id;
      const ids = [await made(), await made(), await made()];
      const deleted = await fresh.client.succeed("webhooks.delete", { params: { id: ids[1] ?? "" } });
      expect(deleted.data).toEqual({ webhook_id: ids[1], status: "deleted" });
      const { data } = await fresh.client.succeed("webhooks.list");
      expect(data.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
    });

    test("answers 404 for one that is deleted, or never was", async () => {
      const { id } = await create();
      await organization.client.succeed("webhooks.delete", { params: { id } });
      for (const gone of [id, unknown]) {
        expect(await change(gone, { description: "x" })).toMatchObject({ status: 404, error: { code: "not_found" } });
        expect(await organization.client.call("webhooks.delete", { params: { id: gone } })).toMatchObject({
          status: 404,
        });
      }
    });

    test("of two deletions at once one finds it", async () => {
      const { id } = await create();
      const answers = await Promise.all(
        Array.from({ length: 5 }, () => organization.client.call("webhooks.delete", { params: { id } })),
      );
      const counted = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
      expect({ found: counted(200), gone: counted(404) }).toEqual({ found: 1, gone: 4 });
    });
  },
);
