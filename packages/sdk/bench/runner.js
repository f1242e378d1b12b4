/** Measures one bundled candidate against bare `fetch` in the same process; prints a line of JSON. */
import { pathToFileURL } from "node:url";
import { stub } from "./stub.js";

const rounds = 12;
const calls = 2_000;

globalThis.fetch = stub;
const begun = performance.now();
const { call } = await import(pathToFileURL(process.argv[2]).href);
const importMs = performance.now() - begun;

const bare = async () => {
  const response = await fetch("http://127.0.0.1:4100/v1/atlas/messages", {
    method: "POST",
    headers: { Authorization: "Bearer token", "Content-Type": "application/json" },
    body: JSON.stringify({ phone_number: "+15550100001", text: "Your table is ready.", idempotency_key: "order-1" }),
  });
  return response.json();
};

const microseconds = async (run) => {
  const start = performance.now();
  for (let count = 0; count < calls; count += 1) await run();
  return ((performance.now() - start) / calls) * 1_000;
};

/** The two take turns and the best round of each counts, since noise of the machine only adds time. */
const least = [Infinity, Infinity];
for (let round = 0; round < rounds; round += 1) {
  least[0] = Math.min(least[0], await microseconds(bare));
  least[1] = Math.min(least[1], await microseconds(call));
}
console.log(JSON.stringify({ importMs, bareUs: least[0], callUs: least[1] }));
process.exit(0);
