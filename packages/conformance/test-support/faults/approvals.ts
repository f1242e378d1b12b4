/** The tool server and what waits for a person, a little off. */
import type { OperationId } from "@atlas-messaging/contract";
import {
  type Asked,
  type Fault,
  type Json,
  type Layer,
  type Next,
  after,
  answering,
  answers,
  as,
  asking,
  asks,
  bodyOf,
  inside,
  instead,
  rewrites,
  succeeding,
  without,
} from "./fault.ts";
import { type Known, knowing } from "./known-tokens.ts";

const deciding: readonly OperationId[] = [
  "toolServer.call",
  "console.approvals.list",
  "console.approvals.get",
  "console.approvals.approve",
  "console.approvals.reject",
];
const changing: readonly OperationId[] = ["console.approvals.approve", "console.vouchers.create"];
const tool: readonly OperationId[] = ["toolServer.call"];
const rehearsing: readonly OperationId[] = ["toolServer.call", "console.vouchers.create", "runs.get"];

const paramsOf = ({ body }: Asked): Json => inside(body, "params");

/** A tool call with other parameters. */
const calling = (asked: Asked, change: (params: Json) => Json): Request =>
  asking(asked, { body: { ...asked.body, params: change(paramsOf(asked)) } });

const changesCalls = (change: (params: Json) => Json): (() => Layer) =>
  instead(tool, (asked, next) => (asked.body?.["method"] === "tools/call" ? next(calling(asked, change)) : null));

const decide = (asked: Asked, next: Next, operator: string, approval: unknown, verb: "approve" | "reject") =>
  next(
    new Request(new URL(`/operator/developers/approvals/${String(approval)}/${verb}`, asked.request.url), {
      method: "POST",
      headers: { authorization: `Bearer ${operator}`, "content-type": "application/json" },
      body: "{}",
    }),
  );

const operatorOf = (known: readonly Known[], { token }: Asked): string =>
  known.find((each) => each.token === token)?.operator ?? "";

/** Approves a risky call without a person. */
const approvesItself = (answer: (asked: Asked, next: Next, refused: Response) => Promise<Response>): (() => Layer) =>
  knowing((known) =>
    after(200, tool, async (asked, next, response) => {
      const { code, approval_id } = inside(await bodyOf(response), "error", "data");
      if (code !== "HITL_REQUIRED") return null;
      await decide(asked, next, operatorOf(known, asked), approval_id, "approve");
      return answer(asked, next, response);
    })(),
  );

/** The call in earnest, made beside each rehearsal. */
const rehearsesInEarnest = instead(tool, async (asked, next) => {
  if (paramsOf(asked)["execution_mode"] !== "dry_run") return null;
  await next(calling(asked, (params) => ({ ...params, execution_mode: "commit", idempotency_key: undefined })));
  return null;
});

/** The first refusal of a key, for ever. */
const keepsAsking = (): Layer => {
  const first = new Map<unknown, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    const { idempotency_key: key } = paramsOf(asked);
    if (asked.operation !== "toolServer.call" || key === undefined) return response;
    const text = first.get(key) ?? (await response.clone().text());
    if (text.includes("HITL_REQUIRED")) first.set(key, text);
    return answering(response, { text });
  };
};

/** A decision that is answered, and not made, or the other one made in its place. */
const decidesOtherwise = (
  verb: "console.approvals.approve" | "console.approvals.reject",
  made: "approve" | "reject" | null,
) =>
  instead([verb], async (asked, next) => {
    const path = `/operator/developers/approvals/${asked.params["approval_id"]}`;
    const { request } = asked;
    const seen = await next(new Request(new URL(path, request.url), { headers: request.headers }));
    const approval = inside(await bodyOf(seen), "data", "approval");
    if (seen.status !== 200 || approval["approval_state"] !== "pending") return null;
    if (made) await decide(asked, next, asked.token, asked.params["approval_id"], made);
    const states = verb === "console.approvals.approve" ? ["approved", "completed"] : ["rejected", "rejected"];
    const reason = asked.body?.["reason"] ?? null;
    const [approval_state, run_status] = states;
    const { created_at } = approval;
    const decision = { approval_state, run_status, reason, decided_by: approval["id"], decided_at: created_at };
    return answering(seen, { body: { ok: true, data: { approval: { ...approval, ...decision } } } });
  });

