/** Operators decide on calls and drafts that wait, over HTTP (Runs and approvals). */
import { later, minute } from "@atlas-messaging/service/core/time";
import { eventually } from "@atlas-messaging/test-wait";
import { describe, expect, test } from "vitest";
import { commit } from "../src/platform/database/commit.ts";
import { askForVoucher, decide, pendingApproval } from "../test-support/approvals.ts";
import { type Organization, type Served, describeServed, describeServedOnPostgres } from "../test-support/served.ts";
import { callTool } from "../test-support/tool-server.ts";

/** `ATLAS_RACES=200` runs each race more often. */
const races = Number(process.env["ATLAS_RACES"] ?? 6);

const runOf = async ({ client }: Organization, id: unknown) =>
  (await client.succeed("runs.get", { params: { run_id: String(id) } })).data;

const withOperator = async (served: Served<undefined>) => {
  const its = await served.organization();
  return { its, operator: served.clientOf(its.data.operator_token) };
};

describeServedOnPostgres(
  "approvals",
  {
    settings: {
      ATLAS_LIMIT_WRITES: "100000",
      ATLAS_LIMIT_AGENT_TOOLS: "100000",
      ATLAS_LIMIT_READS: "100000",
      // Each race takes an organization of its own, from one address.
      ATLAS_LIMIT_PUBLIC: "100000",
    },
  },
  (served) => {
    test("an approved call is executed once, and its key replays what came of it", async () => {
      const { its, operator } = await withOperator(served);
      const asked = await askForVoucher(its, "k");
      const approvalId = String(asked.error?.data.approval_id);
      const pending = await operator.succeed("console.approvals.get", { params: { approval_id: approvalId } });
      expect(pending.data.approval).toMatchObject({ approval_state: "pending", tool_name: "issue_voucher" });

      const approved = await decide(operator, "console.approvals.approve", approvalId);
      expect(approved.body?.data.approval).toMatchObject({ approval_state: "approved", run_status: "completed" });
      expect((await decide(operator, "console.approvals.approve", approvalId)).error?.code).toBe("conflict");
      expect((await decide(operator, "console.approvals.reject", approvalId)).error?.code).toBe("conflict");

      const again = await askForVoucher(its, "k");
      const { voucher_id, customer_id } = its.data;
      expect(again).toMatchObject({ replayed: true, content: { voucher_id, customer_id, code: expect.any(String) } });
      const { run, history } = await runOf(its, asked.error?.data.run_id);
      expect(run).toMatchObject({ status: "completed", approval_state: "approved", iteration: 2 });
      expect(history.map(({ status }) => status)).toEqual(["pending_approval", "completed"]);
      const other = await callTool(its.client, "issue_voucher", { voucher_id, customer_id });
      expect(other.error?.data.code).toBe("conflict");
    });

    test("of one as recorded and one with other arguments at once, exactly one is executed", async () => {
      const { its, operator } = await withOperator(served);
      const { customer_id } = its.data;
      const voucherOf = async (code: string) =>
        (await operator.succeed("console.vouchers.create", { body: { name: code, code } })).data.voucher.id;
      for (let round = 0; round < races; round++) {
        const voucher_id = await voucherOf(`RECORDED-${round}`);
        const given = { customer_id, voucher_id: await voucherOf(`CHANGED-${round}`) };
        const asked = await callTool(its.client, "issue_voucher", { voucher_id, customer_id });
        const params = { approval_id: String(asked.error?.data.approval_id) };
        const bodies = round % 2 === 0 ? [{}, { arguments: given }] : [{ arguments: given }, {}];
        const answers = await Promise.all(
          bodies.map((body) => operator.call("console.approvals.approve", { params, body })),
        );
        expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
        const { data } = await operator.succeed("console.vouchers.list", { query: { limit: 2 } });
        const issued = data.vouchers.filter(({ status }) => status === "issued");
        expect(issued).toHaveLength(1);
      }
    });

    test("the decision's own key replays it", async () => {
      const { its, operator } = await withOperator(served);
      const request = {
        params: { approval_id: await pendingApproval(its, "k") },
        body: { idempotency_key: "decision" },
      };
      const first = await operator.call("console.approvals.approve", request);
      const again = await operator.call("console.approvals.approve", request);
      expect(again.text).toBe(first.text);
      expect(again.headers.get("idempotent-replayed")).toBe("true");
    });

    test("a rejected call is not executed, and its key says why", async () => {
      const { its, operator } = await withOperator(served);
      const approvalId = await pendingApproval(its, "k");
      const body = { reason: "Had one this month." };
      const rejected = await operator.succeed("console.approvals.reject", {
        params: { approval_id: approvalId },
        body,
      });
      expect(rejected.data.approval).toMatchObject({ approval_state: "rejected", run_status: "rejected", ...body });
      const again = await askForVoucher(its, "k");
      expect(again).toMatchObject({ replayed: true, error: { data: { code: "conflict", approval_id: approvalId } } });
      expect(again.error?.message).toContain(body.reason);
      // The voucher is still there for another call.
      expect((await askForVoucher(its, "other")).error?.data.code).toBe("HITL_REQUIRED");
    });

    test("one that cannot be done any more fails", async () => {
      const { its, operator } = await withOperator(served);
      const [first, second] = [await pendingApproval(its, "first"), await pendingApproval(its, "second")];
      await decide(operator, "console.approvals.approve", first);
      const failed = await decide(operator, "console.approvals.approve", second);
      expect(failed.body?.data.approval).toMatchObject({ approval_state: "approved", run_status: "failed" });
      expect(await runOf(its, failed.body?.data.approval.run_id)).toMatchObject({
        run: { error: { code: "conflict" } },
      });
      expect((await askForVoucher(its, "second")).error?.data.code).toBe("conflict");
    });

    test("lists what waits and what was decided, the newest first, page by page", async () => {
      const { its, operator } = await withOperator(served);
      const ids = [await pendingApproval(its, "1"), await pendingApproval(its, "2"), await pendingApproval(its, "3")];
      await decide(operator, "console.approvals.reject", ids[1] ?? "");
      const listed = async (query: object) =>
        (await operator.succeed("console.approvals.list", { query: { ...query } })).data;
      expect((await listed({})).approvals.map(({ id }) => id)).toEqual(ids.toReversed());
      expect((await listed({ state: "pending" })).approvals.map(({ id }) => id)).toEqual([ids[2], ids[0]]);
      expect((await listed({ state: "rejected" })).approvals).toMatchObject([{ id: ids[1], run_status: "rejected" }]);
      const { next_cursor } = await listed({ limit: 2 });
      expect((await listed({ limit: 2, after_id: next_cursor })).approvals.map(({ id }) => id)).toEqual([ids[0]]);
    });

    test("are of their organization alone", async () => {
      const { operator } = await withOperator(served);
      const theirs = await withOperator(served);
      const approvalId = await pendingApproval(theirs.its, "k");
      for (const how of ["console.approvals.approve", "console.approvals.reject"] as const) {
        expect((await decide(operator, how, approvalId)).error?.code).toBe("not_found");
      }
    });

    describe("a draft", () => {
      const newDraft = async ({ client, data }: Organization, key: string) => {
        const { conversation_id } = data;
        const body = { conversation_id, action_type: "draft", payload: { text: "At ten?" }, idempotency_key: key };
        return client.call("actions.execute", { body });
      };

      test("is sent as it was written when it is approved, and its key replays that", async () => {
        const { its, operator } = await withOperator(served);
        const run = (await newDraft(its, "k")).body?.data.run;
        const params = { run_id: String(run?.run_id) };
        const { data } = await operator.succeed("console.drafts.approve", { params });
        expect(data.acknowledgement).toMatchObject({ queued: true, conversation_id: its.data.conversation_id });
        expect((await operator.call("console.drafts.approve", { params })).error?.code).toBe("conflict");
        const again = (await newDraft(its, "k")).body?.data;
        expect(again).toMatchObject({ message_id: data.acknowledgement.message_id, run: { status: "completed" } });
        const context = { params: { conversation_id: its.data.conversation_id } };
        const { recent_messages } = (await its.client.succeed("conversations.context", context)).data;
        expect(recent_messages.filter(({ text }) => text === "At ten?")).toHaveLength(1);
      });

      test("that is rejected is never sent", async () => {
        const { its, operator } = await withOperator(served);
        const run = (await newDraft(its, "k")).body?.data.run;
        await decide(operator, "console.approvals.reject", String(run?.approval_id));
        expect((await newDraft(its, "k")).body?.data).toMatchObject({ message_id: null, run: { status: "rejected" } });
      });
    });

    test("of many that decide at once one comes through, with one effect", async () => {
      for (let race = 0; race < races; race++) {
        const { its, operator } = await withOperator(served);
        const approvalId = await pendingApproval(its, "k");
        const answers = await Promise.all([
          decide(operator, "console.approvals.approve", approvalId),
          decide(operator, "console.approvals.reject", approvalId),
          decide(operator, "console.approvals.approve", approvalId),
        ]);
        const [winner, ...others] = answers.filter(({ error }) => error === null);
        expect(others).toEqual([]);
        expect(answers.filter(({ error }) => error?.code === "conflict")).toHaveLength(2);
        const decided = winner?.body?.data.approval;
        const { history } = await runOf(its, decided?.run_id);
        expect(history.map(({ status }) => status)).toEqual(["pending_approval", decided?.run_status]);
        const final = await askForVoucher(its, "k");
        expect(final.content !== undefined).toBe(decided?.approval_state === "approved");
      }
    });
  },
);

