/** Report of a proxy as text, for a terminal. */
import pc from "picocolors";
import { gradeLine } from "../report/grades.ts";
import { plural, verdict, whatBroke } from "./html.ts";
import type { Cause } from "./ledger.ts";
import type { ProxyReport } from "./report.ts";

type Colors = ReturnType<typeof pc.createColors>;

/** Wrong requests and foreign ones that are listed. The files list all. */
const maxListed = 10;

/** The first breach of a cause, as it occurs. */
export const breachLine = (cause: Omit<Cause, "count">, { red, bold, dim }: Colors): string => {
  const { id, example } = cause;
  const status = example.status === null ? "" : ` ${example.status}`;
  const where = `${example.request}${status}${example.request_id === null ? "" : `, request id ${example.request_id}`}`;
  return `${red("✗")} ${bold(id ?? "no operation")} ${whatBroke(cause)} ${dim(where)}`;
};

export const asProxyText = (report: ProxyReport, colors: Colors = pc.createColors(false)): string => {
  const { totals, milliseconds, grades } = report;
  const { bold, green, red } = colors;
  const color = totals.breaches > 0 ? red : green;
  const passed = `${plural(totals.requests, "request", "requests")} and ${plural(totals.deliveries, "delivery", "deliveries")} in ${(milliseconds / 1_000).toFixed(1)} s`;
  const paragraphs = [
    sections(report, colors),
    listed(
      "Broken",
      report.causes,
      (cause) => `${cause.id ?? "no operation"}: ${whatBroke(cause)}`,
      report.causes.length,
    ),
    listed("Wrong requests, refused as the contract says", report.refused, ({ id, problem }) =>
      `${id ?? ""} ${problem}`.trim(),
    ),
    listed("Not in the contract, passed on unchecked", report.foreign, ({ request }) => request),
    [`${bold(color(verdict(report)))}: ${passed}`, gradeLine(grades)].join("\n"),
  ];
  return paragraphs.filter((text) => text !== "").join("\n\n");
};

const row = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(8)).join("  ");

const sections = ({ grades }: ProxyReport, { bold, green, red }: Colors): string => {
  const seen = grades.sections.filter(({ grade }) => grade !== "not seen");
  if (seen.length === 0) return "";
  const width = Math.max(...seen.map(({ section }) => section.length), "section".length);
  return [
    bold(`${"section".padEnd(width)}  ${"grade".padEnd(16)}  ${row(["held", "broken", "not seen"])}`),
    ...seen.map(({ section, grade, held, broken, not_seen }) => {
      const color = broken > 0 ? red : green;
      return `${section.padEnd(width)}  ${color(grade.padEnd(16))}  ${row([held, broken, not_seen].map(String))}`;
    }),
  ].join("\n");
};

const listed = <Item extends { readonly count: number }>(
  title: string,
  items: readonly Item[],
  nameOf: (item: Item) => string,
  max = maxListed,
): string => {
  if (items.length === 0) return "";
  const lines = items.slice(0, max).map((item) => `${String(item.count).padStart(5)} ${nameOf(item)}`);
  const rest = items.length - lines.length;
  return [`${title}:`, ...lines, ...(rest > 0 ? [`      and ${rest} more kinds`] : [])].join("\n");
};
