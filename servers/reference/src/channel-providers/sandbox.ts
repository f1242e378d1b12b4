import type { ChannelProvider } from "./provider.ts";

/** Provider of the sandbox channel: a script in this process that contacts nobody and answers at once. */
export const sandboxProvider: ChannelProvider = {
  send: async () => ({ kind: "scripted" }),
  reportRead: async () => ({ kind: "told" }),
  check: async () => ({ ok: true, latencyMs: 0 }),
};
