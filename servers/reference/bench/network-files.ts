/** Files as long as the network takes them, carried by jobs: from customers into the store, and back to them. */
import type { Caller } from "@atlas-messaging/conformance";
import { fileKinds } from "@atlas-messaging/cloud-api-emulator/network";
import { startNetwork } from "../test-support/cloud-network.ts";
import type { ProbedServer } from "./server.ts";
import { callerOf, seeded, startOn } from "./worst-setup.ts";
import { connectChannel } from "./worst-surfaces.ts";

const lookEvery = 50;
const maxLooks = 2_400;

interface Carried {
  readonly kind: "image" | "video" | "document";
  readonly mediaType: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const filled = (kind: Carried["kind"], mediaType: string, start: Uint8Array): Carried => {
  const bytes = new Uint8Array(fileKinds[kind].maxBytes).fill(0xfe);
  bytes.set(start);
  return { kind, mediaType, bytes };
};

/** Files of each kind whose bytes are what they say. */
export const longestFiles = (): readonly Carried[] => [
  filled("image", "image/jpeg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)),
  filled("video", "video/mp4", new TextEncoder().encode("\0\0\0\u0018ftypmp42")),
  filled("document", "application/octet-stream", new Uint8Array()),
];

export interface Carrier {
  readonly server: ProbedServer;
  /** Customers send so many files; resolves with the ids of their media when all are stored or failed. */
  receive(file: Carried, count: number): Promise<readonly string[]>;
  /** Sends media back, and waits until the network has all. */
  send(kind: Carried["kind"], ids: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const until = async (isDone: () => Promise<boolean>): Promise<void> => {
  for (let look = 0; look < maxLooks; look++) {
    if (await isDone()) return;
    await Bun.sleep(lookEvery);
  }
  throw new Error("the files were not carried in time");
};

/** Starts a server with a worker, and the emulated network that it is linked to. */
export const openCarrier = async (url: string): Promise<Carrier> => {
  const network = await startNetwork();
  const { token, organizationId } = await seeded(url);
  const channelId = await connectChannel(url, organizationId, network);
  const server = await startOn(url, { worker: true });
  await network.subscribe(`${server.url}/callbacks/channels/${channelId}`);
  const client = callerOf(server, token);
  let customers = 0;
  return {
    server,
    receive: async ({ kind, mediaType, bytes }, count) => {
      const phones = Array.from({ length: count }, () => network.network.phone(`+1555${4_000_000 + customers++}`));
      const told = await Promise.all(phones.map((phone) => phone.sendsFile(kind, { mediaType, bytes })));
      const ids = (await inbound(client, count)).map(mediaOf);
      if (told.length !== ids.length) throw new Error(`${ids.length} of ${count} files came`);
      for (const id of ids) await until(async () => (await statusOf(client, id)) !== "pending");
      return ids;
    },
    send: async (kind, ids) => {
      const before = network.network.messages.filter(({ from }) => from === "business").length;
      for (const [at, media_id] of ids.entries()) {
        const phone_number = `+1555${4_000_000 + customers - ids.length + at}`;
        await client.succeed("messages.send", {
          body: { phone_number, channel_id: channelId, content: { type: kind, media_id } },
        });
      }
      const sent = () => network.network.messages.filter(({ from }) => from === "business").length - before;
      await until(async () => sent() === ids.length);
    },
    stop: async () => {
      await server.stop();
      await network.close();
    },
  };
};

const inbound = async (client: Caller, limit: number) =>
  (await client.succeed("messages.list", { query: { direction: "inbound", limit } })).data.messages;

const mediaOf = ({ content }: { readonly content?: object }): string =>
  String(Reflect.get(Object(content), "media_id"));

const statusOf = async (client: Caller, id: string) =>
  (await client.succeed("media.get", { params: { id } })).data.media.status;
