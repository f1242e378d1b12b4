/** Webhooks, a little off. */
import { signPayload } from "@atlas-messaging/webhooks";
import type { OperationId } from "@atlas-messaging/contract";
import type { Deliver } from "../sandbox-target.ts";
import {
  type Fault,
  type Json,
  type Layer,
  answering,
  answers,
  asking,
  asks,
  bodyOf,
  inside,
  rewrites,
  succeeding,
  without,
} from "./fault.ts";

const hooked: readonly OperationId[] = ["webhooks.create", "events.ingest"];

/** The delivery with other bytes and headers; nothing of it is signed anew. */
const posted = (request: Request, body: string, headers: Json = {}): Request =>
  new Request(request.url, {
    method: "POST",
    headers: { ...Object.fromEntries(request.headers), ...headers } as HeadersInit,
    body,
  });

const tampers =
  (change: (text: string, headers: Headers) => { readonly text?: string; readonly headers?: Json }) =>
  () =>
  async (request: Request, next: Deliver) => {
    const text = await request.text();
    const changed = change(text, request.headers);
    return next(posted(request, changed.text ?? text, changed.headers ?? {}));
  };

/** Shown to the developer in place of the secret that the service has made. */
const toldSecret = "told-by-the-faulty-layer";

/** Tells another secret than the deliveries are signed with. */
const tellsSecret = (): Layer => async (asked, next) => {
  const response = await next(asked.request);
  if (asked.operation !== "webhooks.create") return response;
  const data = inside(await bodyOf(response), "data");
  if (!("secret" in data)) return response;
  return answering(response, { body: { ok: true, data: { ...data, secret: toldSecret } } });
};

/** The layer signs anew what it changes, with the secret that it has told; who gave a secret is left alone. */
const resigning = (change: (body: Json, attempt: number) => Json): Pick<Fault, "layer" | "deliveries"> => {
  const given = new Set<unknown>();
  return {
    layer: () => {
      given.clear();
      return async (asked, next) => {
        if (asked.body && "secret" in asked.body) given.add(asked.body["url"]);
        return tellsSecret()(asked, next);
      };
    },
    deliveries: () => {
      let attempt = 0;
      return async (request, next) => {
        if (given.has(request.url)) return next(request);
        const text = JSON.stringify(change(JSON.parse(await request.text()) as Json, ++attempt));
        const signature = signPayload(new TextEncoder().encode(text), toldSecret);
        return next(posted(request, text, { "atlas-signature": signature }));
      };
    },
  };
};

const idAt = (attempt: number): string => `0199f0a0-7b1c-7d3e-8f00-${String(attempt).padStart(12, "0")}`;

/** Delivers again, when the clock is moved, what has come to its end. */
const goesOn = (name: string, over: (answer: Response, attempts: number) => boolean): Fault => {
  const attempts = new Map<string, number>();
  let again: (() => Promise<Response>)[] = [];
  return {
    name,
    operations: hooked,
    deliveries: () => {
      attempts.clear();
      again = [];
      return async (request, next) => {
        const copy = request.clone();
        const id = request.headers.get("atlas-signature") ?? "";
        const count = (attempts.get(id) ?? 0) + 1;
        attempts.set(id, count);
        const answer = await next(request);
        if (over(answer, count)) again.push(() => next(copy.clone()));
        return answer;
      };
    },
    moved: () => {
      const [first] = again.splice(0);
      void first?.();
    },
  };
};

