/**
 * Sends one request to a fresh offline sandbox, and prints how many files and functions ran, as JSON. V8 counts the calls,
 * so Node.js must run it: `node --import ./scripts/source-paths.ts scripts/structure/call.ts "GET /v1/atlas/messages"`.
 */
import type { Profiler } from "node:inspector";
import { Session } from "node:inspector/promises";
import { createSandbox } from "@atlas-messaging/sandbox";

const [line = "", body = null] = process.argv.slice(2);
const [method = "", path = ""] = line.split(" ");
const packages = new URL("../../packages/", import.meta.url).href;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true });

const sandbox = createSandbox();
const headers = { authorization: `Bearer ${sandbox.token}`, "content-type": "application/json" };
const request = new Request(`http://sandbox${path}`, { method, headers, body });
await session.post("Profiler.takePreciseCoverage"); // Counts start at 0 again.
const response = await sandbox.fetch(request);
const answer = await response.text();
const { result } = await session.post("Profiler.takePreciseCoverage");
if (!response.ok) throw new Error(`${line} answers ${response.status}: ${answer}`);

/** A function that ran, and not the module around all functions. */
const ran = ({ functionName, ranges: [range] }: Profiler.FunctionCoverage): boolean =>
  range !== undefined && range.count > 0 && (functionName !== "" || range.startOffset > 0);

const passed = result
  .filter(({ url }) => url.startsWith(packages) && !url.includes("/generated/") && !url.includes("/node_modules/"))
  .map(({ functions }) => functions.filter(ran))
  .filter((functions) => functions.length > 0);
console.log(JSON.stringify({ files: passed.length, functions: passed.flat().length }));
