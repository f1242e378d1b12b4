/** Retention and exports, a little off. */
import { gunzipSync, gzipSync } from "node:zlib";
import type { OperationId } from "@atlas-messaging/contract";
import { type Fault, type Layer, after, answers, asking, asks, inside, rewrites, succeeding } from "./fault.ts";

const setting: readonly OperationId[] = ["console.retention.set"];
const downloading: readonly OperationId[] = ["console.organization.downloadExport"];
const auditing: readonly OperationId[] = ["console.auditEvents.export"];

/** Writes the lines of an export anew. */
const relined =
  (change: (lines: readonly string[], secret: string) => readonly string[]): (() => Layer) =>
  () => {
    let secret = "";
    return async (asked, next) => {
      if (asked.operation === "webhooks.create") secret = String(asked.body?.["secret"]);
      const response = await next(asked.request);
      if (asked.operation !== "console.organization.downloadExport" || response.status !== 200) return response;
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
    if (asked.operation !== "console.organization.downloadExport") return response;
    if (response.status === 200) known = await response.clone().arrayBuffer();
    if (response.status !== 404 || known === null) return response;
    const headers = new Headers(response.headers);
    headers.set("content-type", "application/gzip");
    return new Response(known, { status: 200, headers });
  };
};

/** Does not heed a header of a download. */
const heedless =
  (name: string): (() => Layer) =>
  () =>
  async (asked, next) => {
    if (asked.operation !== "console.organization.downloadExport") return next(asked.request);
    const headers = new Headers(asked.request.headers);
    headers.delete(name);
    return next(new Request(asked.request, { headers }));
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
    operations: ["console.retention.get"],
    layer: rewrites(["console.retention.get"], (text) => text.replaceAll('"is_chosen":true', '"is_chosen":false')),
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
  { name: "begins a download anew where a part is asked for", operations: downloading, layer: heedless("range") },
  { name: "goes on with another export's file", operations: downloading, layer: heedless("if-range") },
  {
    name: "sends all of an export where it has no such part",
    operations: downloading,
    layer: after(416, downloading, (asked, next) => next(asking(asked, { headers: { range: "" } }))),
  },
  {
    name: "does not record who takes an export",
    operations: downloading,
    layer: answers(
      (body, { query }) =>
        query.get("event_type") === "atlas_api.export.download"
          ? { body: { ...body, data: { ...inside(body, "data"), events: [] } } }
          : null,
      succeeding("console.auditEvents.list"),
    ),
  },
  {
    name: "tells nobody that an export is ready",
    operations: ["console.organization.requestExport"],
    deliveries: () => async (request, next) =>
      (await request.clone().text()).includes('"export.status_changed"') ? new Response() : next(request),
  },
  {
    name: "keeps customers for the days of messages",
    operations: setting,
    layer: asks(setting, ({ body }) => {
      const { messages: days }: { readonly messages?: unknown } = Object(body?.["days"]);
      return typeof days === "number" && days > 10 ? { body: { ...body, days: { customers: 30 } } } : null;
    }),
  },
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
      succeeding("console.auditEvents.export"),
    ),
  },
];
