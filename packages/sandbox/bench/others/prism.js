/** Prism without its HTTP server: its client in this process. */
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { measure } from "../measure.ts";

const started = performance.now();
const require = createRequire(import.meta.url);
const { getHttpOperationsFromSpec } = require("@stoplight/prism-cli/dist/operations");
const { createClientFromOperations } = require("@stoplight/prism-http/dist/client");
const contract = fileURLToPath(new URL("../../../contract/dist/openapi.json", import.meta.url));
const silent = { info() {}, warn() {}, error() {}, debug() {}, trace() {}, success() {}, child: () => silent };
const prism = createClientFromOperations(await getHttpOperationsFromSpec(contract), {
  mock: { dynamic: false },
  validateRequest: true,
  validateResponse: false,
  checkSecurity: true,
  errors: false,
  upstreamProxy: undefined,
  isProxy: false,
  logger: silent,
});
const answer = async (request) => {
  const text = await request.text();
  const { status, data, headers } = await prism.request(new URL(request.url).pathname, {
    method: request.method.toLowerCase(),
    headers: Object.fromEntries(request.headers),
    ...(text === "" ? {} : { body: JSON.parse(text) }),
  });
  return new Response(typeof data === "string" ? data : JSON.stringify(data), { status, headers });
};
await measure(started, answer, "Bearer token");
