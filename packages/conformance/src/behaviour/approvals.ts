/** Pending approvals: decided once, executed as recorded, or never executed. */
import type { Case, Citation } from "../case.ts";
import { type Operated, contextOf, freshConsole, topic } from "./steps.ts";
import { approvalOf, callTool, issue, refusal, structured, voucherTools, vouchersOf, wait } from "./tool-calls.ts";

const risky: Citation = {
  section: "Tool server (JSON-RPC 2.0)",
  line: "A risky tool such as `issue_voucher` in `commit` mode returns the error code `HITL_REQUIRED` and creates a pending approval; business state is not mutated.",
};
const decided: Citation = {
  section: "Other state values",
  line: "Operator approval or rejection of a pending action emits `agent.action_approved` or `agent.action_rejected`; the resulting run status: not shown.",
};
const waits: Citation = {
  section: "Errors",
  line: "A tool call that needs human approval returns error code `HITL_REQUIRED` and creates a pending approval.",
};
const immutable: Citation = {
  section: "Run (audit record)",
  line: "Runs are immutable once recorded.",
};
const replayed: Citation = {
  section: "Idempotency",
  line: "A retry with the same key within 24 hours replays the original response without re-executing.",
};
const derived: Citation = {
  section: "What the service does",
  line: "The organization is always derived from the credential. Callers must not send `organization_id` in a body or query.",
};

const define = topic("approvals");

const statusesOf = async ({ client }: Operated, run_id: string): Promise<readonly string[]> => {
  const { history } = (await client.succeed("runs.get", { params: { run_id } })).data;
  return history.map(({ status }) => status);
};

