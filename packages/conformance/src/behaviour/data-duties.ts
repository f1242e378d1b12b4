/** Decisions of an organization about its data: how long it is kept, and a file of all of it. */
import type { SuccessOf } from "@atlas-messaging/contract";
import type { Client } from "../calls.ts";
import type { Case, Citation } from "../case.ts";
import { freshConsole, hear, newNumber, topic } from "./steps.ts";

const recorded: Citation = {
  section: "Public API (host {base_url}, bearer credential with scopes)",
  line: "| GET | /v1/atlas/runs | atlas.runs.read | none | runs[] (audit log of all operations of the organization) |",
};

const define = topic("data-duties");

type Period = SuccessOf<"console.retention.get">["data"]["retention"][number];

const periodOf = (retention: readonly Period[], kind: string): Period | undefined =>
  retention.find((each) => each.kind === kind);

const linesOf = async (bytes: Uint8Array<ArrayBuffer>): Promise<readonly Line[]> => {
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
};

interface Line {
  readonly table: string;
  readonly row: object;
}

const others = (all: readonly Period[]): readonly Period[] => all.filter(({ kind }) => kind !== "events");

const auditLines = async (operator: Client, query: { readonly [name: string]: string }) => {
  const { status, text, headers, where } = await operator.call("console.auditEvents.export", { query });
  return {
    status,
    headers,
    where,
    events: text
      .trimEnd()
      .split("\n")
      .filter(Boolean)
      .map((line) => JSON.parse(line)),
  };
};

