/** Report as JUnit XML for build servers. */
import { grouped } from "../grouped.ts";
import type { CaseReport, Report } from "./report.ts";

/** XML cannot hold other control characters, even escaped. */
const unprintable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .replaceAll(unprintable, "�")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3);

export const asJUnit = (report: Report): string => {
  const suites = grouped(report.cases, ({ id }) => id.split("/")[0] ?? id);
  const { passed, failed, skipped } = report.totals;
  const all = `tests="${passed + failed + skipped}" failures="${failed}" skipped="${skipped}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Atlas conformance" ${all} time="${seconds(report.milliseconds)}">`,
    ...[...suites].map(([name, cases]) => suite(name, cases)),
    "</testsuites>",
    "",
  ].join("\n");
};

const suite = (name: string, cases: readonly CaseReport[]): string => {
  const count = (outcome: string): number => cases.filter((each) => each.outcome === outcome).length;
  const counts = `tests="${cases.length}" failures="${count("failed")}" skipped="${count("skipped")}"`;
  return [`  <testsuite name="${escaped(name)}" ${counts}>`, ...cases.map(testCase), "  </testsuite>"].join("\n");
};

const testCase = ({ id, title, outcome, reason = "", curl, milliseconds }: CaseReport): string => {
  const head = `    <testcase classname="${escaped(id)}" name="${escaped(title)}" time="${seconds(milliseconds)}"`;
  if (outcome === "passed") return `${head}/>`;
  if (outcome === "skipped") return `${head}><skipped message="${escaped(reason)}"/></testcase>`;
  const detail = escaped(curl === undefined ? reason : `${reason}\n\n${curl}`);
  return `${head}><failure message="${escaped(reason.split("\n")[0] ?? "")}">${detail}</failure></testcase>`;
};
