import { describe, expect, test } from "vitest";
import { customerRow } from "../../../test-support/rows.ts";
import { decodeInstant, decodeRow } from "@atlas-messaging/service/core/facts.sql";

describe("what the database answers", () => {
  test.for([
    ["2026-01-01T00:00:00+00:00", "2026-01-01T00:00:00.000Z"],
    ["2026-01-01T00:00:00.1+00:00", "2026-01-01T00:00:00.100Z"],
    ["2026-01-01T02:00:00.123+02:00", "2026-01-01T00:00:00.123Z"],
    ["2026-01-01 00:00:00.12+00", "2026-01-01T00:00:00.120Z"],
  ] as const)("has the time %s as %s", ([written, instant]) => {
    expect(decodeInstant(written)).toBe(instant);
  });

  test("becomes the domain's row, of which only times are changed", () => {
    const row = customerRow("0198c0de-0000-7000-8000-000000000000", { name: "2026-01-01T00:00:00+00:00" });
    expect(decodeRow("customers", { ...row, created_at: "2026-01-01T00:00:00+00:00" })).toEqual(row);
  });

  test.for([[null], ["text"]])("is refused when it is not a row: %j", ([json]) => {
    expect(() => decodeRow("customers", json)).toThrow(TypeError);
  });
});
