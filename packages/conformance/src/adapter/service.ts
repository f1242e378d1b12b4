/** The service as an adapter sees it: takes reports and messages, and holds each to the contract. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { validateRequest } from "@atlas-messaging/validators/requests";

/** A call of the adapter. */
export interface AdapterCall {
  readonly operation: string;
  readonly params: { readonly [name: string]: string };
  readonly body: { readonly [member: string]: unknown };
  /** Reasons why the contract refuses it. */
  readonly problems: readonly string[];
}

interface Reported {
  readonly id: "messages.reportStatus" | "events.ingest";
  readonly params: { readonly [name: string]: string };
}

/** Finds the operation by which an adapter reports. */
const reportAt = (method: string, path: string): Reported | null => {
  if (method !== "POST") return null;
  if (path === "/v1/atlas/events") return { id: "events.ingest", params: {} };
  const [, id] = /^\/v1\/atlas\/messages\/([^/]+)\/status$/.exec(path) ?? [];
  return id === undefined ? null : { id: "messages.reportStatus", params: { id } };
};

const example = "0199f0a0-7b1c-7d3e-8f00-0a1b2c3d4e60";

const answers: { readonly [operation: string]: (call: AdapterCall) => object } = {
  "messages.reportStatus": ({ params, body }) => ({ message_id: params["id"], delivery_state: body["status"] }),
  "events.ingest": () => ({
    accepted: true,
    conversation_id: example,
    customer_id: example,
    event_id: example,
    message_id: example,
    window_open: true,
  }),
};

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const callOf = (method: string, path: string, token: string, text: string): AdapterCall => {
  const routed = reportAt(method, path);
  const body = jsonIn(text);
  const known = { params: routed?.params ?? {}, body: Object(body) };
  if (!routed)
    return { operation: `${method} ${path}`, ...known, problems: ["is no operation by which an adapter reports"] };
  const checked = validateRequest(routed.id, { params: routed.params, query: {}, body });
  return {
    operation: routed.id,
    ...known,
    problems: [
      ...(/^Bearer \S+$/.test(token) ? [] : ["has no bearer token"]),
      ...(checked.ok ? [] : checked.details.map(({ path: at, message }) => `${at} ${message}`)),
    ],
  };
};

/** Listens for what an adapter reports. */
export const listenToAdapter = async (port: number) => {
  const calls: AdapterCall[] = [];
  const server = createServer((request, response) => {
    void request.toArray().then((chunks) => {
      const { method = "", url = "/", headers } = request;
      const { pathname } = new URL(url, "http://service");
      const call = callOf(method, pathname, headers.authorization ?? "", Buffer.concat(chunks).toString());
      calls.push(call);
      const isRight = call.problems.length === 0;
      const error = { code: "validation_failed", message: call.problems.join("; "), retryable: false };
      const body = isRight ? { ok: true, data: answers[call.operation]?.(call) } : { ok: false, error };
      response.writeHead(isRight ? 200 : 422, { "content-type": "application/json" }).end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", resolve);
  });
  const address = server.address() as AddressInfo; // A server that listens on a port has an address.
  return {
    url: `http://127.0.0.1:${address.port}`,
    calls,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
};
