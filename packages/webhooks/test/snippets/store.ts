import type { EventStore } from "@atlas-messaging/webhooks";

/** Client of Redis, such as node-redis. */
interface Redis {
  get(key: string): Promise<string | null>;
  set(key: string, value: string, options: { EX: number; NX?: true }): Promise<string | null>;
  del(key: string): Promise<number>;
}

export const redisStore = (redis: Redis): EventStore => ({
  async begin(eventId) {
    if (await redis.set(`atlas:${eventId}`, "underway", { EX: 60, NX: true })) return "new";
    return (await redis.get(`atlas:${eventId}`)) === "handled" ? "handled" : "underway";
  },
  handled: async (eventId) => void (await redis.set(`atlas:${eventId}`, "handled", { EX: 172_800 })),
  failed: async (eventId) => void (await redis.del(`atlas:${eventId}`)),
});
