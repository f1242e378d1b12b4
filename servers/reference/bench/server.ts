/** The server under measurement: a process of its own, as in service, without a worker beside it. */
import { fileURLToPath } from "node:url";

/** Limits are raised openly: the bench measures the work, not the refusal of it. */
export const openLimits = {
  ATLAS_LIMIT_MESSAGES: "100000000",
  ATLAS_LIMIT_READS: "100000000",
  ATLAS_LIMIT_PUBLIC: "100000",
  ATLAS_LIMIT_WRITES: "100000000",
  ATLAS_LIMIT_INGEST: "100000000",
};

export interface MeasuredServer {
  readonly port: number;
  stop(): Promise<void>;
}

export const startMeasured = (databaseUrl: string): Promise<MeasuredServer> =>
  startProcess("src/main.ts", {
    ...openLimits,
    DATABASE_URL: databaseUrl,
    PORT: "0",
    LOG_LEVEL: "info",
    ATLAS_WORKER: "off",
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
    port,
    stop: async () => {
      child.kill("SIGTERM");
      await child.exited;
    },
  };
};

const listeningPort = async (output: ReadableStream<Uint8Array>): Promise<number> => {
  const reader = output.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`the server did not start: ${text}`);
    text += decoder.decode(value, { stream: true });
    const port = /"url":"http:\/\/[^"]*:(\d+)"/.exec(text)?.[1];
    if (port === undefined) continue;
    void drain(reader);
    return Number(port);
  }
};

/** A pipe that nobody reads would stop the process that writes to it. */
const drain = async (reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> => {
  while (!(await reader.read()).done);
};
