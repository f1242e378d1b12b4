/** The built package, in a process of its own. */
import type * as Package from "../src/index.ts";
import { measure } from "./measure.ts";

const started = performance.now();
const entry = new URL("../dist/index.js", import.meta.url).href;
// The declarations of the build are those of the source.
const { createSandbox } = (await import(entry)) as typeof Package;
const sandbox = createSandbox({ limits: { messages: 1e9, reads: 1e9, writes: 1e9 } });
const authorization = `Bearer ${sandbox.token}`;
await measure(started, (request) => sandbox.fetch(request), authorization);
