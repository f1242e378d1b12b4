/** Another agent asks the hosted one twice, in one session. */
import assert from "node:assert/strict";
import { ask, openAgent } from "./client.ts";
import { connect } from "./connect.ts";

const { credentials, options } = await connect();
// Types of fetch may have members that no client uses.
const send = ("fetch" in options ? options.fetch : fetch) as typeof fetch;
const client = await openAgent(credentials.base_url, credentials.token, send);

const first = await ask(client, "When are you open?");
console.log(`agent: ${String(first.parts[0]?.content?.value)}`);
assert.match(String(first.parts[0]?.content?.value), /open/i);

const second = await ask(client, "And how can I pay?", first.contextId);
console.log(`agent: ${String(second.parts[0]?.content?.value)}`);
assert.equal(second.contextId, first.contextId);
