import type { ChannelProvider } from "./provider.ts";

/** Provider of the sandbox channel: a script in this process that contacts nobody and answers at once. */
export const sandboxProvider: ChannelProvider = {
  send: async () => ({ kind: "scripted" }),
  // Its messages are never received from outside, nor handed over.
  takeMedia: async () => ({ kind: "failed", failure: "message_invalid" }),
  fetchMedia: async () => ({ kind: "failed", error_code: "not_found" }),
  reportRead: async () => ({ kind: "told" }),
  check: async () => ({ ok: true, latencyMs: 0 }),
};
