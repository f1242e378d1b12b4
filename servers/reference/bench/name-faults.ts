/** Faults of names and addresses: a mute name server, and a host of which one address is dead. */
import { fileURLToPath } from "node:url";
import { writeBacklog } from "../test-support/backlog.ts";
import { startNameServer } from "../test-support/name-server.ts";
import { swallowAt } from "../test-support/swallowing-address.ts";
import { type Result, onDurable, outcomeOf, settled } from "./fault-setup.ts";
import { quantile } from "./measures.ts";
import { type BenchReceiver, startMeasuredWorker } from "./server.ts";

const preload = [fileURLToPath(new URL("../test-support/use-name-server.ts", import.meta.url))];
const [muteEndpoints, healthyEvents] = [40, 16];

/** An organization's names are never answered for, while another organization's is. */
export const muteNames = (receiver: BenchReceiver): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const names = await startNameServer((name) => (name.startsWith("mute") ? "silence" : ["127.0.0.1"]));
    const { port } = new URL(receiver.url);
    const mute = Array.from({ length: muteEndpoints }, (_, index) => `http://mute-${index}.test:${port}/mute`);
    await writeBacklog(database, { urls: mute, each: 4 });
    const worker = await startMeasuredWorker(url, { NAME_SERVER: names.address }, preload);
    while (names.asked.length === 0) await Bun.sleep(10);
    const began = Date.now();
    await writeBacklog(database, { urls: [`http://healthy.test:${port}/healthy`], each: healthyEvents });
    const arrivals = await settled(receiver, healthyEvents);
    await worker.stop("SIGKILL");
    names.close();
    const longest = quantile(
      arrivals.map(({ at }) => at - began),
      1,
    );
    const note = `${healthyEvents} events to another organization's name within ${(longest / 1_000).toFixed(1)} s`;
    return { name: `${muteEndpoints} names whose name server is mute`, ...outcomeOf(arrivals, healthyEvents), note };
  });

const events = 6;

/** The first address of a name swallows connections, and the second one answers. */
export const oneDeadAddress = (): Promise<Result> =>
  onDurable(async ({ url, database }) => {
    const arrivals: {
      readonly event_id: string;
      readonly path: string;
      readonly request_id: string;
      readonly at: number;
    }[] = [];
    const answering = Bun.serve({
      hostname: "127.0.0.2",
      port: 0,
      fetch: (request) => {
        const event_id = request.headers.get("webhook-id") ?? "";
        arrivals.push({ event_id, path: "/", request_id: "", at: Date.now() });
        return new Response(null, { status: 200 });
      },
    });
    const port = answering.port ?? 0;
    const swallowing = await swallowAt("127.0.0.1", port);
    const names = await startNameServer(() => ["127.0.0.1", "127.0.0.2"]);
    const began = Date.now();
    await writeBacklog(database, { urls: [`http://two.test:${port}/`], each: events });
    const worker = await startMeasuredWorker(url, { NAME_SERVER: names.address }, preload);
    for (let each = 0; each < 600 && arrivals.length < events; each += 1) await Bun.sleep(100);
    await worker.stop();
    await answering.stop(true);
    swallowing.close();
    names.close();
    const took = ((arrivals.at(-1)?.at ?? began) - began) / 1_000;
    const note = `${arrivals.length} of ${events} by the second address, ${took.toFixed(1)} s after the worker's start`;
    return { name: "a name whose first address swallows connections", ...outcomeOf(arrivals, events), note };
  });
