/** Reference server as a separate process, with its database in memory. */
import { join } from "node:path";
import { repository } from "../scripts/command.ts";

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

export const startServer = async (): Promise<Server> => {
  const child = Bun.spawn([process.execPath, join(repository, "servers/reference/src/main.ts")], {
    env: {
      PATH: process.env["PATH"] ?? "",
      HOST: "127.0.0.1",
      PORT: "0",
      DATABASE_URL: "memory://",
      ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
      LOG_LEVEL: "info",
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  const stop = async (): Promise<void> => {
    child.kill();
    await child.exited;
  };
  const listening = Promise.withResolvers<string>();
  void listen(child.stdout, listening.resolve).then(() => listening.reject(new Error("The server has ended.")));
  try {
    return { url: await listening.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

/** Reads the log to its end, so that the server never blocks on it. Reports the address once logged. */
const listen = async (log: ReadableStream<Uint8Array>, tell: (url: string) => void): Promise<void> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of log) {
    text = `${text}${decoder.decode(chunk, { stream: true })}`.slice(-10_000);
    const [, url] = /"url":"([^"]+)"[^\n]*"msg":"listening"|"msg":"listening"[^\n]*"url":"([^"]+)"/.exec(text) ?? [];
    if (url) tell(url);
  }
};
