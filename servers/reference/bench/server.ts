/** The server under measurement: a process of its own, as in service, without a worker beside it. */
import { fileURLToPath } from "node:url";
import { openDatabase } from "../src/platform/database/open.ts";
import { createVault } from "../src/platform/vault.ts";

/** Limits are raised openly: the bench measures the work, not the refusal of it. */
export const openLimits = {
  ATLAS_LIMIT_MESSAGES: "100000000",
  ATLAS_LIMIT_READS: "100000000",
  ATLAS_LIMIT_PUBLIC: "100000",
  // Results are shown whatever their relevance, so that it can be measured.
  ATLAS_KNOWLEDGE_GAP_NONE: "0",
  ATLAS_LIMIT_WRITES: "100000000",
  ATLAS_LIMIT_AGENT_TOOLS: "100000000",
  ATLAS_LIMIT_INGEST: "100000000",
};

export interface MeasuredServer {
  readonly pid: number;
  readonly port: number;
  stop(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
}

export const startMeasured = (
  databaseUrl: string,
  variables: { readonly [name: string]: string } = {},
): Promise<MeasuredServer> =>
  startProcess("src/main.ts", {
    ...openLimits,
    DATABASE_URL: databaseUrl,
    PORT: "0",
    LOG_LEVEL: "info",
    ATLAS_WORKER: "off",
    ATLAS_ENCRYPTION_KEYS: benchKey,
    ...variables,
  });

/** Starts a file of this package, which says on its first line at which URL it listens. */
export const startProcess = async (
  file: string,
  variables: { readonly [name: string]: string },
): Promise<MeasuredServer> => {
  const child = Bun.spawn([process.execPath, fileURLToPath(new URL(`../${file}`, import.meta.url))], {
    env: { ...process.env, ...variables },
    stdout: "pipe",
    stderr: "inherit",
  });
  const port = await listeningPort(child.stdout);
  return {
    pid: child.pid,
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await child.exited;
    },
    kill: async () => {
      child.kill("SIGKILL");
      await child.exited;
    },
  };
};

/** A worker of its own, which has said that it works. */
export interface MeasuredWorker {
  readonly pid: number;
  /** Stops the worker; resolves with the lines on standard error. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<number>;
}

export const startMeasuredWorker = async (
  databaseUrl: string,
  variables: { readonly [name: string]: string } = {},
  preload: readonly string[] = [],
): Promise<MeasuredWorker> => {
  const file = fileURLToPath(new URL("../src/worker.ts", import.meta.url));
  const flags = preload.flatMap((each) => ["--preload", each]);
  const child = Bun.spawn([process.execPath, ...flags, file], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      ATLAS_ENCRYPTION_KEYS: benchKey,
      ATLAS_ALLOW_LOOPBACK_TARGETS: "on",
      LOG_LEVEL: "info",
      // The value that `bun run worker` sets.
      BUN_CONFIG_MAX_HTTP_REQUESTS: "1024",
      ...variables,
    },
    stdout: "pipe",
    stderr: "inherit",
  });
  await said(child.stdout, /"msg":"working"/);
  return {
    pid: child.pid,
    stop: (signal = "SIGTERM") => {
      child.kill(signal);
      return child.exited;
    },
  };
};

/** Any key will do, as long as all processes of a measurement have the same. */
export const benchKey = Buffer.alloc(32, 7).toString("base64");

const listeningPort = async (output: ReadableStream<Uint8Array>): Promise<number> =>
  Number((await said(output, /"url":"http:\/\/[^"]*:(\d+)"/))[1]);

/** Waits for a line of the output, and reads on without looking. */
const said = async (output: ReadableStream<Uint8Array>, wanted: RegExp): Promise<RegExpExecArray> => {
  const reader = output.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the process did not start: ${text}`);
    text += decoder.decode(value, { stream: true });
    const found = wanted.exec(text);
    if (found === null) continue;
    void drain(reader);
    return found;
  }
};

/** A pipe that nobody reads would stop the process that writes to it. */
const drain = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  while (!(await reader.read()).done);
};

// A server under `block-probe.ts`, in a process of its own as in service.

export interface ProbedServer {
  readonly pid: number;
  readonly url: string;
  /** Milliseconds: the longest that its event loop was held since this was asked last. */
  longestBlock(): Promise<number>;
  /** Frees what it does not need. */
  collect(): Promise<unknown>;
  stop(): Promise<void>;
}

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export const startProbed = async (variables: { readonly [name: string]: string }): Promise<ProbedServer> => {
  let answered: ((longest: number) => void) | undefined;
  const command = [process.execPath, "--preload", fileOf("block-probe.ts"), fileOf("../src/main.ts")];
  const child = Bun.spawn(command, {
    env: { PATH: process.env["PATH"] ?? "", PORT: "0", ...variables },
    stdout: "pipe",
    stderr: "inherit",
    ipc: (message) => answered?.(Number(message)),
  });
  const ask = (question: "longest" | "collect"): Promise<number> => {
    const { promise, resolve } = Promise.withResolvers<number>();
    answered = resolve;
    child.send(question);
    return promise;
  };
  const url = await listeningAt(child.stdout);
  return {
    pid: child.pid,
    url,
    longestBlock: () => ask("longest"),
    collect: () => ask("collect"),
    stop: async () => {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
};

/** The address that it logs first; what it logs later is read and dropped, or its pipe would fill up. */
const listeningAt = async (output: ReadableStream<Uint8Array>): Promise<string> => {
  const reader = output
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>;
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the server did not start: ${text}`);
    text += value;
    const found = /"url":"(http:[^"]+)"/.exec(text)?.[1];
    if (found === undefined) continue;
    void (async () => {
      while (!(await reader.read()).done);
    })();
    return found;
  }
};

// The receiver of a measurement, a process of its own.

export interface Arrival {
  readonly event_id: string;
  readonly path: string;
  readonly request_id: string;
  readonly at: number;
}

export const startReceiver = async () => {
  const process = await startProcess("bench/receiver.ts", {});
  const url = `http://127.0.0.1:${process.port}`;
  const ask = async <Body>(path: string): Promise<Body> => (await (await fetch(`${url}${path}`)).json()) as Body;
  return {
    pid: process.pid,
    url,
    stop: () => process.stop(),
    count: async () => (await ask<{ count: number }>("/count")).count,
    arrivals: () => ask<Arrival[]>("/arrivals"),
    /** Maximum concurrent requests that one path has had. */
    most: async () => (await ask<{ most: number }>("/most")).most,
    forget: () => ask("/forget"),
  };
};

export type BenchReceiver = Awaited<ReturnType<typeof startReceiver>>;

/** The database of a measurement, with the key that its processes have. */
export const openBench = (url: string) =>
  openDatabase({ url, dataDir: "", vault: createVault([Buffer.from(benchKey, "base64")]) });
