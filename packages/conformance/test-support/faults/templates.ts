/** Templates, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Fault,
  type Json,
  type Layer,
  after,
  answering,
  asking,
  asks,
  inside,
  instead,
  rewrites,
  without,
} from "./fault.ts";

const creating: readonly OperationId[] = [
  "console.templates.create",
  "console.templates.get",
  "console.templates.list",
];
const deciding: readonly OperationId[] = [...creating, "messages.send", "console.templates.update"];
const approvedName = (body: Json): Json => ({
  ...body,
  name: String(body["name"]).replace(/^(paused|rejected|pending)_/, "ok_"),
});

/** Creates under a name that the sandbox approves, and shows the name that was asked for. */
const approvesAll = instead(["console.templates.create"], async (asked, next) => {
  const { body } = asked;
  if (!body || typeof body["name"] !== "string") return null;
  const response = await next(asking(asked, { body: approvedName(body) }));
  const text = (await response.text()).replace(/"name":"ok_/, `"name":"${/^\w+?_/.exec(body["name"])?.[0] ?? ""}`);
  return answering(response, { text });
});

/** Sends text in place of a template that is not approved. */
const sendsAnyway = after(422, ["messages.send"], async (asked, next, response) => {
  if (!(await response.clone().text()).includes("template_not_approved")) return null;
  const phone_number = "+15550100001";
  return next(asking(asked, { body: { phone_number, text: "Ada, your table is ready." } }));
});

const plain = (body: Json): Json =>
  ["header", "footer", "buttons", "samples"].reduce((left, name) => without(left, name), body);

const drops = (name: string): (() => Layer) =>
  asks(["console.templates.create"], ({ body }) => (body && name in body ? { body: without(body, name) } : null));

export const templateFaults: readonly Fault[] = [
  { name: "approves every template", operations: deciding, layer: approvesAll },
  { name: "sends templates that are not approved", operations: deciding, layer: sendsAnyway },
  {
    name: "takes a template without a language for one in any",
    operations: creating,
    layer: drops("language"),
  },
  { name: "loses the header of a template", operations: deciding, layer: drops("header") },
  { name: "loses the buttons of a template", operations: deciding, layer: drops("buttons") },
  {
    name: "gives no reason for a rejection",
    operations: deciding,
    layer: rewrites(["console.templates.get"], (text) =>
      text.replace(/"rejection_reason":"[^"]*"/, '"rejection_reason":null'),
    ),
  },
  {
    name: "takes a template that messaging apps would refuse",
    operations: ["console.templates.create"],
    layer: after(422, ["console.templates.create"], (asked, next) =>
      next(asking(asked, { body: plain(asked.body ?? {}) })),
    ),
  },
  {
    name: "changes a template that is under review",
    operations: deciding,
    layer: after(409, ["console.templates.update"], async (asked, next, response) => {
      const read = await next(new Request(asked.request.url, { headers: asked.request.headers }));
      return read.status === 200 ? answering(response, { status: 200, text: await read.text() }) : null;
    }),
  },
  {
    name: "keeps the text of a template that is changed",
    operations: deciding,
    layer: asks(["console.templates.update"], ({ body }) =>
      body && "body" in body ? { body: { header: null } } : null,
    ),
  },
  {
    name: "keeps a template that is deleted",
    operations: [...deciding, "console.templates.delete"],
    layer: instead(["console.templates.delete"], async (asked, next) => {
      const response = await next(new Request(asked.request.url, { headers: asked.request.headers }));
      const { id } = inside(JSON.parse(await response.clone().text()), "data", "template");
      const body = { ok: true, data: { template: { id, status: "deleted" } } };
      return response.status === 200 ? answering(response, { body }) : null;
    }),
  },
  {
    name: "tells no change of a template",
    operations: [...creating, "webhooks.create"],
    deliveries: () => async (request, next) =>
      (await request.clone().text()).includes("template.status_changed")
        ? new Response(null, { status: 200 })
        : next(request),
  },
];
