/** A load of HTTP requests over kept connections, by raw sockets: a full client would take a core of its own. */
import type { Socket } from "bun";

export interface Load {
  readonly port: number;
  readonly connections: number;
  /** The whole text of each request, head and body. */
  readonly requests: readonly string[];
}

/** Sends all requests, each connection one after the other. Rejects at the first answer that is not 200. */
export const runLoad = async ({
  port,
  connections,
  requests,
}: Load): Promise<{
  seconds: number;
  /** Milliseconds until each answer. */
  waits: readonly number[];
}> => {
  let next = 0;
  const waits: number[] = [];
  const started = performance.now();
  const drive = () =>
    new Promise<void>((resolve, reject) => {
      let pending = "";
      let sent = 0;
      const send = (socket: Socket) => {
        const request = requests[next++];
        sent = performance.now();
        if (request !== undefined) return void socket.write(request);
        socket.end();
        return resolve();
      };
      void Bun.connect({
        hostname: "127.0.0.1",
        port,
        socket: {
          open: send,
          data: (socket, chunk) => {
            pending += chunk.toString();
            if (!isComplete(pending)) return;
            if (!pending.startsWith("HTTP/1.1 200")) reject(new Error(pending));
            waits.push(performance.now() - sent);
            pending = "";
            send(socket);
          },
          error: (_socket, error) => reject(error),
        },
      }).catch(reject);
    });
  await Promise.all(Array.from({ length: connections }, drive));
  return { seconds: (performance.now() - started) / 1_000, waits };
};

const isComplete = (text: string): boolean => {
  const head = text.indexOf("\r\n\r\n");
  if (head < 0) return false;
  const length = /content-length: (\d+)/i.exec(text.slice(0, head))?.[1];
  return Buffer.byteLength(text.slice(head + 4)) >= Number(length);
};
