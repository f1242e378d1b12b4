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

/** Time to start. A busy machine may take minutes. */
const patience = 300_000;

export const startServer = async (folder: string): Promise<Server> => {
  const child = Bun.spawn([await install(folder), "start"], {
    cwd: folder,
    env: {
      // It ends before its last compilers pay, and collects so that it keeps 400 MB, not 700.
      BUN_JSC_useFTLJIT: "0",
      BUN_JSC_useOMGJIT: "0",
      BUN_JSC_numberOfGCMarkers: "1",
      BUN_JSC_forceRAMSize: "1000000000",
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
  const log = { end: "" };
  const listening = Promise.withResolvers<string>();
  const fail = (why: string): void => listening.reject(new Error(`${why} Its log ends so:\n${log.end}`));
  void listen(child.stdout, log, listening.resolve).then(() => fail("The server has ended."));
  const late = setTimeout(() => fail(`The server does not listen after ${patience / 1_000} s.`), patience);
  try {
    return { url: await listening.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(late);
  }
};

const option = "--server=";

/** Returns the server that `--server=` names, which stays for who started it; or starts one. */
export const serverOf = async (args: readonly string[], folder: string): Promise<Server> => {
  const given = args.find((arg) => arg.startsWith(option));
  return given === undefined ? startServer(folder) : { url: given.slice(option.length), stop: async () => {} };
};

/** Reads the log to its end, so that the server never blocks on it. Reports the address once logged. */
const listen = async (
  output: ReadableStream<Uint8Array>,
  log: { end: string },
  onUrl: (url: string) => void,
): Promise<void> => {
  const decoder = new TextDecoder();
  for await (const chunk of output) {
    log.end = `${log.end}${decoder.decode(chunk, { stream: true })}`.slice(-10_000);
    const [, url] = /"url":"([^"]+)"[^\n]*"msg":"listening"|"msg":"listening"[^\n]*"url":"([^"]+)"/.exec(log.end) ?? [];
    if (url) onUrl(url);
  }
};