export const webhookFaults: readonly Fault[] = [
  {
    name: "goes on with the webhooks of an app without access",
    operations: ["console.apps.revokeGrant", "webhooks.create", "webhooks.list"],
    layer: rewrites(["webhooks.list"], (text) => text.replaceAll('"status":"disabled"', '"status":"active"')),
  },
  {
    name: "ends the webhooks of an app that has another grant",
    operations: ["console.apps.revokeGrant", "webhooks.create", "webhooks.list"],
    layer: rewrites(["webhooks.list"], (text) => text.replaceAll('"status":"active"', '"status":"disabled"')),
  },
  {
    name: "takes a redirect for an acknowledgement",
    operations: hooked,
    deliveries: () => async (request, next) => {
      const answer = await next(request);
      return answer.status === 307 ? new Response(null, { status: 200 }) : answer;
    },
  },
  {
    name: "follows redirects",
    operations: hooked,
    deliveries: () => async (request, next) => {
      const answer = await next(request.clone());
      const location = answer.headers.get("location");
      return location === null ? answer : next(new Request(location, request));
    },
  },
  {
    name: "signs JSON that it then writes anew",
    operations: hooked,
    deliveries: tampers((text) => ({ text: JSON.stringify(JSON.parse(text), null, 1) })),
  },
  {
    name: "escapes what is beyond ASCII after it has signed",
    operations: hooked,
    deliveries: tampers((text) => ({
      text: text.replaceAll(/[\u0080-\uffff]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`),
    })),
  },
  {
    name: "signs in base64",
    operations: hooked,
    deliveries: tampers((_, headers) => ({
      headers: { "atlas-signature": Buffer.from(headers.get("atlas-signature") ?? "", "hex").toString("base64") },
    })),
  },
  {
    name: "signs in capital letters",
    operations: hooked,
    deliveries: tampers((_, headers) => ({
      headers: { "atlas-signature": headers.get("atlas-signature")?.toUpperCase() },
    })),
  },
  {
    name: "signs with a prefix",
    operations: hooked,
    deliveries: tampers((_, headers) => ({
      headers: { "atlas-signature": `sha256=${headers.get("atlas-signature")}` },
    })),
  },
  { name: "signs with a secret of its own", operations: hooked, layer: tellsSecret },
  {
    name: "delivers form data",
    operations: hooked,
    deliveries: tampers(() => ({ headers: { "content-type": "application/x-www-form-urlencoded" } })),
  },
  {
    name: "gives a retry another event id",
    operations: hooked,
    ...resigning((body, attempt) => ({ ...body, event_id: idAt(attempt) })),
  },
  {
    name: "gives a retry another time",
    operations: hooked,
    ...resigning((body, attempt) => ({ ...body, timestamp: new Date(Date.now() + attempt).toISOString() })),
  },
  {
    name: "gives all events one id",
    operations: ["webhooks.create", "events.ingest", "conversations.listEvents"],
    ...resigning((body) => ({ ...body, event_id: idAt(0) })),
  },
  {
    name: "delivers an event under another name",
    operations: hooked,
    ...resigning((body) => ({ ...body, event_type: "atlas.event.received" })),
  },
  {
    name: "leaves the customer out of a delivery",
    operations: hooked,
    ...resigning((body) => without(body, "customer")),
  },
  {
    name: "delivers the text of another message",
    operations: hooked,
    ...resigning((body) => ({ ...body, message: { ...inside(body, "message"), text: "x" } })),
  },
  {
    name: "does not try again",
    operations: hooked,
    deliveries: () => async (request, next) => (await next(request), new Response()),
  },
  {
    name: "gives a delivery up at the first 410",
    operations: ["webhooks.create", "webhooks.list", "events.ingest"],
    deliveries: () => async (request, next) => {
      const answer = await next(request);
      return answer.status === 410 ? new Response() : answer;
    },
  },
  {
    name: "leaves a subscription active whose receiver stays gone",
    operations: ["webhooks.create", "webhooks.list", "events.ingest"],
    deliveries: () => async (request, next) => {
      const answer = await next(request);
      return answer.status === 410 ? new Response(null, { status: 500 }) : answer;
    },
  },
  {
    name: "disables a subscription at the first 410",
    operations: ["webhooks.create", "webhooks.list", "events.ingest"],
    layer: answers(
      (body) => ({ text: JSON.stringify(body).replaceAll('"status":"active"', '"status":"disabled"') }),
      succeeding("webhooks.list"),
    ),
  },
  goesOn("tries a seventh time", (answer, attempts) => !answer.ok && attempts === 6),
  goesOn("delivers again what was acknowledged", (answer) => answer.ok),
  {
    name: "delivers every event, subscribed or not",
    operations: hooked,
    layer: asks(["webhooks.create"], ({ body }) =>
      body
        ? {
            body: {
              ...body,
              events: [
                "conversation.created",
                "conversation.message_received",
                "atlas.event.received",
                "agent.intent_detected",
              ],
            },
          }
        : null,
    ),
  },
  {
    name: "delivers to a subscription that was deleted",
    operations: ["webhooks.create", "webhooks.update", "webhooks.delete", "events.ingest"],
    layer: () => async (asked, next) => {
      if (asked.operation !== "webhooks.delete" || asked.token === "") return next(asked.request);
      const seen = await next(asking(asked, { path: "/v1/atlas/keys/0199f0a0-7b1c-7d3e-8f00-00000000dead" }));
      return answering(seen, {
        status: 200,
        body: { ok: true, data: { webhook_id: asked.params["id"], status: "deleted" } },
      });
    },
  },
  {
    name: "delivers to a subscription that is disabled",
    operations: ["webhooks.create", "webhooks.update", "webhooks.delete", "events.ingest"],
    layer: () => async (asked, next) => {
      const { operation, body } = asked;
      if (operation !== "webhooks.update" || body?.["status"] !== "disabled") return next(asked.request);
      const response = await next(asking(asked, { body: { ...body, status: "active" } }));
      return answering(response, { text: (await response.text()).replace('"active"', '"disabled"') });
    },
  },
  {
    name: "goes on delivering what a subscription no longer asks for",
    operations: ["webhooks.create", "webhooks.update", "events.ingest"],
    layer: () => async (asked, next) => {
      const { operation, body } = asked;
      if (operation !== "webhooks.update" || !body || !("events" in body)) return next(asked.request);
      const { events, ...rest } = body;
      const response = await next(asking(asked, { body: { description: "x", ...rest } }));
      const shown = await bodyOf(response);
      return response.status === 200
        ? answering(response, { body: { ok: true, data: { ...inside(shown, "data"), events } } })
        : response;
    },
  },
  {
    name: "loses the correlation id on the way to a receiver",
    operations: ["webhooks.create", "events.ingest", "runs.list"],
    deliveries: tampers(() => ({ headers: { "x-request-id": "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e5f" } })),
  },
  {
    name: "shows a secret whenever it is asked",
    operations: ["webhooks.create", "webhooks.list", "webhooks.update"],
    layer: () => {
      const secrets = new Map<unknown, unknown>();
      return async (asked, next) => {
        const response = await next(asked.request);
        const data = inside(await bodyOf(response), "data");
        if (asked.operation === "webhooks.create") secrets.set(data["id"], data["secret"]);
        if (asked.operation !== "webhooks.update" || response.status !== 200) return response;
        return answering(response, {
          body: { ok: true, data: { ...data, description: String(secrets.get(data["id"])) } },
        });
      };
    },
  },
  {
    name: "never shows the secret that it has made",
    operations: hooked,
    layer: rewrites(["webhooks.create"], (text) => text.replace(/,?"secret":"[^"]*"/, "")),
  },
  {
    name: "lists the deliveries of a webhook that is deleted",
    operations: ["webhooks.delete", "webhooks.listDeliveries"],
    layer: () => {
      const deleted = new Set<unknown>();
      return async (asked, next) => {
        const response = await next(asked.request);
        if (succeeding("webhooks.delete")(asked, response)) deleted.add(asked.params["id"]);
        if (asked.operation !== "webhooks.listDeliveries" || !deleted.has(asked.params["id"])) return response;
        return answering(response, { status: 200, body: { ok: true, data: [], has_more: false, next_cursor: null } });
      };
    },
  },
];
