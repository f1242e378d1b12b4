/**
 * The worst pooler that may stand between: it hands each transaction to the next of a few connections, whose it was
 * before, drops what a client asks of its session at the start, and resets nothing. What is prepared it follows or not.
 * One that tears reads the end of a transaction late, and hands the connection on although one has begun, as PgBouncer 1.18
 * does.
 */
import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

/**
 * A pooler may close the connection in place of the answer to a transaction that it has passed on (`drop`), end every
 * connection with an error of its own (`refuse`), or leave a transaction waiting (`hold`).
 */
export type Fault = "drop" | "refuse" | "hold";

export interface WorstPooler {
  /** The same database and login, behind it. */
  readonly url: string;
  /** Transactions that went to another connection than the client's last one. */
  readonly handedOver: number;
  /** Fails for all from now on; null ends it. */
  fail(fault: Fault | null): void;
  close(): Promise<void>;
}

interface Backend {
  readonly socket: Socket;
  readonly prepared: Set<string>;
  /** ParseComplete messages that answer the pooler and not the client. */
  own: number;
  busy: boolean;
  toClient: ((message: Buffer) => void) | null;
  /** Called when the server closes it. */
  lost: (() => void) | null;
}

const readyIdle = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);

/** Calls `each` with every message, its type's byte and length included; the first of a client has no type. */
const messagesOf = (each: (message: Buffer) => void, untyped = 0) => {
  let rest = Buffer.alloc(0);
  let before = untyped;
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = before > 0 ? 0 : 1;
      if (rest.length < head + 4) return;
      const length = head + rest.readInt32BE(head);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      if (before > 0) before -= 1;
      each(message);
    }
  };
};

const typeOf = (message: Buffer): string => String.fromCharCode(message[0] ?? 0);
const isEnd = (message: Buffer): boolean => ["S", "Q"].includes(typeOf(message));
const textAt = (message: Buffer, start: number): string => message.toString("utf8", start, message.indexOf(0, start));

const message = (type: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
};

/** An error that PgBouncer sends by itself. */
const refusal = message("E", Buffer.from("SFATAL\0C08P01\0Mno more connections allowed (max_client_conn)\0\0"));

/**
 * Finds the statement name in a message: first in Parse, after the portal's name in Bind; our other messages have none.
 */
const nameAt = (sent: Buffer): number | null => {
  if (typeOf(sent) === "P") return 5;
  return typeOf(sent) === "B" ? sent.indexOf(0, 5) + 1 : null;
};

/** The same message with a name that no other client has; unnamed statements stay so. */
const renamed = (sent: Buffer, client: number): Buffer => {
  const start = nameAt(sent);
  const name = start === null ? "" : textAt(sent, start);
  if (start === null || name === "") return sent;
  const body = [sent.subarray(5, start), Buffer.from(`client_${client}_${name}`), sent.subarray(start + name.length)];
  return message(typeOf(sent), Buffer.concat(body));
};

