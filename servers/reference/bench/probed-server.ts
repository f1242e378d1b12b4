/** A server under `block-probe.ts`, in a process of its own as in service. */
import { fileURLToPath } from "node:url";

export interface ProbedServer {
  readonly url: string;
  /** Milliseconds: the longest that its event loop was held since this was asked last. */
  longestBlock(): Promise<number>;
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
  const url = await listeningAt(child.stdout);
  return {
    url,
    longestBlock: () => {
      const { promise, resolve } = Promise.withResolvers<number>();
      answered = resolve;
      child.send("longest");
      return promise;
    },
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
