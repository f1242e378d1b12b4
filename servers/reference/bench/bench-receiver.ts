/** The receiver of a measurement, a process of its own. */
import { startProcess } from "./server.ts";

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
