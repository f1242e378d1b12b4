import { describe, expect, test } from "vitest";
import { now } from "../../test-support/facts.ts";
import { day, hour, later } from "../core/time.ts";
import { windowOf } from "./present.ts";

describe("the messaging window", () => {
  test.for([
    ["now", 0, true],
    ["a millisecond less than 24 hours ago", -day + 1, true],
    ["24 hours ago", -day, false],
    ["a millisecond more than 24 hours ago", -day - 1, false],
    ["in an hour, by the sender's clock", hour, true],
  ] as const)("after a customer message of %s", ([, ago, open]) => {
    const last = later(now, ago);
    expect(windowOf({ last_inbound_at: last }, now)).toEqual({ open, expires_at: later(last, day) });
  });

  test.for([[null], [{ last_inbound_at: null }]])("is closed before the customer has written: %j", ([conversation]) => {
    expect(windowOf(conversation ?? null, now)).toEqual({ open: false, expires_at: null });
  });
});
