/** A TCP relay to PostgreSQL that can hold answers back until several transactions have arrived. */
import { once } from "node:events";
import { type AddressInfo, type Socket, connect, createServer } from "node:net";

export interface Relay {
  /** The same database and login, through it. */
  readonly url: string;
  /** Holds answers back from now on until `count` transactions have arrived. */
  hold(): void;
  close(): Promise<void>;
}

const sync = Buffer.from([0x53, 0, 0, 0, 4]);

const countIn = (chunk: Buffer): number => {
  let found = 0;
  for (let at = chunk.indexOf(sync); at >= 0; at = chunk.indexOf(sync, at + 1)) found += 1;
  return found;
};

export const startRelay = async (serverUrl: string, count: number): Promise<Relay> => {
  const target = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let held: (() => void)[] | null = null;
  let arrived = 0;
  const release = (): void => {
    for (const write of held ?? []) write();
    held = null;
  };
  const server = createServer((client) => {
    const backend = connect(Number(target.port), target.hostname);
    for (const socket of [client, backend]) sockets.add(socket.on("error", () => socket.destroy()));
    client.on("data", (chunk) => {
      backend.write(chunk);
      if (held === null) return;
      arrived += countIn(chunk);
      if (arrived >= count) release();
    });
    backend.on("data", (chunk) => {
      if (held === null) client.write(chunk);
      else held.push(() => client.write(chunk));
    });
    client.on("close", () => backend.destroy());
    backend.on("close", () => client.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(serverUrl);
  url.port = String((server.address() as AddressInfo).port); // It listens on a port, not on a path.
  return {
    url: url.href,
    hold: () => void (held = []),
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};
