import { describe, expect, test } from "vitest";
import { outline } from "../../test-support/changes.ts";
import { facts } from "../../test-support/facts.ts";
import type { MessageRateRow } from "../rows/costs.ts";
import { readRateCard } from "./rate-card.ts";
import { amountOf, microsOf } from "./amounts.ts";
import { rateOf, setRates } from "./rates.ts";

const card = `"Cost per message in EUR",,,,,,
Effective October 1,,,,,,
Market,Currency,Marketing,Utility,Authentication,"Authentication-
International",Service
Germany,EUR,0.1131,0.0456,0.0456,n/a,0.0456
"Rest of Western Europe",EUR,0.0500,0.0140,0.0140,n/a,0.0140
Turkey,EUR,0.0090,0.0008,0.0083,n/a,0.0008
Other,EUR,0.0498,0.0063,0.0063,n/a,0.0063
,,,,,,
`;

test.for([
  ["0.1131", 113_100, "0.1131"],
  ["12", 12_000_000, "12"],
  ["0.000001", 1, "0.000001"],
  ["10.50", 10_500_000, "10.5"],
] as const)("%s is an exact amount", ([text, micros, written]) => {
  expect([microsOf(text), amountOf(micros)]).toEqual([micros, written]);
});

test.for(["0.0000001", "1,5", "-1", "", "1e3", "1234567890"])("%j is no amount", (text) => {
  expect(microsOf(text)).toBeNull();
});

describe("a rate card", () => {
  const read = readRateCard(card, "EUR");
  const rates = "rates" in read ? read.rates : [];
  const of = (country: string, category = "marketing") =>
    rates.find((rate) => rate.country === country && rate.category === category)?.micros;

  test("gives each country of a line or a region its rates", () => {
    expect([of("DE"), of("AT"), of("CH", "service"), of("TR", "utility"), of("*")]).toEqual([
      113_100, 50_000, 14_000, 800, 49_800,
    ]);
    expect(of("DE", "authentication-international")).toBeUndefined();
  });

  test.for([
    ["Germany,EUR,0.1", "must have a line that begins with Market,Currency"],
    ["Market,Currency,Marketing\nAtlantis,EUR,0.1", "must name countries in English, or the network's regions"],
    ["Market,Currency,Marketing\nGermany,$US,0.1", "must be in the currency that is given"],
    ["Market,Currency,Marketing\nGermany,EUR,a lot", "must have amounts with at most six decimal places"],
  ] as const)("like %j is refused", ([text, problem]) => {
    expect(readRateCard(text, "EUR")).toEqual({ problem });
  });
});

const rate = (change: Partial<MessageRateRow>): MessageRateRow => ({
  organization_id: facts().organizationId,
  starts_on: "2026-10-01",
  country: "*",
  category: "marketing",
  micros: 1,
  currency: "EUR",
  ...change,
});

test("the newest table counts, and in it the country before all others", () => {
  const rates = [
    rate({}),
    rate({ country: "DE", micros: 2 }),
    rate({ country: "DE", micros: 3, starts_on: "2026-11-01" }),
    rate({ micros: 4, starts_on: "2026-12-01" }),
  ];
  const of = (country: string | null, at: string, category = "marketing_lite") =>
    rateOf(rates, { country, category, at })?.micros ?? null;
  expect([
    of("DE", "2026-10-31T23:59:59.999Z"),
    of("DE", "2026-11-01T00:00:00.000Z"),
    of("DE", "2026-12-01T00:00:00.000Z"),
    of(null, "2026-10-05T00:00:00.000Z"),
    of("DE", "2026-09-30T00:00:00.000Z"),
    of("DE", "2026-10-05T00:00:00.000Z", "utility"),
  ]).toEqual([2, 3, 4, 1, null, null]);
});

describe("setting rates", () => {
  const body = { starts_on: "2026-11-01", currency: "EUR" };
  const one = { country: "DE", category: "marketing", amount: "0.1131" };
  const set = (rates: readonly (typeof one)[], known: readonly MessageRateRow[] = [], currency = "EUR") =>
    setRates(
      { ...facts(), rates: known, caps: [] },
      { params: {}, query: {}, body: { ...body, currency, rates: [...rates] } },
    );

  test("replaces the table of the day, and keeps the others", () => {
    const known = [rate({}), rate({ starts_on: "2026-11-01", micros: 5 })];
    expect(set([one], known)).toMatchObject({
      kind: "accepted",
      body: { data: { currency: "EUR", tables: [{ rates: [one] }, { starts_on: "2026-10-01" }] } },
    });
    expect(set([], known)).toMatchObject({ body: { data: { tables: [{ starts_on: "2026-10-01" }] } } });
  });

  test("changes what stays, removes what goes and inserts what comes, for a commit inserts no key that it removes", () => {
    const of = (change: Partial<MessageRateRow>) => rate({ starts_on: body.starts_on, ...change });
    const known = [of({ country: "DE" }), of({ country: "FR" }), of({ country: "IT", micros: 113_100 })];
    const done = set([one, { ...one, country: "IT" }, { ...one, country: "ES" }], known);
    const changes = done.kind === "accepted" ? done.changes : [];
    expect(outline(changes)).toEqual([
      "remove message_rates",
      "update message_rates",
      "insert many message_rates",
      "insert audit_events",
    ]);
  });

  test("changes 500 rates at once, and removes any number", () => {
    const places = Array.from({ length: 502 }, (_, index) => `place-${index}`);
    const known = places.map((category) => rate({ starts_on: body.starts_on, country: "DE", category }));
    const other = (count: number) => places.slice(0, count).map((category) => ({ ...one, category, amount: "7" }));
    expect(set(other(502), known)).toMatchObject({ kind: "refused", code: "conflict" });
    expect(set(other(500), known.slice(0, 500))).toMatchObject({ kind: "accepted" });
    expect(set([], known)).toMatchObject({ kind: "accepted", body: { data: { tables: [] } } });
  });

  test("keeps the last table while a cap by amount counts by it", () => {
    const request = { params: {}, query: {}, body: { ...body, rates: [] } };
    const after = (unit: "amount" | "messages", rates: readonly MessageRateRow[]) =>
      setRates({ ...facts(), rates, caps: [{ unit }] }, request).kind;
    const last = rate({ starts_on: body.starts_on });
    expect([after("amount", [last]), after("messages", [last]), after("amount", [last, rate({})])]).toEqual([
      "refused",
      "accepted",
      "accepted",
    ]);
  });

  test("refuses another currency beside a table, a place that is named twice, and a category that is ours alone", () => {
    expect(set([one], [rate({})], "USD")).toMatchObject({ kind: "refused", code: "conflict" });
    expect(set([one, one])).toMatchObject({ kind: "refused", code: "validation_failed" });
    expect(set([{ ...one, category: "transactional" }])).toMatchObject({ kind: "refused", code: "validation_failed" });
  });
});
