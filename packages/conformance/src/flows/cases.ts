/** One case for each flow of `spec/flows`. */
import type { Case, Citation } from "../case.ts";
import { flows } from "../generated/flows.ts";
import { sends } from "../operations/calling.ts";
import type { Flow } from "./flow.ts";
import { play } from "./play.ts";

/** Line of the interface specification that each flow covers. */
const cites: { readonly [flow: string]: Citation } = {
  "agent-publication": {
    section: "What the service does",
    line: "It manages agent records (hosted and external), lets an agent be listed in a public directory, and provides sandbox sessions for evaluating agents against knowledge.",
  },
  "core-flow": {
    section: "Delivery semantics",
    line: "Core flow: inbound customer message, then `conversation.message_received` webhook; the agent reads context (GET /v1/atlas/context/{id}) and knowledge, then replies via POST /v1/atlas/actions; the outbound delivery later yields `conversation.message_delivered` or `conversation.message_failed`. A reply should reach the customer within 30 seconds.",
  },
  "first-message": {
    section: "What the service does",
    line: "It sends a message to a phone number over the messaging channel, and replies, drafts or hands off inside an existing conversation.",
  },
  knowledge: {
    section: "What the service does",
    line: "It stores knowledge (URL, plain text, document) per organization and returns ranked passages with citations. Knowledge is tenant-isolated. The corpus is shared by hosted and external agents.",
  },
  paging: { section: "Pagination", line: "| Parameters | `limit`, optional `after_id` (last seen id) |" },
  "risky-tool": {
    section: "Tool server (JSON-RPC 2.0)",
    line: "A risky tool such as `issue_voucher` in `commit` mode returns the error code `HITL_REQUIRED` and creates a pending approval; business state is not mutated.",
  },
  session: {
    section: "Public API (host {base_url}, bearer credential with scopes)",
    line: "| POST | /v1/atlas/sessions/{sessionId}/messages | atlas.sessions.write | query (string), top_k (integer) | adds a user message, runs keyword-backed knowledge search, returns a grounded preview reply; response shape not shown |",
  },
  "webhook-subscription": {
    section: "Webhook subscription (`/v1/atlas/webhooks` form)",
    line: "| status | string | value `active` occurs; deletion returns status `deleted` |",
  },
};

const citationOf = ({ id }: Flow): Citation => {
  const found = cites[id];
  if (!found) throw new Error(`the flow ${id} cites no line of the interface specification`);
  return found;
};

const caseOf = (flow: Flow): Case => {
  const used = [...new Set(flow.steps.map(({ operation }) => operation))];
  return {
    id: `flow/${flow.id}`,
    title: flow.summary,
    operations: used,
    cites: citationOf(flow),
    sends: used.some(sends),
    needs: flow.inputs.includes("webhook_url") ? ["organization", "receiver"] : ["organization"],
    run: (context) => play(flow, context),
  };
};

export const flowCases: readonly Case[] = flows.map(caseOf);
