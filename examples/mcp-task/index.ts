/** A client of MCP gives a voucher away. The call waits as a task until an operator approves it. */
import assert from "node:assert/strict";
import { AtlasConsole } from "@atlas-messaging/sdk/console";
import { connect } from "./connect.ts";
import { openTasks } from "./tasks.ts";

const { credentials, options } = await connect();
const { customer_id, voucher_id, mcp_url, token, operator_token } = credentials;
const operator = new AtlasConsole({ ...options, token: operator_token });

// Types of fetch may have members that no client uses.
const send = ("fetch" in options ? options.fetch : fetch) as typeof fetch;
const session = await openTasks(mcp_url, token, send);
const call = await session.callTool("issue_voucher", { customer_id, voucher_id });
console.log(`the call waits as a ${call.kind}`);
assert.equal(call.kind, "task");

for await (const { id } of operator.approvals.list({ state: "pending" })) await operator.approvals.approve(id);
console.log("operator: approved");

const { outcome } = await call.settle();
assert.equal(outcome.status, "completed");
console.log(`the task has ended: ${JSON.stringify(outcome.result).slice(0, 120)}…`);
await session.close();
