/** Tools of the tool server, with the arguments of their loads. */
import { keysOf } from "@atlas-messaging/contract";
import { tool } from "../handler.ts";
import { searchArgs } from "../operations/search.ts";
import { templateOf } from "../operations/template.ts";

export const toolCalls = {
  "tools.send_message": tool("send_message", (given) => ({
    conversation_id: given.conversation_id,
    template_id: templateOf(given),
  })),
  "tools.send_message_to_phone": tool("send_message_to_phone", (given) => ({
    phone_number: given.phone_number,
    channel_id: null,
    template_id: templateOf(given),
  })),
  "tools.search_knowledge": tool("search_knowledge", ({ query, top_k, audience }) =>
    searchArgs({ query, topK: top_k, audience }),
  ),
  "tools.handoff": tool("handoff", ({ conversation_id }) => ({ conversation_id })),
  "tools.issue_voucher": tool("issue_voucher", ({ voucher_id, customer_id }) => ({ voucher_id, customer_id })),
};

export const toolNames = keysOf(toolCalls); // A literal object has exactly its own keys.