export const dataDuties: readonly Case[] = [
  define("retention", {
    title: "an organization chooses how long its rows are kept, within the deployment's bounds",
    operations: ["console.retention.get", "console.retention.set", "console.auditEvents.list"],
    cites: recorded,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const { operator } = await freshConsole(context);
      const { operator: stranger } = await freshConsole(context);
      const before = (await operator.succeed("console.retention.get")).data.retention;
      for (const { kind, days, default_days, is_chosen } of before)
        check.equal([days, is_chosen], [default_days, false], `the days of ${kind} before a choice`);
      const { min_days, max_days } = check.present(periodOf(before, "events"), "the retention of events");
      const set = async (days: object) =>
        (await operator.succeed("console.retention.set", { body: { days } })).data.retention;
      const after = await set({ events: min_days });
      check.includes(periodOf(after, "events"), { days: min_days, is_chosen: true }, "the chosen days of events");
      check.equal(others(after), others(before), "the kinds that were not named");
      check.equal((await operator.succeed("console.retention.get")).data.retention, after, "the retention");
      const messages = check.present(periodOf(before, "messages"), "the retention of messages");
      const content = await set({ messages: messages.min_days + 7 });
      check.equal(
        content.filter(({ is_chosen }) => is_chosen).map(({ kind, days }) => [kind, days]),
        [
          ["events", min_days],
          ["messages", messages.min_days + 7],
        ],
        "the chosen days",
      );
      await set({ messages: null });
      for (const [name, days] of [
        ["events", max_days + 1],
        ["events", min_days - 1],
        ["messages", messages.min_days - 1],
        ["audit_events", min_days],
      ] as const) {
        const body = { days: { [name]: days } };
        const { error } = await operator.refuse("console.retention.set", "validation_failed", { body });
        check.equal(
          error.details?.[0]?.path,
          `days.${name}`,
          `the member that ${days} days of ${name} are refused for`,
        );
      }
      check.equal((await stranger.succeed("console.retention.get")).data.retention, before, "another organization's");
      check.equal(await set({ events: null }), before, "the retention once the choice is taken back");
      const query = { event_type: "atlas_api.retention.set" };
      const { events } = (await operator.succeed("console.auditEvents.list", { query })).data;
      check.equal(
        [events.at(0), events.at(-1)].map((entry) => [entry?.before, entry?.after]),
        [
          [{ events: min_days }, {}],
          [{}, { events: min_days }],
        ],
        "the audit entries",
      );
    },
  }),
  define("export", {
    title: "an owner gets one file of all that is kept, without secrets, and nobody else's",
    operations: [
      "console.organization.requestExport",
      "console.organization.getExport",
      "console.organization.downloadExport",
      "media.upload",
    ],
    cites: recorded,
    sends: true,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const { check, until } = context;
      const { client, operator } = await freshConsole(context);
      const { operator: stranger } = await freshConsole(context);
      check.equal(
        (await operator.succeed("console.organization.getExport")).data.export,
        null,
        "the export before the first",
      );
      await operator.refuse("console.organization.downloadExport", "not_found");
      const phone_number = newNumber();
      const { message_id } = await hear(client, phone_number, { text: "Is the terrace open?" });
      const file = { media_type: "text/plain", content: btoa("Soup of the day"), filename: "menu.txt" };
      const { media } = (await client.succeed("media.upload", { body: file })).data;
      const secret = `whsec_${btoa("a secret of the export, 32 bytes")}`;
      const receiver = await context.receiver();
      const hook = { url: receiver.url, events: ["export.status_changed"], secret };
      await client.succeed("webhooks.create", { body: hook });
      const begun = (await operator.succeed("console.organization.requestExport")).data.export;
      check.equal([begun.failure, begun.expires_at], [null, null], "the export that has begun");
      const made = await until(async () => {
        const known = check.present(
          (await operator.succeed("console.organization.getExport")).data.export,
          "the export",
        );
        check.equal([known.id, known.status], [begun.id, "ready"], "the export");
        return known;
      }, 30_000);
      const { bytes, headers, where } = await operator.call("console.organization.downloadExport");
      check.equal(bytes.length, made.size_bytes, `the length of ${where}`);
      check.matches(headers.get("content-disposition"), /^attachment/, `Content-Disposition of ${where}`);
      const lines = await linesOf(bytes);
      check.equal(lines.length, made.rows, "the rows of the file");
      const rowOf = (table: string, id: unknown) =>
        lines.find(
          (line) =>
            line.table === table && [Reflect.get(line.row, "id"), Reflect.get(line.row, "media_id")].includes(id),
        );
      check.includes(rowOf("messages", message_id)?.row, { text: "Is the terrace open?" }, "the customer's message");
      check.equal(lines.filter(({ row }) => Reflect.get(row, "phone_number") === phone_number).length, 1, "customers");
      check.includes(rowOf("media_chunks", media.id)?.row, { bytes: file.content }, "the bytes of media");
      for (const table of ["audit_events", "events", "webhook_endpoints", "members", "organizations"])
        check.that(
          lines.some((line) => line.table === table),
          `a row of ${table}`,
          where,
        );
      check.that(!JSON.stringify(lines).includes(secret), "no secret of a webhook in the file", where);
      const [event] = await until(() => {
        check.equal(receiver.arrived.length, 1, "the events of the export");
        return receiver.arrived.map((each) => receiver.eventOf(each, secret));
      }, 30_000);
      check.includes(event, { event_type: "export.status_changed", export: made }, "the event");
      await stranger.refuse("console.organization.downloadExport", "not_found");
      const query = { event_type: "atlas_api.export.request" };
      const { events } = (await operator.succeed("console.auditEvents.list", { query })).data;
      check.equal(
        events.map(({ asset_id }) => asset_id),
        [begun.id],
        "the audit entry",
      );
    },
  }),
  define("export-in-parts", {
    title: "a download that broke goes on where it ended, of the same file alone, and the audit log has each",
    operations: [
      "console.organization.requestExport",
      "console.organization.getExport",
      "console.organization.downloadExport",
      "console.auditEvents.list",
    ],
    cites: recorded,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check, until } = context;
      const { operator } = await freshConsole(context);
      const begun = (await operator.succeed("console.organization.requestExport")).data.export;
      const { size_bytes } = await until(async () => {
        const known = check.present(
          (await operator.succeed("console.organization.getExport")).data.export,
          "the export",
        );
        check.equal(known.status, "ready", "the status of the export");
        return known;
      }, 30_000);
      const download = async (headers: { readonly [name: string]: string }) => {
        const answer = await operator.call("console.organization.downloadExport", { headers });
        return { ...answer, length: answer.bytes.length, range: answer.headers.get("content-range") };
      };
      const whole = await download({});
      const etag = check.present(whole.headers.get("etag"), "ETag of the file");
      const half = Math.floor(size_bytes / 2);
      const first = await download({ range: `bytes=0-${half - 1}` });
      const rest = await download({ range: `bytes=${half}-`, "if-range": etag });
      check.equal(
        [first, rest].map(({ status, range }) => [status, range]),
        [
          [206, `bytes 0-${half - 1}/${size_bytes}`],
          [206, `bytes ${half}-${size_bytes - 1}/${size_bytes}`],
        ],
        "the parts",
      );
      check.equal([...first.bytes, ...rest.bytes], [...whole.bytes], "the parts together");
      const other = await download({ range: `bytes=${half}-`, "if-range": '"another"' });
      check.equal([other.status, other.length], [200, size_bytes], "what is sent where the file is another");
      const headers = { range: `bytes=${size_bytes}-` };
      await operator.refuse("console.organization.downloadExport", "range_not_satisfiable", { headers });
      const query = { event_type: "atlas_api.export.download" };
      const { events } = (await operator.succeed("console.auditEvents.list", { query })).data;
      check.equal(
        events.map(({ asset_id }) => asset_id),
        Array.from({ length: 4 }, () => begun.id),
        "the audit entries of the downloads",
      );
    },
  }),
  define("audit-export", {
    title: "the audit log is exported as JSON lines, by the filters of its list and in its order",
    operations: ["console.auditEvents.export", "console.auditEvents.list", "console.apps.create"],
    cites: recorded,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const { operator } = await freshConsole(context);
      const { operator: stranger } = await freshConsole(context);
      const body = { name: "Exported", runtime_mode: "server" };
      const { app } = (await operator.succeed("console.apps.create", { body })).data;
      await operator.succeed("console.apps.create", { body });
      for (const query of [{}, { asset_id: app.id }, { event_type: "atlas_api.app" }]) {
        const listed = (await operator.succeed("console.auditEvents.list", { query: { limit: 200, ...query } })).data;
        const { events, headers, where } = await auditLines(operator, query);
        check.equal(events, listed.events, `the events of ${where}`);
        check.matches(headers.get("content-disposition"), /^attachment/, `Content-Disposition of ${where}`);
      }
      check.equal((await auditLines(stranger, { asset_id: app.id })).events, [], "what another organization gets");
    },
  }),
];