export const approvals: readonly Case[] = [
  define("pending", {
    title: "what waits is listed with exactly what was asked for, and nothing has been done",
    operations: [...voucherTools, "console.approvals.list", "console.approvals.get"],
    cites: waits,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval, run } = await wait(context);
      const { operator, sandbox } = its;
      const expected = {
        id: approval,
        run_id: run,
        run_status: "pending_approval",
        approval_state: "pending",
        action_type: "tool_call",
        tool_name: "issue_voucher",
        arguments: { customer_id: sandbox.customer_id, voucher_id: sandbox.voucher_id },
        decided_at: null,
      };
      context.check.includes(await approvalOf(its, approval), expected, "the approval");
      const { data } = await operator.succeed("console.approvals.list", { query: { state: "pending" } });
      context.check.equal(
        data.approvals.map(({ id }) => id),
        [approval],
        "the approvals that are pending",
      );
      const done = await operator.succeed("console.approvals.list", { query: { state: "approved" } });
      context.check.equal(done.data.approvals, [], "the approvals that are approved");
      context.check.includes((await vouchersOf(its))[0], { status: "available", customer_id: null }, "the voucher");
    },
  }),
  define("approve", {
    title: "an approval does what was recorded, and says who decided it",
    operations: [...voucherTools, "console.approvals.approve", "runs.get"],
    cites: risky,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval: approvalId, run } = await wait(context);
      const { operator, sandbox } = its;
      const { approval } = (
        await operator.succeed("console.approvals.approve", { params: { approval_id: approvalId } })
      ).data;
      context.check.includes(approval, { approval_state: "approved", run_status: "completed" }, "the decision");
      context.check.present(approval.decided_by, "decided_by of the approval");
      context.check.present(approval.decided_at, "decided_at of the approval");
      const issued = { status: "issued", customer_id: sandbox.customer_id };
      context.check.includes((await vouchersOf(its))[0], issued, "the voucher");
      context.check.equal(await statusesOf(its, run), ["pending_approval", "completed"], "the history of the run");
    },
  }),
  define("outcome", {
    title: "a call without a key is asked once, and its run tells the code after the approval",
    operations: [...voucherTools, "console.approvals.approve", "runs.get"],
    cites: risky,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { client, sandbox } = its;
      const given = { customer_id: sandbox.customer_id, voucher_id: sandbox.voucher_id };
      const [first, again] = [
        await callTool(client, "issue_voucher", given),
        await callTool(client, "issue_voucher", given),
      ];
      const approvalId = String(refusal(first.body, "approval_id"));
      context.check.equal(refusal(again.body, "approval_id"), approvalId, `the approval of ${again.where}`);
      const vouchers = await callTool(client, "list_vouchers", {});
      context.check.that(!vouchers.text.includes('"code"'), "no code before the approval", vouchers.where);
      await its.operator.succeed("console.approvals.approve", { params: { approval_id: approvalId } });
      const run_id = String(refusal(first.body, "run_id"));
      const { body, where } = await callTool(client, "get_run", { run_id });
      context.check.equal(structured(body, "run", "status"), "completed", `the status of ${where}`);
      context.check.present(structured(body, "run", "result", "code"), `the code in ${where}`);
    },
  }),
  define("changed", {
    title: "an approval with other arguments does those once, keeps both versions, and names what is wrong",
    operations: [
      ...voucherTools,
      "console.approvals.approve",
      "console.vouchers.create",
      "runs.get",
      "console.auditEvents.list",
    ],
    cites: risky,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { check } = context;
      const { its, approval: approvalId, run } = await wait(context);
      const { operator, sandbox } = its;
      const params = { approval_id: approvalId };
      const code = `OTHER-${crypto.randomUUID().toUpperCase()}`;
      const { voucher } = (await operator.succeed("console.vouchers.create", { body: { name: "Other", code } })).data;
      const given = { customer_id: sandbox.customer_id, voucher_id: voucher.id };
      const { voucher_id: _, ...incomplete } = given;
      const wrong = { params, body: { arguments: incomplete } };
      const refused = await operator.refuse("console.approvals.approve", "validation_failed", wrong);
      const named = refused.error.details?.map(({ path }) => path);
      check.equal(named, ["arguments.voucher_id"], `details of ${refused.where}`);
      await operator.refuse("console.approvals.approve", "validation_failed", { params, body: { text: "At eight." } });
      const unknown = { ...given, voucher_id: crypto.randomUUID() };
      await operator.refuse("console.approvals.approve", "validation_failed", { params, body: { arguments: unknown } });
      const { approval } = (await operator.succeed("console.approvals.approve", { params, body: { arguments: given } }))
        .data;
      check.equal(approval.approved_arguments, given, "approved_arguments of the decision");
      check.equal(approval.arguments, { ...given, voucher_id: sandbox.voucher_id }, "arguments of the decision");
      check.differ(approval.approved_hash, approval.arguments_hash, "approved_hash of the decision");
      check.includes((await vouchersOf(its))[0], { status: "available", customer_id: null }, "the recorded voucher");
      const { data } = await operator.succeed("console.vouchers.list");
      const issued = data.vouchers.find(({ id }) => id === voucher.id);
      check.includes(issued, { status: "issued", customer_id: sandbox.customer_id }, "the voucher of the operator");
      const history = ["pending_approval", "pending_approval", "completed"];
      check.equal(await statusesOf(its, run), history, "the history of the run");
      await operator.refuse("console.approvals.approve", "conflict", { params });
    },
  }),
  define("changed-at-once", {
    title: "of an approval as recorded and one with other arguments at once, one counts",
    operations: [...voucherTools, "console.approvals.approve", "console.vouchers.create"],
    cites: immutable,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval: approvalId } = await wait(context);
      const { operator, sandbox } = its;
      const code = `OTHER-${crypto.randomUUID().toUpperCase()}`;
      const { voucher } = (await operator.succeed("console.vouchers.create", { body: { name: "Other", code } })).data;
      const given = { customer_id: sandbox.customer_id, voucher_id: voucher.id };
      const bodies = [{}, { arguments: given }, {}, { arguments: given }];
      const params = { approval_id: approvalId };
      const answers = await Promise.all(
        bodies.map((body) => operator.call("console.approvals.approve", { params, body })),
      );
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
      context.check.equal(statuses, [200, 409, 409, 409], "the statuses of four approvals at once");
      const { data } = await operator.succeed("console.vouchers.list");
      const issued = data.vouchers.filter(({ status }) => status === "issued");
      context.check.equal(issued.length, 1, "vouchers that were issued");
    },
  }),
  define("changed-draft", {
    title: "a draft is approved with another text, which the customer gets",
    operations: ["actions.execute", "console.drafts.approve", "conversations.context", "runs.get"],
    cites: decided,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const its = await freshConsole(context);
      const { client, operator, sandbox } = its;
      const { conversation_id } = sandbox;
      const body = { conversation_id, action_type: "draft", payload: { text: "At ten?" } };
      const { run_id } = (await client.succeed("actions.execute", { body })).data.run;
      const params = { run_id: run_id };
      await operator.succeed("console.drafts.approve", { params, body: { text: "At eight." } });
      const { recent_messages } = await contextOf(client, conversation_id);
      const sent = recent_messages.filter(({ direction }) => direction === "outbound").map(({ text }) => text);
      context.check.equal(sent.at(-1), "At eight.", "the text that was sent");
      context.check.that(!sent.includes("At ten?"), "the draft's own text not to be sent", conversation_id);
    },
  }),
  define("once", {
    title: "what is decided cannot be decided again, either way",
    operations: [...voucherTools, "console.approvals.approve", "console.approvals.reject", "runs.get"],
    cites: immutable,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval: approvalId, run } = await wait(context);
      const { operator } = its;
      await operator.succeed("console.approvals.approve", { params: { approval_id: approvalId } });
      await operator.refuse("console.approvals.approve", "conflict", { params: { approval_id: approvalId } });
      await operator.refuse("console.approvals.reject", "conflict", { params: { approval_id: approvalId }, body: {} });
      context.check.equal(await statusesOf(its, run), ["pending_approval", "completed"], "the history of the run");
    },
  }),
  define("at-once", {
    title: "of two decisions at once one counts",
    operations: [...voucherTools, "console.approvals.approve", "runs.get"],
    cites: immutable,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval: approvalId, run } = await wait(context);
      const request = { params: { approval_id: approvalId } };
      const answers = await Promise.all([1, 2, 3].map(() => its.operator.call("console.approvals.approve", request)));
      const statuses = answers.map(({ status }) => status).toSorted((one, other) => one - other);
      context.check.equal(statuses, [200, 409, 409], "the statuses of three approvals at once");
      context.check.equal(await statusesOf(its, run), ["pending_approval", "completed"], "the history of the run");
    },
  }),
  define("reject", {
    title: "a rejection does nothing, and keeps its reason",
    operations: [...voucherTools, "console.approvals.reject", "console.approvals.approve", "runs.get"],
    cites: decided,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval: approvalId, run } = await wait(context);
      const { operator } = its;
      const body = { reason: "Not this customer." };
      const { approval } = (
        await operator.succeed("console.approvals.reject", { params: { approval_id: approvalId }, body })
      ).data;
      const expected = { approval_state: "rejected", run_status: "rejected", reason: body.reason };
      context.check.includes(approval, expected, "the decision");
      await operator.refuse("console.approvals.approve", "conflict", { params: { approval_id: approvalId } });
      context.check.includes((await vouchersOf(its))[0], { status: "available" }, "the voucher");
      context.check.equal(await statusesOf(its, run), ["pending_approval", "rejected"], "the history of the run");
    },
  }),
  define("asked-again", {
    title: "asking again under the key asks no second time, and learns what became of the first",
    operations: [...voucherTools, "console.approvals.approve", "console.approvals.list"],
    cites: replayed,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval, key } = await wait(context);
      const more = { idempotency_key: key };
      const again = await issue(its, context, "commit", more);
      context.check.equal(refusal(again.body, "approval_id"), approval, `error.data.approval_id of ${again.where}`);
      const { data } = await its.operator.succeed("console.approvals.list");
      context.check.equal(data.approvals.length, 1, "approvals of two calls with one key");
      await its.operator.succeed("console.approvals.approve", { params: { approval_id: approval } });
      const learned = await issue(its, context, "commit", more);
      context.check.equal(structured(learned.body, "execution_mode"), "commit", `the outcome in ${learned.where}`);
    },
  }),
  define("expires", {
    title: "what nobody decides within seven days is over",
    operations: [...voucherTools, "console.approvals.get", "sandbox.credentials"],
    cites: waits,
    needs: ["organization", "operator", "clock"],
    run: async (context) => {
      const { its, approval } = await wait(context);
      const { created_at, expires_at } = await approvalOf(its, approval);
      const days = (Date.parse(expires_at) - Date.parse(created_at)) / 86_400_000;
      context.check.equal(days, 7, "days from created_at to expires_at");
    },
  }),
  define("events", {
    title: "who subscribes is told of what waits and of each decision",
    operations: [...voucherTools, "webhooks.create", "console.approvals.reject"],
    cites: decided,
    needs: ["organization", "operator", "receiver"],
    run: async (context) => {
      const its = await freshConsole(context);
      const receiver = await context.receiver();
      const events = ["agent.action_pending", "agent.action_approved", "agent.action_rejected"];
      // Subscribes first, since the subscription may receive arrived already on their way.
      const { data } = await its.client.succeed("webhooks.create", { body: { url: `${receiver.url}/hook`, events } });
      const { approval: approvalId } = await wait(context, its);
      await its.operator.succeed("console.approvals.reject", { params: { approval_id: approvalId }, body: {} });
      const secret = context.check.present(data.secret, "the secret of the new webhook");
      await context.until(() => context.check.equal(receiver.arrived.length, 2, "deliveries"));
      const arrived = receiver.arrived.map((each) => receiver.eventOf(each, secret));
      context.check.equal(
        arrived.map(({ event_type }) => event_type).toSorted(),
        ["agent.action_pending", "agent.action_rejected"],
        "the names of the deliveries",
      );
      const ended = arrived.find(({ event_type }) => event_type === "agent.action_rejected");
      const approval = { id: approvalId, approval_state: "rejected" };
      context.check.includes(ended, { approval, action: { tool_name: "issue_voucher" } }, "the rejection");
    },
  }),
  define("draft", {
    title: "a draft reaches the customer when it is approved, once",
    operations: ["actions.execute", "console.drafts.approve", "conversations.context"],
    cites: decided,
    sends: true,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { client, operator, sandbox } = await freshConsole(context);
      const { conversation_id } = sandbox;
      const draft = { conversation_id, action_type: "draft", payload: { text: "At nine, then." } };
      const { run } = (await client.succeed("actions.execute", { body: draft })).data;
      const params = { run_id: run.run_id };
      const sentOf = async () =>
        (await contextOf(client, conversation_id)).recent_messages.filter(({ text }) => text === draft.payload.text);
      context.check.equal((await sentOf()).length, 0, "messages of a draft that waits");
      const { acknowledgement } = (await operator.succeed("console.drafts.approve", { params })).data;
      context.check.equal(acknowledgement.conversation_id, conversation_id, "conversation_id of the acknowledgement");
      await operator.refuse("console.drafts.approve", "conflict", { params });
      context.check.equal((await sentOf()).length, 1, "messages of a draft that was approved");
    },
  }),
  define("foreign", {
    title: "another organization's operator sees nothing that waits, and decides nothing",
    operations: [
      ...voucherTools,
      "console.approvals.list",
      "console.approvals.get",
      "console.approvals.approve",
      "console.approvals.reject",
    ],
    cites: derived,
    needs: ["organization", "operator"],
    run: async (context) => {
      const { its, approval: approvalId } = await wait(context);
      const { operator } = await freshConsole(context);
      context.check.equal(
        (await operator.succeed("console.approvals.list")).data.approvals,
        [],
        "approvals of another",
      );
      for (const id of ["console.approvals.get", "console.approvals.approve"] as const)
        await operator.refuse(id, "not_found", { params: { approval_id: approvalId } });
      await operator.refuse("console.approvals.reject", "not_found", { params: { approval_id: approvalId }, body: {} });
      context.check.includes(await approvalOf(its, approvalId), { approval_state: "pending" }, "the approval");
    },
  }),
];
