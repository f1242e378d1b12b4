/** @scalar/mock-server, called as the Hono app that it is. */
import { readFile } from "node:fs/promises";
import { measure } from "../measure.ts";

const started = performance.now();
const { createMockServer } = await import("@scalar/mock-server");
const contract = new URL("../../../contract/dist/openapi.json", import.meta.url);
const app = await createMockServer({ document: JSON.parse(await readFile(contract, "utf8")) });
await measure(started, (request) => app.fetch(request), "Bearer token");