/** Decides a decided approval again, with the same answer. */
const decidesAgain = (): Layer => {
  const first = new Map<string, string>();
  return async (asked, next) => {
    const response = await next(asked.request);
    if (asked.operation !== "console.approvals.approve") return response;
    const id = String(asked.params["approval_id"]);
    if (response.status === 200) first.set(id, await response.clone().text());
    const text = first.get(id);
    return response.status === 409 && text !== undefined ? answering(response, { status: 200, text }) : response;
  };
};

const tellsApproval = (change: (approval: Json) => Json, ...ids: readonly OperationId[]): (() => Layer) =>
  answers(
    (body) => {
      const approval = change(inside(body, "data", "approval"));
      return { body: { ok: true, data: { approval } } };
    },
    succeeding(...ids),
  );

const sendsDraftsTwice = knowing((known) =>
  after(200, ["console.drafts.approve"], async (asked, next, response) => {
    const { conversation_id } = inside(await bodyOf(response), "data", "acknowledgement");
    const token = known.find(({ operator }) => operator === asked.token)?.token ?? "";
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
    const body = JSON.stringify({ conversation_id, action_type: "reply", payload: { text: "At nine, then." } });
    await next(new Request(new URL("/v1/atlas/actions", asked.request.url), { method: "POST", headers, body }));
    return null;
  })(),
);

/** For another organization's operator, as the one whose it is. */
const decidesForOthers = (...ids: readonly OperationId[]): (() => Layer) =>
  knowing((known) =>
    after(404, ids, async (asked, next) => {
      for (const { operator } of known) {
        const other = await next(as(asked, operator));
        if (other.status === 200) return other;
      }
      return null;
    })(),
  );

