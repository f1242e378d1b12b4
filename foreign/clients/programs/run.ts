/**
 * Runs one client through all abilities, on an offline sandbox of its own, or in an organization of its own on the server whose
 * address follows. Prints the outcomes as JSON.
 */
import assert from "node:assert/strict";
import { serveSandbox } from "../../sandbox.ts";
import type { Agent, Connect } from "./driver.ts";

const [name = "", serverUrl] = process.argv.slice(2);
const { connect }: { readonly connect: Connect } = await import(`./${name}.ts`);

const openOffline = () => {
  const { url, sandbox, stop } = serveSandbox();
  return { url, credentials: sandbox.credentials, stop };
};

const openOn = async (server: string): Promise<ReturnType<typeof openOffline>> => {
  const answer: any = await (await fetch(`${server}/sandbox/credentials`)).json();
  return { url: server, credentials: answer.data, stop: async () => {} };
};

const { url, credentials, stop } = serverUrl === undefined ? openOffline() : await openOn(serverUrl);
const { token, operator_token, mcp_url, key_id, conversation_id, customer_id, voucher_id } = credentials;

const everyTool = [
  "send_message",
  "send_message_to_phone",
  "search_knowledge",
  "issue_voucher",
  "handoff",
  "get_conversation",
  "list_conversations",
  "list_vouchers",
  "get_run",
];

const ask = async (path: string, bearer: string, init: RequestInit = {}): Promise<any> => {
  const headers = { authorization: `Bearer ${bearer}`, "content-type": "application/json" };
  return (await fetch(url + path, { headers, ...init })).json();
};

const messagesSaying = async (text: string): Promise<number> => {
  const { data } = await ask(`/v1/atlas/context/${conversation_id}`, token);
  return data.recent_messages.filter((message: { readonly text: string }) => message.text === text).length;
};

const pending = async (): Promise<readonly { readonly id: string; readonly run_id: string }[]> =>
  (await ask("/operator/developers/approvals?state=pending", operator_token)).data.approvals;

const voucher = { customer_id, voucher_id };
const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Compares word for word; ids that the service made are given by name. */
const same = (seen: string, expected: string): void => assert.equal(seen, expected);

/** Genkit shows its model the structured content in place of the text. */
const saidBy = (seen: string): string => {
  if (!seen.startsWith('{"error"')) return seen;
  const { code, message, next_step } = JSON.parse(seen).error;
  return `${code}: ${message} ${next_step}`;
};

const waitingText = ({ id, run_id }: { readonly id: string; readonly run_id: string }): string =>
  "issue_voucher waits for a person's approval (HITL_REQUIRED). Nothing has happened yet, and nothing is wrong. " +
  `Approval: ${id}. Run: ${run_id}. ` +
  "Next: say that it waits, do not call issue_voucher again, and call get_run with this run to learn the outcome.";

const waitingShort =
  "HITL_REQUIRED: issue_voucher waits for an operator. " +
  "Say that it waits, do not call issue_voucher again, and call get_run with this run to learn the outcome.";

const abilities: { readonly [name: string]: (agent: Agent) => Promise<void> } = {
  list: async ({ tools }) => {
    assert.deepEqual(tools.toSorted(), everyTool.toSorted());
  },
  search: async ({ call }) => {
    const seen = JSON.parse(await call("search_knowledge", { query: "When do you open?", top_k: 1 }));
    const expected = await ask("/agent/v1/knowledge/search?query=When+do+you+open%3F&top_k=1", token);
    assert.deepEqual(seen, { ...expected.data, run_id: seen.run_id, execution_mode: "commit" });
    assert.equal(seen.knowledge_state, "grounded");
  },
  "dry run": async ({ call }) => {
    const text = "A rehearsal.";
    const seen = await call("send_message", { conversation_id, text, execution_mode: "dry_run" });
    const [run = ""] = JSON.parse(seen).run_id.match(uuid) ?? [];
    const { phone_number } = credentials;
    same(
      seen,
      `{"conversation_id":"${conversation_id}","window_open":true,"phone_number":"${phone_number}",` +
        `"message":{"type":"text","text":"${text}","template_id":null,"category":null},` +
        `"run_id":"${run}","shadow_run_id":"${run}","execution_mode":"dry_run","approval_required":false}`,
    );
    assert.equal(await messagesSaying(text), 0);
  },
  commit: async ({ call }) => {
    const text = "In earnest.";
    const given = { conversation_id, text, idempotency_key: "once" };
    const first = await call("send_message", given);
    same(await call("send_message", given), first);
    assert.equal(JSON.parse(first).execution_mode, "commit");
    assert.equal(await messagesSaying(text), 1);
  },
  approval: async ({ call }) => {
    const seen = await call("issue_voucher", voucher);
    const again = await call("issue_voucher", voucher);
    const [approval, ...more] = await pending();
    assert.ok(approval && more.length === 0, "one approval is pending");
    if (seen.startsWith("{")) same(saidBy(seen), waitingShort);
    else same(seen, waitingText(approval));
    for (const id of [approval.id, approval.run_id]) assert.ok(seen.includes(id), `the model sees ${id}`);
    same(again, seen);
    await ask(`/operator/developers/approvals/${approval.id}/approve`, operator_token, { method: "POST", body: "{}" });
    const { run } = JSON.parse(await call("get_run", { run_id: approval.run_id }));
    assert.deepEqual([run.status, run.result.voucher_id], ["completed", voucher_id]);
    assert.match(run.result.code, /\S/);
  },
  "wrong arguments": async ({ call }) => {
    const seen = await call("issue_voucher", { voucher_id: "none" }).catch(String);
    // Frameworks that check arguments first have words of their own.
    if (!seen.includes("validation_failed")) return assert.match(seen, /customer_id|voucher_id|uuid/i);
    assert.match(
      seen,
      /validation_failed: customer_id is required; voucher_id must be a UUID\. Nothing was done\. Next: correct the arguments, and call again\.$/,
    );
  },
  "unknown option": async ({ call }) => {
    const seen = await call("send_message", {
      conversation_id,
      text: "?",
      execution_mode: "dry_run",
      dryRun: true,
    }).catch(String);
    assert.match(seen, /dryRun|additional properties/);
    assert.equal(await messagesSaying("?"), 0);
  },
};

const outcomes: Record<string, string> = {};
const tried = async (ability: string, work: () => Promise<void>): Promise<void> => {
  outcomes[ability] = await work().then(
    () => "✓",
    (error: unknown) => String(error instanceof Error ? error.message : error).slice(0, 1_500),
  );
};

const agent = await connect({ url: mcp_url, token });
for (const [ability, work] of Object.entries(abilities)) await tried(ability, () => work(agent));
await tried("revoked token", async () => {
  await ask(`/v1/atlas/keys/${key_id}`, token, { method: "DELETE" });
  const refused = await agent.call("search_knowledge", { query: "?" }).catch((error: unknown) => String(error));
  assert.match(refused, /401|unauthenticated|revoked|Unauthorized|invalid_token/i);
});
await agent.close().catch(() => {});
await stop();
console.log(`outcomes: ${JSON.stringify(outcomes)}`);
process.exit(0);