describeServedOnPostgres("a server that is killed while operators decide", {}, (served) => {
  test("leaves one effect or none of each decision, and the next one goes on", async () => {
    const { its, operator } = await withOperator(served);
    const keys = Array.from({ length: 8 }, (_, index) => `k${index}`);
    const ids = await Promise.all(keys.map((key) => pendingApproval(its, key)));
    // Killed as soon as the first has been decided: the others are somewhere in the middle.
    const decided = ids.map((id) => decide(operator, "console.approvals.approve", id));
    await Promise.any(decided);
    await served.server.kill();
    await Promise.allSettled(decided);
    await served.startAgain();

    const again = { ...its, client: served.clientOf(its.data.token) };
    const next = served.clientOf(its.data.operator_token);
    for (const id of ids) await decide(next, "console.approvals.approve", id);
    const { approvals } = (await next.succeed("console.approvals.list")).data;
    expect(approvals).toHaveLength(keys.length);
    for (const { approval_state, run_id, run_status } of approvals) {
      expect(approval_state).toBe("approved");
      const { history } = await runOf(again, run_id);
      expect(history.map(({ status }) => status)).toEqual(["pending_approval", run_status]);
    }
    // There is one voucher, so one of the calls was done, and its key alone says so.
    expect(approvals.filter(({ run_status }) => run_status === "completed")).toHaveLength(1);
    const finals = await Promise.all(keys.map((key) => askForVoucher(again, key)));
    expect(finals.filter(({ content }) => content !== undefined)).toHaveLength(1);
  });
});

