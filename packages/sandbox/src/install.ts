import type { Sandbox } from "./api.ts";

/** Puts a sandbox in the place of the global `fetch`, for requests to its own address; all others go where they went. */
export const install = ({ baseUrl, fetch: answer }: Sandbox): (() => void) => {
  const platform = globalThis.fetch;
  const { origin } = new URL(baseUrl);
  const own = async (input: Request | string | URL, init?: RequestInit): Promise<Response> => {
    const url = URL.parse(input instanceof Request ? input.url : input);
    return url?.origin === origin ? answer(input, init) : platform(input, init);
  };
  // Bun's `fetch` has a member `preconnect`, which goes on working.
  globalThis.fetch = Object.assign(own, platform);
  return () => {
    globalThis.fetch = platform;
  };
};
