/** The tool server: dry runs, approvals, and what a token may call. */
import type { Case, Citation } from "../case.ts";
import { at as memberAt } from "../flows/flow.ts";
import { unknownId } from "../recipes/resources.ts";
import { contextOf, freshSandbox, topic } from "./steps.ts";
import { callTool, issue, postRpc, refusal, structured } from "./tool-calls.ts";

const rule = (line: string): Citation => ({ section: "Tool server (JSON-RPC 2.0)", line });
const dryRun = rule(
  "A `dry_run` call has no customer-visible effect and returns a shadow run id that can be inspected later.",
);
const risky = rule(
  "A risky tool such as `issue_voucher` in `commit` mode returns the error code `HITL_REQUIRED` and creates a pending approval; business state is not mutated.",
);
const listed = rule(
  "| Method `tools/list` | params `{}`; lists the tools available to the token. Availability is scoped by the token, never by client-supplied tenant fields. |",
);
const cited = rule(
  "Knowledge answers carry citations. When `knowledge_state` is `gap_weak`, or no results are returned, the agent hands off or asks for clarification.",
);
const called = rule(
  "| Method `tools/call` | params { name: string, execution_mode: `dry_run` or `commit`, idempotency_key: string, arguments: object } |",
);

const define = topic("tools");

export const tools: readonly Case[] = [
  define("list", {
    title: "tools/list names the tools of the token",
    operations: ["toolServer.call"],
    cites: listed,
    run: async (context) => {
      const { client } = await context.home();
      const { body, text, where } = await postRpc(client, "tools/list", {});
      context.check.equal(memberAt(body, ["jsonrpc"]), "2.0", `jsonrpc of ${where}`);
      for (const name of ["send_message", "search_knowledge", "issue_voucher"])
        context.check.that(text.includes(`"${name}"`), `the tool ${name}`, where);
    },
  }),
  define("by-scope", {
    title: "a token lists and calls the tools of its scopes alone",
    operations: ["toolServer.call"],
    cites: listed,
    needs: ["narrow token"],
    run: async (context) => {
      const narrow = await context.narrow(["atlas.knowledge.read"]);
      const { text, where } = await postRpc(narrow, "tools/list", {});
      context.check.that(text.includes('"search_knowledge"'), "the tool search_knowledge", where);
      context.check.that(!text.includes('"issue_voucher"'), "no tool that needs another scope", where);
      const params = { name: "issue_voucher", arguments: { customer_id: unknownId, voucher_id: unknownId } };
      const body = { jsonrpc: "2.0", id: "call", method: "tools/call", params };
      await narrow.refuse("toolServer.call", "insufficient_scope", { body });
    },
  }),
  define("dry-run", {
    title: "a dry run sends nothing, and its shadow run can be read",
    operations: ["toolServer.call", "runs.get", "conversations.context"],
    cites: dryRun,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const args = { conversation_id: sandbox.conversation_id, text: "A rehearsal.", category: "utility" };
      const { body, where } = await callTool(client, "send_message", args, { execution_mode: "dry_run" });
      context.check.equal(structured(body, "execution_mode"), "dry_run", `execution_mode of ${where}`);
      const { run } = (await client.succeed("runs.get", { params: { run_id: String(structured(body, "run_id")) } }))
        .data;
      context.check.equal(run.status, "shadow", "status of the run");
      const { recent_messages } = await contextOf(client, sandbox.conversation_id);
      context.check.that(!JSON.stringify(recent_messages).includes("A rehearsal."), "no message", "the context has it");
    },
  }),
  define("arguments", {
    title: "options may stand among the arguments, and contradictions are refused by name",
    operations: ["toolServer.call"],
    cites: dryRun,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const args = { conversation_id: sandbox.conversation_id, text: "A rehearsal.", execution_mode: "dry_run" };
      const rehearsed = await callTool(client, "send_message", args);
      context.check.equal(structured(rehearsed.body, "execution_mode"), "dry_run", `the mode of ${rehearsed.where}`);
      const refused = await callTool(client, "send_message", args, { execution_mode: "commit" });
      const named = refusal(refused.body, "details", "0", "path");
      context.check.equal(named, "params.arguments.execution_mode", `details of ${refused.where}`);
    },
  }),
  define("handoff", {
    title: "an agent reads a conversation, and hands it to people",
    operations: ["toolServer.call"],
    cites: cited,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const { conversation_id } = sandbox;
      const handed = await callTool(client, "handoff", { conversation_id, text: "They want a person." });
      context.check.equal(structured(handed.body, "status"), "handed_off", `the status of ${handed.where}`);
      const { body, where } = await callTool(client, "get_conversation", { conversation_id });
      context.check.equal(structured(body, "conversation", "status"), "handed_off", `the status of ${where}`);
    },
  }),
  define("mismatch", {
    title: "a header for gateways that contradicts the body is refused in JSON-RPC",
    operations: ["toolServer.call"],
    cites: called,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await context.home();
      const body = { jsonrpc: "2.0", id: "list", method: "tools/list", params: {} };
      const { status, text, where } = await client.call("toolServer.call", {
        body,
        headers: { "mcp-method": "tools/call" },
      });
      context.check.equal(status, 400, `the status of ${where}`);
      context.check.matches(text, /-32020/, `the error of ${where}`);
    },
  }),
  define("commit", {
    title: "a committed send_message sends",
    operations: ["toolServer.call", "conversations.context"],
    cites: called,
    sends: true,
    needs: ["organization"],
    run: async (context) => {
      const { client, sandbox } = await freshSandbox(context);
      const args = { conversation_id: sandbox.conversation_id, text: "In earnest." };
      const more = { execution_mode: "commit", idempotency_key: context.unique() };
      const [first, again] = [
        await callTool(client, "send_message", args, more),
        await callTool(client, "send_message", args, more),
      ];
      context.check.equal(again.text, first.text, `the replay of ${first.where}`);
      const { recent_messages } = await contextOf(client, sandbox.conversation_id);
      const sent = recent_messages.filter(({ text }) => text === "In earnest.");
      context.check.equal(sent.length, 1, "messages of two calls with one key");
    },
  }),
  define("approval", {
    title: "a risky tool in earnest waits for a person, and changes nothing",
    operations: ["toolServer.call", "runs.get"],
    cites: risky,
    needs: ["organization"],
    run: async (context) => {
      const its = await freshSandbox(context);
      const { body, where } = await issue(its, context, "commit");
      context.check.equal(refusal(body, "code"), "HITL_REQUIRED", `error.data.code of ${where}`);
      context.check.present(refusal(body, "approval_id"), `error.data.approval_id of ${where}`);
      const { run } = (await its.client.succeed("runs.get", { params: { run_id: String(refusal(body, "run_id")) } }))
        .data;
      const expected = { status: "pending_approval", approval_required: true, approval_state: "pending" };
      context.check.includes(run, expected, "the run");
      // A voucher can be issued only once, so this fails if the dry run issued it.
      const rehearsed = await issue(its, context, "dry_run");
      context.check.equal(
        structured(rehearsed.body, "execution_mode"),
        "dry_run",
        `a voucher to be issued, ${rehearsed.where}`,
      );
    },
  }),
  define("search", {
    title: "search_knowledge answers with citations",
    operations: ["toolServer.call"],
    cites: cited,
    needs: ["organization"],
    run: async (context) => {
      const { client } = await freshSandbox(context);
      const { body, where } = await callTool(client, "search_knowledge", {
        query: "What are your opening hours?",
        top_k: 2,
      });
      context.check.equal(structured(body, "knowledge_state"), "grounded", `knowledge_state of ${where}`);
      context.check.present(structured(body, "results", "0", "citation", "knowledge_id"), `the citation of ${where}`);
    },
  }),
];
