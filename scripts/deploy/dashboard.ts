/**
 * The dashboard for Grafana, made from the table of metrics in docs/operations/metrics.md: a panel for each name, and a
 * query by the type. `bun scripts/deploy/dashboard.ts` writes it; a test compares it.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { repository } from "../command.ts";

export const dashboardFile = join(repository, "deploy/compose/grafana/dashboards/atlas.json");

interface Metric {
  readonly name: string;
  readonly type: string;
  readonly labels: readonly string[];
}

/** Rows such as "| `name` | counter | `label` (…), `label`; … |". Labels come before the first semicolon. */
const row = /^\| (`[^|]*`) \| (histogram|gauge|counter) \| ([^|]*) \|$/gm;

const labelsIn = (cell: string): readonly string[] =>
  [...(cell.replaceAll(/\([^)]*\)/g, "").split(/[;:]/, 1)[0] ?? "").matchAll(/`(\w+)`/g)].map(
    ([, label]) => label ?? "",
  );

export const metricsIn = (page: string): readonly Metric[] =>
  [...page.matchAll(row)].flatMap(([, names = "", type = "", cell = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => ({ name, type, labels: labelsIn(cell) })),
  );

const by = (labels: readonly string[]): string => (labels.length === 0 ? "" : ` by (${labels.join(", ")})`);

const quantiles = [0.5, 0.95, 0.99];

const queries = ({ name, type, labels }: Metric) => {
  const legendFormat = labels.map((label) => `{{${label}}}`).join(" ");
  if (type === "counter") return [{ expr: `sum${by(labels)} (rate(${name}[$__rate_interval]))`, legendFormat }];
  if (type === "gauge") return [{ expr: `max${by(labels)} (${name})`, legendFormat }];
  const counted = { expr: `sum${by(labels)} (rate(${name}_count[$__rate_interval]))`, legendFormat };
  const times = quantiles.map((share) => ({
    expr: `histogram_quantile(${share}, sum by (le) (rate(${name}_bucket[$__rate_interval])))`,
    legendFormat: `p${share * 100}`,
  }));
  return [times, counted].flat();
};

const unit = (name: string): string => {
  if (name.endsWith("_bytes")) return "bytes";
  if (name.endsWith("_start_time_seconds")) return "dateTimeFromNow";
  return name.endsWith("_seconds") ? "s" : "short";
};

/** A start time is in seconds, and Grafana's unit in milliseconds. */
const scaled = (name: string, expr: string): string => (name.endsWith("_start_time_seconds") ? `${expr} * 1000` : expr);

const [width, height] = [12, 8];
const datasource = { type: "prometheus", uid: "prometheus" };

/** A histogram has two panels: how long, and how many. */
const panelsOf = (metric: Metric) => {
  const all = queries(metric);
  const parts = metric.type === "histogram" ? [all.slice(0, -1), all.slice(-1)] : [all];
  return parts.map((targets, part) => ({
    title: part === 0 ? metric.name : `${metric.name}: per second`,
    unit: part === 0 && metric.type !== "counter" ? unit(metric.name) : "short",
    targets: targets.map(({ expr, legendFormat }) => ({ expr: scaled(metric.name, expr), legendFormat })),
  }));
};

/** Service levels, above all else: each a number that says if the night is quiet. */
const levels = [
  {
    title: "Requests without 5xx",
    unit: "percentunit",
    expr: '1 - (sum(rate(atlas_http_request_duration_seconds_count{status=~"5.."}[5m])) or vector(0)) / sum(rate(atlas_http_request_duration_seconds_count[5m]))',
  },
  {
    title: "Requests within 1 s",
    unit: "percentunit",
    expr: 'sum(rate(atlas_http_request_duration_seconds_bucket{le="1"}[5m])) / sum(rate(atlas_http_request_duration_seconds_count[5m]))',
  },
  {
    title: "Oldest message that is due",
    unit: "s",
    expr: 'max(atlas_outbox_oldest_age_seconds{kind="send_message"})',
  },
  {
    title: "Oldest webhook that is due",
    unit: "s",
    expr: 'max(atlas_outbox_oldest_age_seconds{kind="deliver_webhook"})',
  },
  { title: "Receivers that fail", unit: "short", expr: 'max(atlas_webhook_endpoints{state="failing"})' },
  { title: "Writes pass", unit: "short", expr: "min(atlas_database_writable)" },
];

const levelHeight = 4;
const levelWidth = 24 / levels.length;

const levelPanels = levels.map(({ title, unit: shown, expr }, index) => ({
  id: index + 1,
  type: "stat",
  title,
  datasource,
  gridPos: { x: index * levelWidth, y: 0, w: levelWidth, h: levelHeight },
  fieldConfig: { defaults: { unit: shown }, overrides: [] },
  targets: [{ refId: "A", datasource, expr, legendFormat: title }],
}));

export const dashboardOf = (page: string): string => {
  const panels = metricsIn(page)
    .flatMap(panelsOf)
    .map(({ title, unit: shown, targets }, index) => ({
      id: levels.length + index + 1,
      type: "timeseries",
      title,
      datasource,
      gridPos: { x: (index % 2) * width, y: levelHeight + Math.floor(index / 2) * height, w: width, h: height },
      fieldConfig: { defaults: { unit: shown, min: 0 }, overrides: [] },
      targets: targets.map((target, at) => ({ refId: String.fromCodePoint(65 + at), datasource, ...target })),
    }));
  const dashboard = {
    uid: "atlas",
    title: "Atlas messaging",
    schemaVersion: 39,
    refresh: "30s",
    time: { from: "now-1h", to: "now" },
    panels: [...levelPanels, ...panels],
  };
  return `${JSON.stringify(dashboard, null, 2)}\n`;
};

export const readMetricsPage = (): Promise<string> => readFile(join(repository, "docs/operations/metrics.md"), "utf8");

if (import.meta.main) await writeFile(dashboardFile, dashboardOf(await readMetricsPage()));
