import { describe, expect, test } from "vitest";
import { type Sandbox, type Snapshot, createSandbox } from "../src/index.ts";
import { clientOf, message } from "./support.ts";

type Rows = { [table: string]: { [column: string]: unknown }[] };

/** Changes the rows of the organization that the sandbox has from the start, behind its back. */
const tamper = (sandbox: Sandbox, change: (rows: Rows) => void): void => {
  const snapshot = structuredClone(sandbox.snapshot()) as Snapshot & { organizations: { [id: string]: Rows } };
  change(snapshot.organizations[sandbox.credentials.organization_id] ?? {});
  sandbox.restore(snapshot);
};

const rowsOf = (sandbox: Sandbox, table: string) => {
  const { organizations } = sandbox.snapshot() as Snapshot & { organizations: { [id: string]: Rows } };
  return organizations[sandbox.credentials.organization_id]?.[table] ?? [];
};

/** A delivery whose event is gone: each attempt fails by a fault of the sandbox itself. */
const broken = async (attempts: number): Promise<Sandbox> => {
  const sandbox = createSandbox({ webhooks: () => new Response(null, { status: 500 }) });
  const client = clientOf(sandbox);
  await client.succeed("webhooks.create", {
    body: { url: "https://shop.example/hook", events: ["message.delivered"] },
  });
  await client.succeed("messages.send", message("one"));
  await sandbox.advance("10s");
  tamper(sandbox, (rows) => {
    rows["events"] = [];
    for (const job of rows["outbox"] ?? []) if (job["kind"] === "deliver_webhook") job["attempts"] = attempts;
  });
  return sandbox;
};

const delivering = (sandbox: Sandbox) => rowsOf(sandbox, "outbox").filter(({ kind }) => kind === "deliver_webhook");

describe("a job that fails by a fault of the sandbox", () => {
  test("is reported, given back and retried later", async () => {
    const sandbox = await broken(0);
    await expect(sandbox.advance("2m")).rejects.toThrow("The sandbox itself has failed");
    expect(delivering(sandbox)).toMatchObject([{ attempts: 1, dead_at: null, leased_until: null }]);
  });

  test("is set aside after its last failure, as by the service, and what it was about with it", async () => {
    const sandbox = await broken(9);
    await expect(sandbox.advance("2m")).rejects.toThrow("The sandbox itself has failed");
    expect(delivering(sandbox)).toMatchObject([{ attempts: 10, leased_until: null, dead_at: expect.any(String) }]);
    expect(rowsOf(sandbox, "webhook_deliveries")).toMatchObject([{ status: "exhausted", last_error: "set_aside" }]);
    expect(rowsOf(sandbox, "audit_events").map(({ event_type }) => event_type)).toContain("atlas_api.job.set_aside");
    await sandbox.advance("25h");
    expect(delivering(sandbox)).toMatchObject([{ attempts: 10 }]);
  });
});

test("a message that is put off goes out before the next to its customer, and holds up nobody else's", async () => {
  const sandbox = createSandbox();
  const client = clientOf(sandbox);
  const { delivered, slow } = sandbox.credentials.phone_numbers;
  const send = async (phone_number: string, text: string) =>
    (await client.succeed("messages.send", { body: { phone_number, text } })).data.message_id;
  const [first, second, other] = [await send(delivered, "1"), await send(delivered, "2"), await send(slow, "3")];
  const later = new Date(sandbox.now.getTime() + 3_600_000).toISOString();
  tamper(sandbox, ({ outbox = [] }) => {
    const job = outbox.find(({ subject_id }) => subject_id === first);
    if (job) Object.assign(job, { kind: "send_message", detail: null, due_at: later });
  });
  const states = async () =>
    Promise.all(
      [first, second, other].map(async (id) => {
        const { statuses } = (await client.succeed("messages.get", { params: { id } })).data.message;
        return statuses.map(({ status }) => status);
      }),
    );
  await sandbox.advance("30m");
  expect(await states()).toEqual([["queued"], ["queued"], ["queued", "sent", "delivered"]]);
  await sandbox.advance("31m");
  const all = ["queued", "sent", "delivered", "read"];
  expect(await states()).toEqual([all, all, ["queued", "sent", "delivered"]]);
});

describe("checks of a channel", () => {
  const checks = (sandbox: Sandbox) => rowsOf(sandbox, "outbox").filter(({ kind }) => kind === "check_channel");
  const begun = (): Sandbox => {
    const sandbox = createSandbox();
    expect(sandbox.credentials.scopes.length).toBeGreaterThan(0);
    return sandbox;
  };

  test("that find no news are made once in a week, at its end", async () => {
    const sandbox = begun();
    await sandbox.advance("7d");
    const last_health_check = sandbox.now.toISOString();
    expect(rowsOf(sandbox, "channels")).toMatchObject([{ last_health_check }]);
    await sandbox.advance("90s");
    expect(rowsOf(sandbox, "channels")).toMatchObject([{ last_health_check: sandbox.now.toISOString() }]);
    expect(checks(sandbox)).toHaveLength(1);
  });

  test("that find news are made when they are due", async () => {
    const sandbox = begun();
    tamper(sandbox, (rows) => {
      for (const channel of rows["channels"] ?? []) channel["status"] = "connected";
    });
    await clientOf(sandbox).succeed("messages.send", message("one"));
    const [check] = checks(sandbox);
    await sandbox.advance("7d");
    expect(rowsOf(sandbox, "channels")).toMatchObject([{ status: "active" }]);
    const news = rowsOf(sandbox, "audit_events").filter(
      ({ event_type }) => event_type === "atlas_api.channel.health.change",
    );
    expect(news).toMatchObject([{ created_at: check?.["due_at"] }]);
  });
});
