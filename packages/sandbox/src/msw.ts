/** The sandbox as handlers of Mock Service Worker, in Node and in the browser's worker, for msw 2 and 3. */
import { type HttpHandler, http } from "msw";
import type { Sandbox } from "./api.ts";

/**
 * Handlers for every request to the sandbox's `baseUrl`.
 *
 * @example
 * const server = setupServer(...handlers(sandbox));
 */
export const handlers = (sandbox: Sandbox): HttpHandler[] => [
  http.all(`${sandbox.baseUrl}/*`, ({ request }) => sandbox.fetch(request)),
];
