/** Consent and quiet hours, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import { type Asked, type Fault, after, answering, asking, asks, inside, rewrites, without } from "./fault.ts";

const sending: readonly OperationId[] = [
  "messages.send",
  "agent.sendMessage",
  "agent.sendMessageToPhone",
  "console.conversations.reply",
];
const lists: readonly OperationId[] = ["customers.listConsents", "console.customers.listConsents"];
const records: readonly OperationId[] = ["customers.recordConsent", "console.customers.recordConsent"];

const messageTextOf = ({ body }: Asked): string => String(inside(body ?? {}, "message")["text"]);

/** Hears another text where a customer says a word. */
const deafTo = (word: RegExp) =>
  asks(["events.ingest"], (asked) =>
    word.test(messageTextOf(asked)) ? { body: { ...asked.body, message: { text: "Hello" } } } : null,
  );

/** Sends as utility what is refused as marketing. */
const sendsAnyway = (code: string, operations: readonly OperationId[]) =>
  after(409, operations, async (asked, next, response) =>
    (await response.clone().text()).includes(code)
      ? next(asking(asked, { body: { ...asked.body, category: "utility" } }))
      : null,
  );

export const consentFaults: readonly Fault[] = [
  {
    name: "takes the other form of a number for another person",
    operations: ["messages.send", "events.ingest"],
    layer: asks(["messages.send"], ({ body }) =>
      String(body?.["phone_number"]).startsWith("+5520")
        ? { body: { ...body, phone_number: `${String(body?.["phone_number"]).slice(0, -1)}1` } }
        : null,
    ),
  },
  { name: "hears no stop word", operations: ["events.ingest", "customers.get"], layer: deafTo(/^\s*stop\W*$/i) },
  { name: "hears no start word", operations: ["events.ingest", "customers.get"], layer: deafTo(/^start$/i) },
  ...sending.map((operation): Fault => ({
    name: `sends marketing to who ended it by ${operation}`,
    operations: [operation],
    layer: sendsAnyway("customer_opted_out", [operation]),
  })),
  {
    name: "takes any message with a stop in it for a stop word",
    operations: ["events.ingest", "customers.get"],
    layer: asks(["events.ingest"], (asked) =>
      /bus stop/.test(messageTextOf(asked)) ? { body: { ...asked.body, message: { text: "STOP" } } } : null,
    ),
  },
  {
    name: "answers a stop word each time",
    operations: ["events.ingest", "conversations.context"],
    layer: () => async (asked, next) => {
      const response = await next(asked.request);
      if (asked.operation !== "events.ingest" || messageTextOf(asked) !== "stop") return response;
      const { conversation_id } = inside(JSON.parse(await response.clone().text()), "data");
      const body = { conversation_id, action_type: "reply", payload: { text: "You will get no more." } };
      await next(asking(asked, { path: "/v1/atlas/actions", body }));
      return response;
    },
  },
  {
    name: "hears a stop word in the name of a place",
    operations: ["events.ingest", "customers.get"],
    layer: asks(["events.ingest"], ({ body }) =>
      inside(body ?? {}, "message", "content")["name"] === "Stop"
        ? { body: { ...body, message: { text: "STOP" } } }
        : null,
    ),
  },
  {
    name: "forgets that a stop was repeated",
    operations: ["events.ingest", "customers.listConsents"],
    layer: deafTo(/^stop$/),
  },
  {
    name: "lets an older consent hold",
    operations: records,
    layer: asks(records, ({ body }) => (body && "at" in body ? { body: without(body, "at") } : null)),
  },
  {
    name: "keeps no source of a consent",
    operations: lists,
    layer: rewrites(lists, (text) => text.replaceAll(/"source":"[^"]*"/g, '"source":null')),
  },
  {
    name: "tells no end of marketing",
    operations: [...records, "webhooks.create"],
    deliveries: () => async (request, next) =>
      (await request.clone().text()).includes("customer.opted_out")
        ? new Response(null, { status: 200 })
        : next(request),
  },
  {
    name: "sends marketing in the quiet hours",
    operations: ["messages.send", "console.quietHours.set"],
    layer: sendsAnyway("quiet_hours", ["messages.send"]),
  },
  {
    name: "does not say when the quiet hours end",
    operations: ["messages.send", "console.quietHours.set"],
    layer: after(409, ["messages.send"], async (_asked, _next, response) => {
      const text = await response.clone().text();
      return answering(response, { text: text.replace(/,"may_send_at":"[^"]*"/, "") });
    }),
  },
  {
    name: "keeps quiet hours by the organization's clock alone",
    operations: ["messages.send", "customers.update", "console.quietHours.set"],
    layer: asks(["customers.update"], ({ body }) =>
      body && "time_zone" in body ? { body: { time_zone: null } } : null,
    ),
  },
];
