/** The proxy as a server: before a deployment, and before the receivers of its webhooks. */
import { type IncomingMessage, type Server, type ServerResponse, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Addresses, type Profile, addressesByHost, hostOf } from "../client/target.ts";
import { type Asked, Copy, type Route, closeIdle, relay, speak } from "./relay.ts";
import type { Cause } from "./ledger.ts";
import { Observer } from "./observer.ts";
import { type ProxyReport, proxyReport } from "./report.ts";
import { sought } from "./checks.ts";
import { Webhooks, namesWebhooks } from "./webhooks.ts";

/** Options of a proxy. */
export interface ProxyOptions {
  /** Hosts of the deployment. All default to `baseUrl`. */
  readonly target: Addresses;
  readonly host?: string;
  /** Any free port by default. */
  readonly port?: number;
  /** Gives the deployment the proxy's address in place of a webhook's, so that deliveries are checked on their way. */
  readonly webhooks?: boolean;
  /** Address by which a target elsewhere reaches the proxy. Then receivers elsewhere are reached through it, too. */
  readonly publicUrl?: string | undefined;
  /** Operations that are graded. All by default. */
  readonly profile?: Profile | undefined;
  /** Called with the first breach of each cause. */
  readonly onBreach?: (cause: Omit<Cause, "count">) => void;
}

/** A proxy that listens. */
export interface Proxy {
  readonly url: string;
  /** Reports what has gone through so far. */
  readonly report: () => ProxyReport;
  /** Ends all connections. */
  readonly close: () => Promise<void>;
}

/** Milliseconds that an idle connection of a client is kept: clients must be the first to close. */
const keepIdle = 75_000;

const bracketed = (host: string): string => (host.includes(":") ? `[${host}]` : host);

/** Starts a proxy. Rejects if the port is taken. */
export const startProxy = async (options: ProxyOptions): Promise<Proxy> => {
  const { host = "127.0.0.1", port = 0 } = options;
  const server = createServer({ requestTimeout: 0, keepAliveTimeout: keepIdle });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, resolve);
  });
  const url = `http://${bracketed(host)}:${(server.address() as AddressInfo).port}`; // It listens on a port.
  const webhooks = options.webhooks === true ? new Webhooks(url, options.publicUrl) : null;
  const observer = new Observer(webhooks, options.onBreach ?? (() => {}));
  const relayed = passing(options.target, observer, webhooks);
  const answers = new Set<ServerResponse>();
  const pass: typeof relayed = (incoming, outgoing) => {
    answers.add(outgoing);
    outgoing.on("close", () => void answers.delete(outgoing));
    relayed(incoming, outgoing);
  };
  server.on("request", pass);
  // The client waits with its body until the target asks for it.
  server.on("checkContinue", pass);
  const { profile } = options;
  const about = { target: options.target.baseUrl, profile, webhooks: webhooks !== null, startedAt: new Date() };
  const begun = performance.now();
  const report = (): ProxyReport =>
    proxyReport({ ...about, milliseconds: performance.now() - begun, ledger: observer.ledger });
  return { url, report, close: () => closed(server, answers) };
};

/** Ends every answer, and waits until each is judged. */
const closed = async (server: Server, answers: ReadonlySet<ServerResponse>): Promise<void> => {
  const ends = Array.from(answers, (each) => new Promise((resolve) => each.once("close", resolve)));
  server.closeAllConnections();
  closeIdle();
  await Promise.all([new Promise((resolve) => server.close(resolve)), ...ends]);
};

const passing = (target: Addresses, observer: Observer, webhooks: Webhooks | null) => {
  const origins = addressesByHost(target);
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const { method = "GET", headers } = incoming;
    const path = pathOf(incoming.url ?? "/");
    if (headers.upgrade?.toLowerCase() === "websocket")
      return speak(outgoing, 501, "it passes no WebSocket on, and the contract has none.");
    const asked: Asked = { method, path, headers, body: new Copy(), at: Date.now() };
    const receiver = webhooks ? webhooks.receiverOf(path) : null;
    if (receiver === undefined) return speak(outgoing, 404, "no webhook has been given this address.");
    if (webhooks && receiver) {
      const route = { origin: receiver.url, path: `${receiver.url.pathname}${receiver.url.search}` };
      return relay(incoming, outgoing, route, asked, observer.delivery(webhooks, receiver));
    }
    const base = new URL(origins[hostOf(path)]);
    const route: Route = { origin: base, path: `${base.pathname.replace(/\/$/, "")}${path}` };
    if (webhooks === null || method === "HEAD" || !namesWebhooks(sought(asked).id))
      return relay(incoming, outgoing, route, asked, observer.exchange());
    if (headers.expect !== undefined) outgoing.writeContinue();
    incoming.on("data", (chunk: Buffer) => asked.body.add(chunk));
    incoming.on("end", () => {
      const changed = {
        body: webhooks.swapped(asked.body.bytes),
        answer: (bytes: Uint8Array) => webhooks.restored(bytes),
      };
      relay(incoming, outgoing, { ...route, changed }, asked, observer.exchange());
    });
  };
};

/** A client that takes this for a forward proxy sends a whole address. */
const pathOf = (url: string): string => {
  if (!/^https?:/.test(url)) return url;
  const { pathname, search } = new URL(url);
  return `${pathname}${search}`;
};
