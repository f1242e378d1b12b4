/** A loopback address whose connections are never answered: its listener is stopped and its queue is full. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import net from "node:net";

const listener = `const server = require("node:net").createServer();
const [, host, port] = process.argv;
server.listen({ port: Number(port), host, backlog: 1 }, () => console.log("listening"));`;

/** Longer than a connection on loopback takes, even where the machine is busy. */
const unanswered = 1_000;

/** Tells if an address takes a connection. It is kept, so that the queue fills. */
const takes = (host: string, port: number, kept: net.Socket[]): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect({ host, port }).once("connect", () => resolve(true));
    socket.once("error", () => resolve(false)).setTimeout(unanswered, () => resolve(false));
    kept.push(socket);
  });

export const swallowAt = async (host: string, port: number): Promise<{ close(): void }> => {
  const child = spawn("node", ["-e", listener, host, String(port)], { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout, "data");
  child.kill("SIGSTOP");
  const kept: net.Socket[] = [];
  for (let each = 0; each < 16 && (await takes(host, port, kept)); each += 1);
  return {
    close: () => {
      for (const socket of kept) socket.destroy();
      child.kill("SIGKILL");
    },
  };
};
