// Generated from spec/flows by `bun run generate`; do not edit.

import type { Flow } from "../flows/flow.ts";

/** Flows that docs, examples and the suite share, in the order of their names. */
export const flows: readonly Flow[] = [
  {
    id: "agent-publication",
    summary: "An agent is published in the directory, and withdrawn.",
    description: "The directory needs no credential and shows the agents of all organizations.",
    inputs: ["token", "run"],
    steps: [
      {
        id: "create",
        description: "Create an agent that is run elsewhere.",
        operation: "agents.create",
        body: {
          idempotency_key: "{$inputs.run}-create",
          name: "Concierge",
          kind: "external",
          channels: ["chatapp"],
        },
        criteria: [{ status: 200 }, { value: "$response.body#/data/agent/is_listed", equals: false }],
        outputs: { agent_id: "$response.body#/data/agent/id" },
      },
      {
        id: "publish",
        description: "Publish it.",
        operation: "agents.publish",
        params: { agent_id: "$steps.create.outputs.agent_id" },
        body: {
          idempotency_key: "{$inputs.run}-publish",
          is_listed: true,
          listing_category: "{$inputs.run}",
          listing_description: "Answers questions about the menu.",
        },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/agent/is_listed", equals: true },
          { value: "$response.body#/data/agent/listing_category", equals: "$inputs.run" },
        ],
      },
      {
        id: "listed",
        description: "It is listed in the directory.",
        operation: "agents.directory",
        query: { category: "$inputs.run" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/total_count", equals: 1 },
          { value: "$response.body#/data/agents/0/id", equals: "$steps.create.outputs.agent_id" },
          { value: "$response.body#/data/next_offset", equals: null },
        ],
      },
      {
        id: "withdraw",
        description: "Withdraw it.",
        operation: "agents.publish",
        params: { agent_id: "$steps.create.outputs.agent_id" },
        body: { is_listed: false },
        criteria: [{ status: 200 }, { value: "$response.body#/data/agent/is_listed", equals: false }],
      },
      {
        id: "gone",
        description: "It is no longer listed.",
        operation: "agents.directory",
        query: { category: "$inputs.run" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/total_count", equals: 0 }],
      },
    ],
  },
  {
    id: "core-flow",
    summary: "A customer asks, and an agent answers.",
    description: "An inbound message comes, a webhook tells of it; the agent reads the context and the knowledge, replies, and the reply is delivered to the customer.",
    inputs: ["token", "run", "phone_number", "webhook_url"],
    steps: [
      {
        id: "learn",
        description: "The organization stores what it knows.",
        operation: "knowledge.create",
        body: {
          idempotency_key: "{$inputs.run}-learn",
          source_type: "text",
          title: "Terrace",
          text: "The lighthouse terrace is open until ten in the evening.",
        },
        criteria: [{ status: 200 }, { value: "$response.body#/data/document/status", equals: "indexed" }],
        outputs: { knowledge_id: "$response.body#/data/document/id" },
      },
      {
        id: "subscribe",
        description: "A receiver subscribes.",
        operation: "webhooks.create",
        body: {
          idempotency_key: "{$inputs.run}-subscribe",
          url: "$inputs.webhook_url",
          events: [
            "conversation.message_received", "conversation.message_delivered",
            "conversation.message_failed",
          ],
        },
        criteria: [{ status: 200 }, { value: "$response.body#/data/status", equals: "active" }],
        outputs: { webhook_id: "$response.body#/data/id", secret: "$response.body#/data/secret" },
      },
      {
        id: "hear",
        description: "A customer writes.",
        operation: "events.ingest",
        body: {
          idempotency_key: "{$inputs.run}-hear",
          channel: "chatapp",
          customer: { phone_number: "$inputs.phone_number" },
          event_type: "message.received",
          message: { text: "Until when is the lighthouse terrace open?" },
        },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/accepted", equals: true },
          { value: "$response.body#/data/window_open", equals: true },
        ],
        outputs: {
          conversation_id: "$response.body#/data/conversation_id",
          message_id: "$response.body#/data/message_id",
        },
        delivers: ["conversation.message_received"],
      },
      {
        id: "context",
        description: "The agent reads the context, with the knowledge that answers.",
        operation: "conversations.context",
        params: { conversation_id: "$steps.hear.outputs.conversation_id" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/knowledge_state", equals: "grounded" },
          {
            value: "$response.body#/data/knowledge/0/knowledge_id",
            equals: "$steps.learn.outputs.knowledge_id",
          },
          { somewhere: [{ member: "id", equals: "$steps.hear.outputs.message_id" }] },
        ],
        outputs: { passage: "$response.body#/data/knowledge/0/passage" },
      },
      {
        id: "search",
        description: "A separate search finds the same.",
        operation: "knowledge.list",
        query: { q: "Until when is the lighthouse terrace open?" },
        criteria: [
          { status: 200 }, { value: "$response.body#/knowledge_state", equals: "grounded" },
          {
            value: "$response.body#/data/0/knowledge_id",
            equals: "$steps.learn.outputs.knowledge_id",
          },
        ],
      },
      {
        id: "reply",
        description: "It replies with the words of the knowledge.",
        operation: "actions.execute",
        body: {
          idempotency_key: "{$inputs.run}-reply",
          conversation_id: "$steps.hear.outputs.conversation_id",
          action_type: "reply",
          payload: { text: "$steps.context.outputs.passage" },
        },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/accepted", equals: true },
          { value: "$response.body#/data/delivery_state", equals: "queued" },
          { value: "$response.body#/data/run/status", equals: "completed" },
        ],
        outputs: { message_id: "$response.body#/data/message_id", run_id: "$response.body#/data/run/run_id" },
      },
      {
        id: "delivered",
        description: "The reply reaches the customer.",
        operation: "conversations.listEvents",
        params: { id: "$steps.hear.outputs.conversation_id" },
        query: { limit: 200 },
        criteria: [
          { status: 200 },
          {
            somewhere: [
              { member: "event_type", equals: "conversation.message_delivered" },
              { member: "message.id", equals: "$steps.reply.outputs.message_id" },
            ],
          },
        ],
        retry: { seconds: 0.2, times: 50 },
        delivers: ["conversation.message_delivered"],
      },
      {
        id: "audit",
        description: "The run can be read afterwards.",
        operation: "runs.get",
        params: { run_id: "$steps.reply.outputs.run_id" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/run/intent", equals: "reply" },
          { value: "$response.body#/data/run/status", equals: "completed" },
        ],
      },
    ],
  },
  {
    id: "first-message",
    summary: "A first message is sent, delivered and read.",
    description: "The shortest way from a token to a message on a phone.",
    inputs: ["token", "run", "phone_number"],
    steps: [
      {
        id: "send",
        description: "Send a text to a number whose window is open.",
        operation: "messages.send",
        body: {
          idempotency_key: "{$inputs.run}-send",
          phone_number: "$inputs.phone_number",
          text: "Your table is ready.",
        },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/accepted", equals: true },
          { value: "$response.body#/data/delivery_state", equals: "queued" },
          { value: "$response.body#/data/window_open", equals: true },
        ],
        outputs: {
          conversation_id: "$response.body#/data/conversation_id",
          message_id: "$response.body#/data/message_id",
        },
      },
      {
        id: "delivered",
        description: "Wait until the message is delivered.",
        operation: "conversations.listEvents",
        params: { id: "$steps.send.outputs.conversation_id" },
        query: { limit: 200 },
        criteria: [
          { status: 200 },
          {
            somewhere: [
              { member: "event_type", equals: "conversation.message_delivered" },
              { member: "message.id", equals: "$steps.send.outputs.message_id" },
            ],
          },
        ],
        retry: { seconds: 0.2, times: 50 },
      },
      {
        id: "history",
        description: "The message is in the history of the conversation.",
        operation: "conversations.context",
        params: { conversation_id: "$steps.send.outputs.conversation_id" },
        criteria: [
          { status: 200 },
          {
            somewhere: [
              { member: "id", equals: "$steps.send.outputs.message_id" },
              { member: "direction", equals: "outbound" },
              { member: "text", equals: "Your table is ready." },
            ],
          },
        ],
      },
    ],
  },
  {
    id: "knowledge",
    summary: "Knowledge is stored, found with its citation, archived and restored.",
    description: "A text is indexed at once. While it is archived, no search finds it.",
    inputs: ["token", "run"],
    steps: [
      {
        id: "add",
        description: "Add a text.",
        operation: "knowledge.create",
        body: {
          idempotency_key: "{$inputs.run}-add",
          source_type: "text",
          title: "Parking",
          text: "Guests park behind the zeppelin hangar free of charge.",
        },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/document/status", equals: "indexed" },
          { value: "$response.body#/data/document/source_type", equals: "text" },
        ],
        outputs: { knowledge_id: "$response.body#/data/document/knowledge_id" },
      },
      {
        id: "read",
        description: "Read it again, with its text.",
        operation: "knowledge.get",
        params: { id: "$steps.add.outputs.knowledge_id" },
        criteria: [
          { status: 200 },
          {
            value: "$response.body#/data/document/text",
            equals: "Guests park behind the zeppelin hangar free of charge.",
          },
        ],
      },
      {
        id: "find",
        description: "Ask a question that it answers.",
        operation: "knowledge.list",
        query: { q: "Where can guests park near the zeppelin?" },
        criteria: [
          { status: 200 }, { value: "$response.body#/knowledge_state", equals: "grounded" },
          {
            value: "$response.body#/data/0/citation/knowledge_id",
            equals: "$steps.add.outputs.knowledge_id",
          },
          { value: "$response.body#/data/0/citation/title", equals: "Parking" },
        ],
      },
      {
        id: "ask",
        description: "An agent that asks finds the same.",
        operation: "agent.searchKnowledge",
        query: { query: "Where can guests park near the zeppelin?" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/knowledge_state", equals: "grounded" },
          { value: "$response.body#/data/results/0/title", equals: "Parking" },
        ],
      },
      {
        id: "archive",
        description: "Archive it.",
        operation: "knowledge.update",
        params: { id: "$steps.add.outputs.knowledge_id" },
        body: { status: "archived" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/document/status", equals: "archived" }],
      },
      {
        id: "miss",
        description: "No search finds it now.",
        operation: "knowledge.list",
        query: { q: "zeppelin hangar" },
        criteria: [
          { status: 200 }, { value: "$response.body#/knowledge_state", equals: "gap_none" },
          { value: "$response.body#/total_results", equals: 0 },
        ],
      },
      {
        id: "restore",
        description: "Restore it.",
        operation: "knowledge.update",
        params: { id: "$steps.add.outputs.knowledge_id" },
        body: { status: "active" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/document/status", equals: "indexed" }],
      },
      {
        id: "findAgain",
        description: "The search finds it again.",
        operation: "knowledge.list",
        query: { q: "zeppelin hangar" },
        criteria: [
          { status: 200 },
          {
            value: "$response.body#/data/0/knowledge_id",
            equals: "$steps.add.outputs.knowledge_id",
          },
        ],
      },
    ],
  },
  {
    id: "paging",
    summary: "A list is read in pages.",
    description: "Sessions come newest first. The cursor of a page leads to the next page of the same list only.",
    inputs: ["token", "run"],
    steps: [
      {
        id: "one",
        description: "Create a session.",
        operation: "sessions.create",
        body: { idempotency_key: "{$inputs.run}-one" },
        criteria: [{ status: 200 }],
        outputs: { id: "$response.body#/data/session/id" },
      },
      {
        id: "two",
        description: "Create a second.",
        operation: "sessions.create",
        body: { idempotency_key: "{$inputs.run}-two" },
        criteria: [{ status: 200 }],
        outputs: { id: "$response.body#/data/session/id" },
      },
      {
        id: "first",
        description: "Read the newest page.",
        operation: "sessions.list",
        query: { limit: 1 },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/0/id", equals: "$steps.two.outputs.id" },
          { value: "$response.body#/has_more", equals: true },
        ],
        outputs: { cursor: "$response.body#/next_cursor" },
      },
      {
        id: "second",
        description: "Read on with its cursor.",
        operation: "sessions.list",
        query: { limit: 1, after_id: "$steps.first.outputs.cursor" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/0/id", equals: "$steps.one.outputs.id" }],
      },
      {
        id: "afterId",
        description: "The last seen id leads there too.",
        operation: "sessions.list",
        query: { limit: 1, after_id: "$steps.two.outputs.id" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/0/id", equals: "$steps.one.outputs.id" }],
      },
      {
        id: "elsewhere",
        description: "In another list the cursor is refused.",
        operation: "runs.list",
        query: { after_id: "$steps.first.outputs.cursor" },
        criteria: [{ status: 400 }, { value: "$response.body#/error/code", equals: "invalid_cursor" }],
      },
    ],
  },
  {
    id: "risky-tool",
    summary: "A risky tool is rehearsed, and its real call waits for a person.",
    description: "A dry run has no effect. The same call in earnest answers HITL_REQUIRED, and an approval is pending.",
    inputs: ["token", "run", "customer_id", "voucher_id"],
    steps: [
      {
        id: "rehearse",
        description: "Rehearse the call.",
        operation: "toolServer.call",
        body: {
          jsonrpc: "2.0",
          id: "rehearse",
          method: "tools/call",
          params: {
            name: "issue_voucher",
            execution_mode: "dry_run",
            idempotency_key: "{$inputs.run}-rehearse",
            arguments: { customer_id: "$inputs.customer_id", voucher_id: "$inputs.voucher_id" },
          },
        },
        criteria: [
          { status: 200 },
          { value: "$response.body#/result/structuredContent/execution_mode", equals: "dry_run" },
        ],
        outputs: { run_id: "$response.body#/result/structuredContent/run_id" },
      },
      {
        id: "shadow",
        description: "Read the shadow run.",
        operation: "runs.get",
        params: { run_id: "$steps.rehearse.outputs.run_id" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/run/status", equals: "shadow" }],
      },
      {
        id: "commit",
        description: "Call it in earnest.",
        operation: "toolServer.call",
        body: {
          jsonrpc: "2.0",
          id: "commit",
          method: "tools/call",
          params: {
            name: "issue_voucher",
            execution_mode: "commit",
            idempotency_key: "{$inputs.run}-commit",
            arguments: { customer_id: "$inputs.customer_id", voucher_id: "$inputs.voucher_id" },
          },
        },
        criteria: [{ status: 200 }, { value: "$response.body#/error/data/code", equals: "HITL_REQUIRED" }],
        outputs: { run_id: "$response.body#/error/data/run_id" },
      },
      {
        id: "waits",
        description: "Its run waits for an approval.",
        operation: "runs.get",
        params: { run_id: "$steps.commit.outputs.run_id" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/run/status", equals: "pending_approval" },
          { value: "$response.body#/data/run/approval_state", equals: "pending" },
          { value: "$response.body#/data/run/approval_required", equals: true },
        ],
      },
    ],
  },
  {
    id: "session",
    summary: "An agent is tried in a session before it meets customers.",
    description: "A question is answered from the knowledge, with citations and a run; the session then ends.",
    inputs: ["token", "run"],
    steps: [
      {
        id: "agent",
        description: "Create an agent.",
        operation: "agents.create",
        body: { idempotency_key: "{$inputs.run}-agent", name: "Concierge", kind: "hosted" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/agent/status", equals: "ready" }],
        outputs: { agent_id: "$response.body#/data/agent/id" },
      },
      {
        id: "begin",
        description: "Begin a session with it.",
        operation: "sessions.create",
        body: { idempotency_key: "{$inputs.run}-begin", agent_id: "$steps.agent.outputs.agent_id" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/session/status", equals: "active" },
          {
            value: "$response.body#/data/session/agent_id",
            equals: "$steps.agent.outputs.agent_id",
          },
        ],
        outputs: { session_id: "$response.body#/data/session/id" },
      },
      {
        id: "ask",
        description: "Ask it.",
        operation: "sessions.sendMessage",
        params: { session_id: "$steps.begin.outputs.session_id" },
        body: { idempotency_key: "{$inputs.run}-ask", query: "What are your opening hours?", top_k: 3 },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/message/role", equals: "assistant" },
          { value: "$response.body#/data/knowledge_state", equals: "grounded" },
          {
            value: "$response.body#/data/run/session_id",
            equals: "$steps.begin.outputs.session_id",
          },
        ],
        outputs: { message_id: "$response.body#/data/message/id", run_id: "$response.body#/data/run/run_id" },
      },
      {
        id: "read",
        description: "Read what was said.",
        operation: "sessions.listMessages",
        params: { session_id: "$steps.begin.outputs.session_id" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/messages/0/role", equals: "user" },
          { value: "$response.body#/data/messages/1/id", equals: "$steps.ask.outputs.message_id" },
        ],
      },
      {
        id: "runs",
        description: "Read how it came to its answer.",
        operation: "sessions.listRuns",
        params: { id: "$steps.begin.outputs.session_id" },
        criteria: [
          { status: 200 },
          { value: "$response.body#/data/0/run_id", equals: "$steps.ask.outputs.run_id" },
          { value: "$response.body#/data/0/status", equals: "completed" },
        ],
      },
      {
        id: "end",
        description: "End the session.",
        operation: "sessions.update",
        params: { session_id: "$steps.begin.outputs.session_id" },
        body: { status: "ended" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/session/status", equals: "ended" }],
      },
      {
        id: "refused",
        description: "It takes no more questions.",
        operation: "sessions.sendMessage",
        params: { session_id: "$steps.begin.outputs.session_id" },
        body: { query: "Still there?" },
        criteria: [{ status: 409 }, { value: "$response.body#/error/code", equals: "conflict" }],
      },
    ],
  },
  {
    id: "webhook-subscription",
    summary: "A subscription is made, used, changed and ended.",
    description: "Deliveries are signed with a secret that is shown once. A deleted subscription is no longer listed.",
    inputs: ["token", "run", "phone_number", "webhook_url"],
    steps: [
      {
        id: "subscribe",
        description: "Subscribe.",
        operation: "webhooks.create",
        body: {
          idempotency_key: "{$inputs.run}-subscribe",
          url: "$inputs.webhook_url",
          events: ["atlas.event.received"],
          description: "Orders",
        },
        criteria: [{ status: 200 }, { value: "$response.body#/data/status", equals: "active" }],
        outputs: { webhook_id: "$response.body#/data/webhook_id", secret: "$response.body#/data/secret" },
      },
      {
        id: "event",
        description: "Something happens.",
        operation: "events.ingest",
        body: {
          idempotency_key: "{$inputs.run}-event",
          channel: "chatapp",
          customer: { phone_number: "$inputs.phone_number" },
          event_type: "order.abandoned",
        },
        criteria: [{ status: 200 }, { value: "$response.body#/data/accepted", equals: true }],
        delivers: ["atlas.event.received"],
      },
      {
        id: "listed",
        description: "The list shows the subscription.",
        operation: "webhooks.list",
        criteria: [
          { status: 200 },
          {
            value: "$response.body#/data/0/webhook_id",
            equals: "$steps.subscribe.outputs.webhook_id",
          },
        ],
      },
      {
        id: "change",
        description: "Change what it is for.",
        operation: "webhooks.update",
        params: { id: "$steps.subscribe.outputs.webhook_id" },
        body: { events: ["session.ended"], status: "disabled" },
        criteria: [
          { status: 200 }, { value: "$response.body#/data/status", equals: "disabled" },
          { value: "$response.body#/data/events/0", equals: "session.ended" },
        ],
      },
      {
        id: "end",
        description: "End it.",
        operation: "webhooks.delete",
        params: { id: "$steps.subscribe.outputs.webhook_id" },
        body: { idempotency_key: "{$inputs.run}-end" },
        criteria: [{ status: 200 }, { value: "$response.body#/data/status", equals: "deleted" }],
      },
      {
        id: "gone",
        description: "It cannot be ended twice. A repeat with the key of the first request would get its answer again.",
        operation: "webhooks.delete",
        params: { id: "$steps.subscribe.outputs.webhook_id" },
        body: { idempotency_key: "{$inputs.run}-gone" },
        criteria: [{ status: 404 }, { value: "$response.body#/error/code", equals: "not_found" }],
      },
    ],
  },
];
