/** A chat box for a website, and the adapter behind it. Visitors and messages are in memory; yours are in a database. */
import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import type { Atlas } from "@atlas-messaging/sdk";
import { verifyAtlasSignature } from "@atlas-messaging/webhooks";
import { page } from "./page.ts";

/** Settings that link the box to Atlas. Set it before the first request comes. */
export interface Link {
  readonly atlas: Atlas;
  readonly channelId: string;
  readonly secret: string;
}

interface Line {
  readonly id: string;
  readonly from: "visitor" | "shop";
  readonly text: string;
  isShown: boolean;
}

/** A request of Atlas, as far as a chat box reads it. */
interface AdapterRequest {
  readonly event_type: string;
  readonly customer?: { readonly phone_number: string };
  readonly message?: { readonly id: string; readonly text: string; readonly content?: { readonly type: string } };
}

export const channel = "webchat";

export const createChatBox = (linked: () => Link) => {
  const visitors = new Map<string, Line[]>();
  const linesOf = (visitor: string): Line[] => {
    const lines = visitors.get(visitor) ?? [];
    visitors.set(visitor, lines);
    return lines;
  };

  /** Takes a message of Atlas. One that comes again is not shown again. */
  const take = (raw: Buffer, headers: IncomingMessage["headers"]): Reply => {
    if (!verifyAtlasSignature(raw, headers, linked().secret)) return { status: 401 };
    const { event_type, customer, message } = JSON.parse(raw.toString()) as AdapterRequest;
    // Checks, and what later versions send, need nothing but a 200.
    if (event_type !== "adapter.message" || !customer || !message) return { status: 200 };
    const lines = visitors.get(customer.phone_number);
    if (!lines) return refused("recipient_unreachable", "The visitor has left");
    if (message.content?.type === "contacts") return refused("message_invalid", "The box shows no contacts");
    if (!lines.some(({ id }) => id === message.id))
      lines.push({ id: message.id, from: "shop", text: message.text, isShown: false });
    return { status: 200, body: { provider_message_id: `${channel}-${message.id}` } };
  };

  /** Passes on what a visitor writes. The id lets Atlas take it once, however often this is tried. */
  const say = async (visitor: string, text: string): Promise<Reply> => {
    const id = crypto.randomUUID();
    linesOf(visitor).push({ id, from: "visitor", text, isShown: true });
    await linked().atlas.events.ingest({
      channel,
      channel_id: linked().channelId,
      customer: { phone_number: visitor },
      event_type: "message.received",
      message: { text },
      provider_message_id: id,
    });
    return { status: 204 };
  };

  /** Answers what the box shows, and reports what it shows for the first time. */
  const show = async (visitor: string): Promise<Reply> => {
    const lines = linesOf(visitor);
    const fresh = lines.filter(({ isShown }) => !isShown);
    for (const line of fresh) line.isShown = true;
    await Promise.all(fresh.map(({ id }) => linked().atlas.messages.reportStatus(id, { status: "read" })));
    return { status: 200, body: lines.map(({ from, text }) => ({ from, text })) };
  };

  const answer = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? "/", "http://chat-box");
    const raw = Buffer.concat(await request.toArray());
    if (request.method === "POST" && url.pathname === "/adapter") return take(raw, request.headers);
    const visitor = url.searchParams.get("visitor") ?? "";
    if (url.pathname === "/") return { status: 200, page };
    if (!/^\+[1-9]\d{6,14}$/.test(visitor))
      return { status: 400, body: { problem: "Give a number with its country." } };
    return request.method === "POST" ? say(visitor, raw.toString()) : show(visitor);
  };

  return createServer((request, response) => {
    answer(request).then(
      (reply) => send(response, reply),
      (error: unknown) => {
        console.error(error);
        send(response, { status: 503 });
      },
    );
  });
};

interface Reply {
  readonly status: number;
  readonly body?: object;
  readonly page?: string;
}

const refused = (code: string, title: string): Reply => ({ status: 422, body: { error: { code, title } } });

const send = (response: ServerResponse, { status, body, page: html }: Reply): void => {
  const type = html === undefined ? "application/json" : "text/html; charset=utf-8";
  response.writeHead(status, { "content-type": type }).end(html ?? (body && JSON.stringify(body)));
};
