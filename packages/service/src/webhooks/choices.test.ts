import { array, assert, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { facts, idOf, now } from "../../test-support/facts.ts";
import { deliveryRow, endpointRow, eventRow } from "../../test-support/rows.ts";
import { later } from "../core/time.ts";
import { deliveryBody } from "../events/expand.ts";
import { type FilteredRows, isWanted } from "../events/filter.ts";
import { chosen, needsKey, ownHeaders, presentChoices, problemOfHeaders } from "./choices.ts";
import { nextPlace } from "./delivery.ts";

describe("headers of the owner", () => {
  test.for([
    [{ Host: "a" }, "must not have host, which HTTP or the service sets"],
    [{ "Content-Length": "1" }, "must not have content-length, which HTTP or the service sets"],
    [{ "Atlas-Signature": "a" }, "must not have atlas-signature, which HTTP or the service sets"],
    [{ "webhook-id": "a" }, "must not have webhook-id, which HTTP or the service sets"],
    [{ "X-Request-Id": "a" }, "must not have x-request-id, which HTTP or the service sets"],
    [{ "X Shop": "a" }, "must have names of header fields up to 64 characters"],
    [{ "": "a" }, "must have names of header fields up to 64 characters"],
    [{ ["x".repeat(65)]: "a" }, "must have names of header fields up to 64 characters"],
    [{ "X-Shop": "a", "x-shop": "b" }, "must not have a name twice, in whatever case"],
    [{ "X-Shop": "a\r\nHost: b" }, "must have values of visible ASCII characters, without white space around them"],
    [{ "X-Shop": " a" }, "must have values of visible ASCII characters, without white space around them"],
    [{ "X-Shop": "ä" }, "must have values of visible ASCII characters, without white space around them"],
  ] as const)("are refused: %j", ([headers, problem]) => {
    expect(problemOfHeaders({ headers })).toBe(problem);
  });

  test("are kept as given, and shown by name alone", () => {
    const headers = { Authorization: "Bearer 7fK2", "X-Shop": "corner" };
    expect(problemOfHeaders({ headers })).toBeNull();
    const endpoint = endpointRow(chosen({ headers }, { asked: null }));
    expect(ownHeaders(endpoint.headers)).toEqual(headers);
    expect(presentChoices(endpoint).header_names).toEqual(["Authorization", "X-Shop"]);
    expect(JSON.stringify(presentChoices(endpoint))).not.toContain("7fK2");
    expect(chosen({ headers: {} }, { asked: null })).toEqual({ headers: null, header_names: [] });
  });
});

describe("a key of the asymmetric signature", () => {
  const asked = { privateKey: "whsk_one", publicKey: "whpk_one" };

  test("is made once, and goes with `v1`", () => {
    expect([needsKey({ signature: "v1a" }), needsKey({}), needsKey({ signature: "v1" })]).toEqual([true, false, false]);
    const signing = endpointRow(chosen({ signature: "v1a" }, { asked }));
    expect(presentChoices(signing)).toMatchObject({ signature: "v1a", public_key: "whpk_one" });
    expect(needsKey({ signature: "v1a" }, signing)).toBe(false);
    expect(endpointRow({ ...signing, ...chosen({ signature: "v1" }, { asked: null }) })).toEqual(endpointRow());
  });
});

describe("a filter", () => {
  const conversationId = idOf(5, 1);
  const [channelId, agentId, messageId] = [idOf(5, 2), idOf(5, 3), idOf(5, 4)];
  const rows: FilteredRows = {
    conversations: [{ id: conversationId, channel_id: channelId, labels: ["vip"] }],
    channels: [{ id: channelId, agent_id: agentId }],
    messages: [{ id: messageId, direction: "outbound", category: "marketing" }],
  };
  const sent = eventRow({ conversation_id: conversationId, payload: { message: { id: messageId } } });

  test.for([
    [{ channel_ids: [channelId] }, true],
    [{ channel_ids: [idOf(9, 9)] }, false],
    [{ channel_ids: [idOf(9, 9), channelId.toUpperCase()] }, true],
    [{ labels: ["refund", "vip"] }, true],
    [{ labels: ["refund"] }, false],
    [{ agent_ids: [agentId] }, true],
    [{ agent_ids: [idOf(9, 9)] }, false],
    [{ directions: ["outbound"] }, true],
    [{ directions: ["inbound"] }, false],
    [{ categories: ["marketing"] }, true],
    [{ categories: ["utility", "transactional"] }, false],
    [{ labels: ["vip"], directions: ["inbound"] }, false],
  ] as const)("of %j matches a marketing message: %j", ([filter, matches]) => {
    expect(isWanted(filter, sent, rows)).toBe(matches);
  });

  test("matches no event without the trait, and none matches all", () => {
    const plain = eventRow({ payload: {} });
    for (const filter of [{ channel_ids: [channelId] }, { labels: ["vip"] }, { directions: ["inbound"] as const }])
      expect(isWanted(filter, plain, rows)).toBe(false);
    expect(isWanted(null, plain, rows)).toBe(true);
  });

  test("takes the agent of a run or session before the one that serves the channel", () => {
    const own = idOf(5, 9);
    for (const part of ["run", "session"]) {
      const event = eventRow({ conversation_id: conversationId, payload: { [part]: { agent_id: own } } });
      expect([isWanted({ agent_ids: [own] }, event, rows), isWanted({ agent_ids: [agentId] }, event, rows)]).toEqual([
        true,
        false,
      ]);
    }
  });
});

test("a thin body has name, ids and times alone", () => {
  const payload = {
    conversation_id: idOf(5, 1),
    channel: "chatapp",
    customer: { id: idOf(5, 2), phone_number: "+15550100001" },
    message: { id: idOf(5, 3), type: "text", text: "Hello" },
    run: { id: idOf(5, 4), intent: "greet" },
  };
  const body: unknown = JSON.parse(deliveryBody(deliveryRow(), eventRow({ payload }), "thin"));
  expect(body).toEqual({
    event_id: deliveryRow().event_id,
    event_type: "message.delivered",
    timestamp: eventRow().created_at,
    payload: "thin",
    conversation_id: idOf(5, 1),
    customer_id: idOf(5, 2),
    message_id: idOf(5, 3),
    run_id: idOf(5, 4),
  });
});

test("places of a rate are never closer than it, and none is lost", () => {
  const gap = (rate: number) => Math.ceil(1_000 / rate);
  assert(
    property(
      integer({ min: 1, max: 1_000 }),
      array(integer({ min: 0, max: 3_000 }), { maxLength: 50 }),
      (rate, waits) => {
        let [endpoint, time] = [endpointRow({ rate }), now];
        let last: string | null = null;
        for (const wait of waits) {
          time = later(time, wait);
          const place = nextPlace(endpoint, time);
          if (place === null) throw new Error("a rate without a place");
          expect(place.at).toBe(last === null || later(last, gap(rate)) < time ? time : later(last, gap(rate)));
          last = place.at;
          endpoint = { ...endpoint, paced_until: place.next };
        }
      },
    ),
  );
  expect(nextPlace(endpointRow(), facts().now)).toBeNull();
});