export const startWorstPooler = async (
  serverUrl: string,
  { backends: count = 3, follows = false, tears = false } = {},
): Promise<WorstPooler> => {
  const target = new URL(serverUrl);
  const backends = await Promise.all(Array.from({ length: count }, () => openBackend(target)));
  const waiting: ((backend: Backend) => void)[] = [];
  let turn = 0;
  let handedOver = 0;
  let clients = 0;
  let fault: Fault | null = null;

  /** Opens a connection in place of one that the server has closed. */
  const renewed = async (lost: Backend): Promise<Backend> => {
    try {
      const fresh = await openBackend(target);
      fresh.busy = true;
      backends[backends.indexOf(lost)] = fresh;
      return fresh;
    } catch (error) {
      release(lost);
      throw error;
    }
  };
  const take = async (): Promise<Backend> => {
    const backend = await free();
    return backend.socket.destroyed ? renewed(backend) : backend;
  };
  const free = async (): Promise<Backend> => {
    for (let tried = 0; tried < count; tried += 1) {
      const backend = backends[turn++ % count];
      if (backend !== undefined && !backend.busy) {
        backend.busy = true;
        return backend;
      }
    }
    return new Promise((resolve) => void waiting.push(resolve));
  };
  const release = (backend: Backend): void => {
    backend.toClient = null;
    backend.lost = null;
    const first = waiting.shift();
    if (first) first(backend);
    else backend.busy = false;
  };

  const serve = (client: Socket): void => {
    client.setNoDelay(true);
    const id = ++clients;
    const parsed = new Map<string, Buffer>();
    let current: Backend | null = null;
    let last: Backend | null = null;
    let queue: Buffer[] = [];
    let syncs = 0;
    let taking = false;

    const answer = (backend: Backend) => (answered: Buffer) => {
      if (fault === "drop") client.destroy();
      else client.write(answered);
      if (typeOf(answered) !== "Z") return;
      syncs -= 1;
      if (syncs > 0 || answered[5] !== 0x49) return;
      current = null;
      release(backend);
      if (queue.length > 0) setImmediate(() => void next());
    };
    const forward = (backend: Backend, sent: Buffer): void => {
      const start = nameAt(sent);
      const name = start === null ? "" : textAt(sent, start);
      const source = parsed.get(name);
      if (follows && source && !backend.prepared.has(name)) {
        backend.own += 1;
        backend.socket.write(source);
      }
      if (typeOf(sent) === "P" && name !== "") parsed.set(name, sent);
      if (name !== "") backend.prepared.add(name);
      backend.socket.write(sent);
    };
    const begin = async (): Promise<Backend | null> => {
      taking = true;
      const backend = await take().catch(() => null);
      taking = false;
      if (backend === null) {
        client.destroy();
        return null;
      }
      // A client that left while it waited sends nothing that would give the connection back.
      if (client.destroyed) {
        release(backend);
        return null;
      }
      // No answer will give it back. Once all are lost in transactions, nobody would get one again.
      backend.lost = () => {
        client.destroy();
        release(backend);
      };
      current = backend;
      if (last && last !== backend) handedOver += 1;
      last = backend;
      backend.toClient = answer(backend);
      return backend;
    };
    /** Each message as it comes; but a Sync not before the answer to the one ahead of it. */
    const tear = async (): Promise<void> => {
      while (!taking) {
        const [sent] = queue;
        if (!sent || (isEnd(sent) && syncs > 0)) return;
        const backend = current ?? (await begin());
        if (backend === null) return;
        queue.shift();
        if (isEnd(sent)) syncs += 1;
        forward(backend, sent);
      }
    };
    /** One transaction at a time: what follows a Sync waits, and goes to the next connection. */
    const pump = async (): Promise<void> => {
      if (taking || current) return;
      const backend = await begin();
      if (backend === null) return;
      const end = queue.findIndex(isEnd);
      const sent = queue.slice(0, end + 1);
      queue = queue.slice(end + 1);
      syncs = 1;
      for (const each of sent) forward(backend, each);
    };
    const next = tears ? tear : pump;

    client.on(
      "data",
      messagesOf((sent) => {
        if (fault === "refuse") client.end(refusal);
        else if (fault === "hold") return;
        else if (sent.length >= 8 && sent[0] === 0 && sent.readInt32BE(4) === 196_608) {
          client.write(Buffer.concat([authenticated, readyIdle]));
        } else if (typeOf(sent) !== "X") {
          queue.push(follows ? renamed(sent, id) : sent);
          if (tears || isEnd(sent)) void next();
        }
      }, 1),
    );
    client.on("error", () => client.destroy()).on("close", () => (queue = []));
  };

  const server = createServer(serve);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port); // It listens on a port, not on a path.
  return {
    url: url.href,
    get handedOver() {
      return handedOver;
    },
    fail: (next) => void (fault = next),
    close: async () => {
      for (const { socket } of backends) socket.destroy();
      server.close();
    },
  };
};

/** Signs in with a password in clear, as PostgreSQL from npm asks for one. */
const openBackend = async ({ hostname, port, username, password, pathname }: URL): Promise<Backend> => {
  const socket = connect(Number(port), hostname).setNoDelay(true);
  const backend: Backend = { socket, prepared: new Set(), own: 0, busy: false, toClient: null, lost: null };
  const ready = Promise.withResolvers<void>();
  // A refused connection is told by the wait for it.
  ready.promise.catch(() => {});
  socket.on(
    "data",
    messagesOf((answered) => {
      const type = typeOf(answered);
      if (type === "R" && answered.readInt32BE(5) === 3) socket.write(message("p", Buffer.from(`${password}\0`)));
      if (type === "E" && !backend.toClient) ready.reject(new Error(answered.toString("utf8", 5)));
      if (type === "1" && backend.own > 0) {
        backend.own -= 1;
        return;
      }
      if (type === "Z") ready.resolve();
      backend.toClient?.(answered);
    }),
  );
  socket
    .on("error", (error) => ready.reject(error))
    .on("close", () => {
      ready.reject(new Error("the server closed the connection"));
      backend.lost?.();
    });
  await once(socket, "connect");
  const parameters = Buffer.from(`user\0${username}\0database\0${pathname.slice(1)}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(8 + parameters.length);
  head.writeInt32BE(196_608, 4);
  socket.write(Buffer.concat([head, parameters]));
  await ready.promise;
  return backend;
};
