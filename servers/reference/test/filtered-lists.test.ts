/** Filters of long lists are served by their indexes: of 100,000 deliveries, of the changes of a person, and by metadata. */
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { factLoader } from "@atlas-messaging/postgres/facts";
import { planSettings } from "@atlas-messaging/postgres/session";
import { auditPageFacts } from "@atlas-messaging/service/runs/facts.sql";
import { deliveryPageFacts, foundDeliveryFacts } from "@atlas-messaging/service/webhooks/facts.sql";
import { conversationPageFacts } from "@atlas-messaging/service/conversations/facts.sql";
import { customerPageFacts } from "@atlas-messaging/service/customers/facts.sql";
import { messagePageFacts } from "@atlas-messaging/service/messages/facts.sql";
import { idOf } from "../test-support/crowd.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { sentBy } from "../test-support/facts-asked.ts";
import { readBy } from "../test-support/plans.ts";
import { connectAsOwner } from "../test-support/postgres.ts";

const organization = "0199f0a0-0000-7000-9000-00000000000a";
const many = 100_000;
const webhooks = 20;
const page = 51;

const place = { after: null, after_down: "ffffffff-ffff-ffff-ffff-ffffffffffff", after_up: idOf(0), page_size: page };
const none = { status: null, named: null, of_conversation: null, of_request: null, sought: null };

/** Each webhook has 5,000 deliveries. Every conversation has 100 to each, every request 5. */
const seed = `
  insert into webhook_endpoints (organization_id, id, url, events, secret, status, pace, created_at, updated_at)
  select $1::uuid, $2::uuid, 'https://shop.example', '{}', '', case when i <= ${webhooks} then 'active' else 'deleted' end,
    'quick', now(), now() from (select i, ('0199f0a0-0000-7000-8000-' || lpad(to_hex(i), 12, '0'))::uuid from generate_series(1, 100) i) made(i, id)`;

