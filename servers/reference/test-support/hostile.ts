/** Receivers that misbehave, on one loopback port: each path in its own way. */
import { type Server, type Socket, createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

const head = "HTTP/1.1 200 OK\r\n";
const megabyte = Buffer.alloc(1_048_576, 120);

/** Writes until the other side has had enough. */
const pour = (socket: Socket): void => {
  const more = (): void => {
    while (!socket.destroyed && socket.write(megabyte));
  };
  socket.on("drain", more);
  more();
};

const trickle = (socket: Socket): void => {
  const timer = setInterval(() => socket.write("x"), 1_000);
  socket.on("close", () => clearInterval(timer));
};

let bomb: Buffer | undefined;

const behaviours: { readonly [path: string]: (socket: Socket) => void } = {
  "/hang": () => {},
  "/trickle-head": (socket) => trickle(socket),
  "/trickle-body": (socket) => {
    socket.write(`${head}content-length: 1000\r\n\r\n`);
    trickle(socket);
  },
  "/gigabyte": (socket) => {
    socket.write(`${head}content-length: 1073741824\r\n\r\n`);
    pour(socket);
  },
  "/endless": (socket) => {
    socket.write(`${head}connection: close\r\n\r\n`);
    pour(socket);
  },
  "/endless-head": (socket) => {
    socket.write(`${head}x: `);
    pour(socket);
  },
  "/gzip-bomb": (socket) => {
    bomb ??= gzipSync(Buffer.alloc(50 * 1_048_576));
    socket.write(`${head}content-encoding: gzip\r\ncontent-length: ${bomb.length}\r\n\r\n`);
    socket.write(bomb);
  },
  "/garbage": (socket) => void socket.end(Buffer.from(Array.from({ length: 4_096 }, (_, index) => (index * 7) % 256))),
};

export const hostilePaths = Object.keys(behaviours);

export interface Hostile {
  readonly url: string;
  close(): Promise<void>;
}

export const startHostile = async (): Promise<Hostile> => {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.once("data", (chunk) => {
      const path = /^POST (\S+)/.exec(chunk.toString("latin1"))?.[1] ?? "";
      behaviours[path.replace(/\/\d+$/, "")]?.(socket);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, // A server that listens has one.
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
};
