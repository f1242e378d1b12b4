/** The packed server as its users start it, with its database in memory. */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mustRun } from "../scripts/command.ts";
import { pack } from "./project.ts";

export interface Server {
  readonly url: string;
  stop(): Promise<void>;
}

/** Installs the package of the server, which must be built, into a new folder. Returns its command. */
const install = async (folder: string): Promise<string> => {
  await mkdir(folder);
  const dependencies = await pack(folder, (name) => name === "@atlas-messaging/server");
  const manifest = { name: "packed-server", private: true, dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await mustRun(["bun", "install", "--no-save", "--cwd", folder]);
  return join(folder, "node_modules/.bin/atlas-server");
};

export const startServer = async (folder: string): Promise<Server> => {
  const child = Bun.spawn([await install(folder), "start"], {
    cwd: folder,
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

const option = "--server=";

/** Returns the server that `--server=` names, which stays for who started it; or starts one. */
export const serverOf = async (args: readonly string[], folder: string): Promise<Server> => {
  const given = args.find((arg) => arg.startsWith(option));
  return given === undefined ? startServer(folder) : { url: given.slice(option.length), stop: async () => {} };
};

/** Reads the log to its end, so that the server never blocks on it. Reports the address once logged. */
const listen = async (log: ReadableStream<Uint8Array>, onUrl: (url: string) => void): Promise<void> => {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of log) {
    text = `${text}${decoder.decode(chunk, { stream: true })}`.slice(-10_000);
    const [, url] = /"url":"([^"]+)"[^\n]*"msg":"listening"|"msg":"listening"[^\n]*"url":"([^"]+)"/.exec(text) ?? [];
    if (url) onUrl(url);
  }
};
