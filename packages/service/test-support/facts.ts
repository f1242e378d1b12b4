/** Facts for tests: a fixed time, counted ids, one organization. */
import type { Id } from "../src/rows/primitives.ts";
import type { QuietHoursRow } from "../src/rows/customers.ts";
import type { QuotaFacts } from "../src/core/quotas.ts";

export const now = "2026-01-02T12:00:00.000Z";

const hex = (value: number, length: number): string => value.toString(16).padStart(length, "0");

/** Makes a valid UUIDv7 from two numbers. */
export const idOf = (series: number, count: number): Id => `0198c0de-${hex(series, 4)}-7000-8000-${hex(count, 12)}`;

export const organizationId = idOf(0, 1);
export const actorId = idOf(0, 2);

/** Fresh facts: ids count from 1 again, every quota has room, and no hour is quiet. */
export const facts = (): QuotaFacts & { readonly quietHours: QuietHoursRow | null } => {
  let count = 0;
  return {
    now,
    newId: () => idOf(1, ++count),
    organizationId,
    actor: { kind: "key", id: actorId },
    correlationId: "request-0001",
    quota: { held: 0, max: 1 },
    quietHours: null,
  };
};
