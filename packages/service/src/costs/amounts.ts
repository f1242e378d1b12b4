/** Amounts of money, exact to a millionth, and rates before they have a table. */
import type { MessageRateRow } from "../rows/costs.ts";

/** Stands for all countries without a rate of their own. */
export const elsewhere = "*";

const perUnit = 1_000_000;

const decimals = 6;

/** Reads a decimal amount as millionths; null if it has more than six places, or too many digits. */
export const microsOf = (amount: string): number | null => {
  const read = /^(\d{1,9})(?:\.(\d{1,6}))?$/.exec(amount.trim());
  return read ? Number(read[1]) * perUnit + Number((read[2] ?? "").padEnd(decimals, "0")) : null;
};

/** Writes millionths as a decimal amount, without zeros at its end. */
export const amountOf = (micros: number): string => {
  const rest = String(micros % perUnit)
    .padStart(decimals, "0")
    .replace(/0+$/, "");
  return `${Math.trunc(micros / perUnit)}${rest === "" ? "" : `.${rest}`}`;
};

/** A rate without its table. */
export type Rate = Pick<MessageRateRow, "country" | "category" | "micros">;

export type ReadRates = { readonly rates: readonly Rate[] } | { readonly problem: `must ${string}` };