export const approvalFaults: readonly Fault[] = [
  {
    name: "does what was recorded, whatever the operator gave in its place",
    operations: changing,
    layer: asks(["console.approvals.approve"], ({ body }) => (body ? { body: without(body, "arguments") } : null)),
  },
  {
    name: "takes what the operator gave for what was recorded",
    operations: changing,
    layer: answers((body) => {
      const approval = inside(body, "data", "approval");
      const given = approval["approved_arguments"] ?? approval["arguments"];
      return { body: { ok: true, data: { approval: { ...approval, arguments: given } } } };
    }, succeeding("console.approvals.approve")),
  },
  {
    name: "tells one hash for both versions",
    operations: changing,
    layer: answers((body) => {
      const approval = inside(body, "data", "approval");
      const hash = approval["approved_hash"] === null ? null : approval["arguments_hash"];
      return { body: { ok: true, data: { approval: { ...approval, approved_hash: hash } } } };
    }, succeeding("console.approvals.approve")),
  },
  {
    name: "closes an approval whose changed arguments cannot be executed",
    operations: changing,
    layer: after(422, ["console.approvals.approve"], async (asked, next) => {
      if (!("voucher_id" in inside(asked.body, "arguments"))) return null;
      await decide(asked, next, asked.token ?? "", asked.params["approval_id"], "reject");
      return null;
    }),
  },
  {
    name: "ignores a text where arguments belong",
    operations: changing,
    layer: asks(["console.approvals.approve"], ({ body }) => (body ? { body: without(body, "text") } : null)),
  },
  {
    name: "sends the draft as it was, whatever the operator wrote",
    operations: ["console.drafts.approve"],
    layer: asks(["console.drafts.approve"], ({ body }) => (body ? { body: without(body, "text") } : null)),
  },
  {
    name: "executes at once what it says is waiting",
    operations: deciding,
    layer: approvesItself(async (_, __, result) => result),
  },
  {
    name: "asks nobody about a risky tool",
    operations: deciding,
    layer: approvesItself((asked, next) => next(asked.request)),
  },
  { name: "decides again what is decided", operations: deciding, layer: decidesAgain },
  {
    name: "does not do what it says is approved",
    operations: deciding,
    layer: decidesOtherwise("console.approvals.approve", null),
  },
  {
    name: "does what was rejected",
    operations: deciding,
    layer: decidesOtherwise("console.approvals.reject", "approve"),
  },
  {
    name: "leaves open what it says is rejected",
    operations: deciding,
    layer: decidesOtherwise("console.approvals.reject", null),
  },
  {
    name: "forgets why a call was rejected",
    operations: deciding,
    layer: tellsApproval((approval) => ({ ...approval, reason: null }), "console.approvals.reject"),
  },
  {
    name: "does not say who decided",
    operations: deciding,
    layer: tellsApproval((approval) => ({ ...approval, decided_by: null }), "console.approvals.approve"),
  },
  {
    name: "rehearses what it would have done before",
    operations: [...deciding, "console.approvals.rehearse"],
    layer: rewrites(["console.approvals.rehearse"], (text) =>
      text.replace(/"outcome":"(?:failed|refused)"/, '"outcome":"completed"'),
    ),
  },
  {
    name: "rehearses the recorded arguments in place of the changed ones",
    operations: [...deciding, "console.approvals.rehearseChanged"],
    layer: rewrites(["console.approvals.rehearseChanged"], (text) =>
      text.replace('"outcome":"refused"', '"outcome":"completed"'),
    ),
  },
  {
    name: "shows other arguments than it was given",
    operations: deciding,
    layer: tellsApproval((approval) => ({ ...approval, arguments: {} }), "console.approvals.get"),
  },
  {
    name: "waits for a month",
    operations: deciding,
    layer: tellsApproval(
      ({ created_at, ...approval }) => ({
        ...approval,
        created_at,
        expires_at: new Date(Date.parse(String(created_at)) + 30 * 86_400_000).toISOString(),
      }),
      "console.approvals.get",
    ),
  },
  {
    name: "does not look at the state by which approvals are listed",
    operations: deciding,
    layer: asks(["console.approvals.list"], () => ({ query: { state: null } })),
  },
  {
    name: "asks again under the same key",
    operations: deciding,
    layer: changesCalls((params) => without(params, "idempotency_key")),
  },
  { name: "never tells a key what became of its call", operations: deciding, layer: keepsAsking },
  {
    name: "shows another organization what waits",
    operations: deciding,
    layer: decidesForOthers("console.approvals.get"),
  },
  {
    name: "lets another organization's operator decide",
    operations: deciding,
    layer: decidesForOthers("console.approvals.approve", "console.approvals.reject"),
  },
  {
    name: "tells an agent that its call is a conflict, not that it waits",
    operations: tool,
    layer: rewrites(tool, (text) => text.replace('"code":"HITL_REQUIRED"', '"code":"conflict"')),
  },
  {
    name: "writes over the record of a run when it ends",
    operations: ["runs.get", ...deciding],
    layer: answers((body) => {
      const data = inside(body, "data");
      return { body: { ok: true, data: { ...data, history: [data["run"]] } } };
    }, succeeding("runs.get")),
  },
  {
    name: "tells no subscriber of what waits",
    operations: ["webhooks.create", ...deciding],
    deliveries: () => async (request, next) =>
      (await request.clone().text()).includes('"agent.action_pending"') ? new Response() : next(request),
  },
  {
    name: "sends an approved draft twice",
    operations: ["console.drafts.approve", "actions.execute"],
    layer: sendsDraftsTwice,
  },
  { name: "rehearses in earnest", operations: ["conversations.context", ...rehearsing], layer: rehearsesInEarnest },
  {
    name: "rehearses what it was to do",
    operations: ["conversations.context", ...rehearsing],
    layer: changesCalls((params) => ({ ...params, execution_mode: "dry_run" })),
  },
  {
    name: "does not look at the rehearsal that a call names",
    operations: rehearsing,
    layer: changesCalls((params) => without(params, "shadow_run_id")),
  },
  {
    name: "does not say that a rehearsed call would wait",
    operations: rehearsing,
    layer: rewrites(tool, (text) => text.replaceAll('"approval_required":true', '"approval_required":false')),
  },
  {
    name: "tells no citation of what it finds for an agent",
    operations: tool,
    layer: rewrites(tool, (text) => text.replaceAll(/"citation":\{"knowledge_id"[^}]*\}/g, '"citation":{}')),
  },
  {
    name: "lets a token call tools beyond its scopes",
    operations: tool,
    layer: knowing((known) => async (asked, next) => {
      const response = await next(asked.request);
      const first = known[0];
      const beyond =
        asked.operation === "toolServer.call" && (await response.clone().text()).includes("insufficient_scope");
      return beyond && first ? next(as(asked, first.token)) : response;
    }),
  },
];
