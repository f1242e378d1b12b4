/** Retention and exports, a little off. */
import { gunzipSync, gzipSync } from "node:zlib";
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, type Layer, answers, asks, rewrites, succeeding } from "./fault.ts";

const setting: readonly OperationId[] = ["console.setRetention"];
const downloading: readonly OperationId[] = ["console.downloadExport"];
const auditing: readonly OperationId[] = ["console.exportAuditEvents"];

/** Writes the lines of an export anew. */
const relined =
  (change: (lines: readonly string[], secret: string) => readonly string[]): (() => Layer) =>
  () => {
    let secret = "";
    return async (asked, next) => {
      if (asked.operation === "webhooks.create") secret = String(asked.body?.["secret"]);
      const response = await next(asked.request);
      if (asked.operation !== "console.downloadExport" || response.status !== 200) return response;
      const text = gunzipSync(await response.arrayBuffer()).toString();
      const lines = change(text.trimEnd().split("\n"), secret);
      return new Response(gzipSync(`${lines.join("\n")}\n`), response);
    };
  };

/** Answers a file that somebody has downloaded to everybody. */
const downloadable = (): Layer => {
  let known: ArrayBuffer | null = null;
  return async (asked, next) => {
    const response = await next(asked.request);
    if (asked.operation !== "console.downloadExport") return response;
    if (response.status === 200) known = await response.clone().arrayBuffer();
    if (response.status !== 404 || known === null) return response;
    const headers = new Headers(response.headers);
    headers.set("content-type", "application/gzip");
    return new Response(known, { status: 200, headers });
  };
};

export const dataDutyFaults: readonly Fault[] = [
  {
    name: "takes any number of days",
    operations: setting,
    layer: asks(setting, ({ body }) => {
      const { events }: { readonly events?: unknown } = Object(body?.["days"]);
      return typeof events === "number" && events > 100 ? { body: { ...body, days: { events: 100 } } } : null;
    }),
  },
  {
    name: "takes days of kinds that have none",
    operations: setting,
    layer: asks(setting, ({ body }) => {
      const { audit_events: days }: { readonly audit_events?: unknown } = Object(body?.["days"]);
      return days === undefined ? null : { body: { ...body, days: { events: days } } };
    }),
  },
  {
    name: "shows the deployment's days where others were chosen",
    operations: ["console.getRetention"],
    layer: rewrites(["console.getRetention"], (text) => text.replaceAll('"is_chosen":true', '"is_chosen":false')),
  },
  {
    name: "leaves customers out of the export",
    operations: downloading,
    layer: relined((lines) => lines.filter((line) => !line.startsWith('{"table":"customers"'))),
  },
  {
    name: "exports secrets",
    operations: downloading,
    layer: relined(([first = "", ...lines], secret) => [
      first.replace('"row":{', () => `"row":{"secret":${JSON.stringify(secret)},`),
      ...lines,
    ]),
  },
  {
    name: "exports media without its bytes",
    operations: downloading,
    layer: relined((lines) => lines.filter((line) => !line.startsWith('{"table":"media_chunks"'))),
  },
  { name: "shows exports to other organizations", operations: downloading, layer: downloadable },
  ...["asset_id", "event_type"].map((name) => ({
    name: `ignores ${name} where it exports audit events`,
    operations: auditing,
    layer: asks(auditing, () => ({ query: { [name]: null } })),
  })),
  {
    name: "exports audit events from the oldest on",
    operations: auditing,
    layer: answers(
      async (_, __, response) => ({
        text: `${(await response.text()).trimEnd().split("\n").toReversed().join("\n")}\n`,
      }),
      succeeding("console.exportAuditEvents"),
    ),
  },
];