describe("a filtered list", () => {
  let owner: postgres.Sql;

  beforeAll(async () => {
    owner = connectAsOwner(await freshDatabase());
    const id = (number: string) => `('0199f0a0-0000-7000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
    await owner.unsafe("set session_replication_role = replica");
    await owner`insert into organizations (id, name, environment, created_at) values (${organization}, 'Many', 'sandbox', now())`;
    await owner.unsafe(seed.replace("$1", `'${organization}'`).replace("$2::uuid", "id"));
    await owner.unsafe(`
      insert into webhook_deliveries (organization_id, id, endpoint_id, event_row_id, event_id, event_type, status, attempts,
        round_attempts, round_started_at, created_at, updated_at, conversation_id, correlation_id)
      select '${organization}', ${id("i")}, ${id(`1 + i % ${webhooks}`)}, ${id("i")}, ${id("i")},
        case when i % 100 < 20 then 'session.ended' else 'message.delivered' end,
        case when i % 1000 < 20 then 'exhausted' else 'delivered' end,
        1, 1, now(), now(), now(), ${id(`i / ${100 * webhooks}`)}, 'request-' || i / ${5 * webhooks}
      from generate_series(1, ${many}) i`);
    // One person made all changes but one in a hundred, none of them to an app.
    await owner.unsafe(`
      insert into audit_events (organization_id, id, event_type, correlation_id, actor_kind, actor_id, subject_id, created_at)
      select '${organization}', ${id("i")}, case when i % 100 = 0 then 'atlas_api.app.created' else 'atlas_api.message.sent' end,
        'request', 'operator', ${id("case when i % 100 = 0 then 2 else 1 end")}, ${id("i")}, now()
      from generate_series(1, ${many / 5}) i`);
    // Each has an order number of its own, and one of ten shops. The triggers rest, so their entries are made here.
    await owner.unsafe(`
      insert into customers (organization_id, id, phone_number, metadata, created_at)
      select '${organization}', ${id("i")}, '+1555' || i, jsonb_build_object('order_id', i::text, 'shop', 's' || i % 10), now()
      from generate_series(1, ${many / 2}) i;
      insert into conversations (organization_id, id, customer_id, channel_id, status, metadata, created_at, updated_at)
      select organization_id, id, id, id, 'open', metadata, now(), now() from customers;
      insert into channels (organization_id, id, channel, display_name, status, provider, health, created_at)
      select organization_id, id, 'chatapp', '', 'active', 'sandbox', '{}', now() from customers;
      insert into messages (organization_id, id, conversation_id, direction, type, text, metadata, created_at, updated_at)
      select organization_id, id, id, 'inbound', 'text', '', metadata, now(), now() from customers;
      insert into metadata_entries (organization_id, subject, key, text, subject_id)
      select organization_id, subject, key, value, id from customers, jsonb_each_text(metadata),
        unnest(array['customers', 'conversations', 'messages']) subject`);
    await owner.unsafe("set session_replication_role = origin; analyze; set role atlas_app");
    for (const [name, value] of Object.entries(planSettings)) await owner.unsafe(`set ${name} = ${value}`);
  });
  afterAll(() => owner.end());

  const conversation = idOf(25);
  const filters: readonly (readonly [filter: object, index: string])[] = [
    [{}, "webhook_deliveries_endpoint_idx"],
    [{ status: "exhausted" }, "webhook_deliveries_status_idx"],
    [{ named: "session.ended" }, "webhook_deliveries_type_idx"],
    [{ of_conversation: conversation }, "webhook_deliveries_conversation_idx"],
    [{ of_request: "request-500" }, "webhook_deliveries_request_idx"],
    [{ of_request: "request-500", of_conversation: conversation }, "webhook_deliveries_request_idx"],
    [{ of_conversation: conversation, status: "delivered" }, "webhook_deliveries_conversation_idx"],
  ];
  const lists = [
    ["of one webhook", deliveryPageFacts.rows, 1],
    ["of all webhooks", foundDeliveryFacts.rows, webhooks],
  ] as const;
  const asked = lists.flatMap(([list, rows, to]) =>
    filters.map(([filter, index]) => ({ list, rows, to, filter, index })),
  );

  test.for([
    [{ event_type: "atlas_api.app" }, 0],
    [{ event_type: "atlas_api.message" }, page],
    [{ event_type: null }, page],
  ] as const)("of changes of one person by %o reads those that it shows", async ([filter, shown]) => {
    const load = factLoader({ rows: auditPageFacts.rows });
    const whole = { asset_id: null, correlation_id: null, since: null, until: null };
    const args = { ...place, ...whole, actor_id: idOf(1), ...filter };
    const [statement] = await sentBy((database) => load(database, organization, args));
    if (!statement) throw new Error("nothing was asked");
    for (const mode of ["force_generic_plan", "force_custom_plan"] as const) {
      const { rows, scans } = await readBy(owner, statement, mode, organization);
      expect(scans.filter((scan) => !scan.includes("audit_events_actor_kind_idx"))).toEqual([]);
      // Types are found by a row each.
      expect(rows).toBeGreaterThanOrEqual(shown);
      expect(rows).toBeLessThanOrEqual(shown + 4);
    }
  });

  const anybody = { phone_number: null, user_id: null, username: null, label: null, from: null };
  const anyMessage = { conversation_id: null, customer_id: null, delivery_state: null, direction: null };
  const tagged = [
    ["customers", customerPageFacts.rows, anybody, 2],
    ["conversations", conversationPageFacts.rows, { status: null }, 4],
    ["messages", messagePageFacts.rows, { ...anyMessage, listed_by: "metadata", since_id: idOf(0) }, 5],
  ] as const;

  test.for(tagged)("of %s by metadata reads its page alone", async ([list, rows, others, tables]) => {
    const load = factLoader({ rows });
    for (const [metadata_key, metadata_text, shown] of [
      ["shop", "s3", page],
      ["order_id", "4711", 1],
      ["shop", "none", 0],
    ] as const) {
      const args = { ...place, ...others, metadata_key, metadata_text };
      const [statement] = await sentBy((database) => load(database, organization, args));
      if (!statement) throw new Error("nothing was asked");
      for (const mode of ["force_generic_plan", "force_custom_plan"] as const) {
        const { rows: read, scans } = await readBy(owner, statement, mode, organization);
        expect(read, `${list} ${metadata_key} ${mode} ${scans.join(", ")}`).toBeLessThanOrEqual(tables * shown);
      }
    }
  });

  test("of deliveries begins a later page at its cursor", async () => {
    const load = factLoader({ rows: deliveryPageFacts.rows });
    const pagesFrom = async (after_down: string): Promise<number> => {
      const args = { ...place, ...none, id: idOf(1), status: "delivered", after_down };
      const [statement] = await sentBy((database) => load(database, organization, args));
      if (!statement) throw new Error("nothing was asked");
      return (await readBy(owner, statement, "force_generic_plan", organization)).pages;
    };
    const first = await pagesFrom(place.after_down);
    // Past 4,900 of the same key, which fill dozens of pages.
    expect(await pagesFrom(idOf(1_100))).toBeLessThanOrEqual(first + 8);
  });

  test.for(asked)("of deliveries $list by $filter reads its page from $index", async ({ rows, to, filter, index }) => {
    const load = factLoader({ rows });
    const args = { ...place, ...none, id: idOf(1), ...filter };
    const [statement, ...others] = await sentBy((database) => load(database, organization, args));
    expect(others).toEqual([]);
    if (!statement) throw new Error("nothing was asked");
    for (const mode of ["force_generic_plan", "force_custom_plan"] as const) {
      const read = await readBy(owner, statement, mode, organization);
      const scans = read.scans.filter((scan) => scan.includes("webhook_deliveries"));
      expect(scans.length).toBeGreaterThan(0);
      expect(scans.filter((scan) => !scan.includes(index))).toEqual([]);
      // A page of each webhook, past the one of each that has another status, and the webhooks themselves.
      expect(read.rows).toBeLessThanOrEqual(to * (page + 1) + webhooks);
    }
  });
});