describeServed("an approval that nobody decides", {}, (served) => {
  test("expires, and ends its run", async () => {
    const its = await served.organization();
    const approvalId = await pendingApproval(its, "k");
    const { organization_id } = its.data;
    const database = await served.stopAndOpen();
    const soon = later(new Date().toISOString(), -minute);
    const [job] = await database.asTenant<{ id: string }>(organization_id, {
      text: "select id::text from outbox where kind = 'expire_approval'",
      values: [],
    });
    const changed = await commit(database, organization_id, [
      { kind: "update", table: "approvals", where: { organization_id, id: approvalId }, set: { expires_at: soon } },
      { kind: "update", table: "outbox", where: { organization_id, id: job?.id ?? "" }, set: { due_at: soon } },
    ]);
    expect(changed).toBe("committed");
    await served.startAgain();
    const client = served.clientOf(its.data.token);
    const operator = served.clientOf(its.data.operator_token);
    await eventually(async () => {
      const { data } = await operator.succeed("console.approvals.get", { params: { approval_id: approvalId } });
      expect(data.approval).toMatchObject({ approval_state: "expired", run_status: "rejected", decided_by: null });
    });
    expect((await decide(operator, "console.approvals.approve", approvalId)).error?.code).toBe("conflict");
    const final = await askForVoucher({ ...its, client }, "k");
    expect(final).toMatchObject({ replayed: true, error: { data: { code: "conflict" } } });
  });
});
