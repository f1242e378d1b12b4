import type { Sandbox } from "./api.ts";

/** Replaces the global `fetch` for requests to the sandbox's address; others go to the platform. */
export const install = ({ baseUrl, fetch: answer }: Sandbox): (() => void) => {
  const platform = globalThis.fetch;
  const { origin } = new URL(baseUrl);
  const own = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const url = URL.parse(input instanceof Request ? input.url : input);
    return url?.origin === origin ? answer(input, init) : platform(input, init);
  };
  // Bun's `fetch` has a member `preconnect`, which must keep working.
  globalThis.fetch = Object.assign(own, platform);
  return () => {
    globalThis.fetch = platform;
  };
};
