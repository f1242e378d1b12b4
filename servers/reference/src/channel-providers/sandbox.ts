import type { ChannelProvider } from "./provider.ts";

/** The provider of the sandbox channel is a script in this process: it contacts nobody, and answers at once. */
export const sandboxProvider: ChannelProvider = {
  send: async () => ({ kind: "scripted" }),
  check: async () => ({ ok: true, latencyMs: 0 }),
};
