/** Hosted agents, a little off. */
import { type Fault, asks, without } from "./fault.ts";

export const hostedAgentFaults: readonly Fault[] = [
  {
    name: "lets an agent answer from all that the organization knows",
    operations: ["sessions.sendMessage"],
    layer: asks(["agents.create"], ({ body }) => (body ? { body: without(body, "source_ids") } : null)),
  },
  {
    name: "answers customers who were handed to people",
    operations: ["agents.create", "events.ingest", "actions.execute"],
    layer: () => {
      const handedOver = new Set<unknown>();
      return async (asked, next) => {
        const response = await next(asked.request);
        if (response.status !== 200) return response;
        const { body, operation, request } = asked;
        if (operation === "actions.execute" && body?.["action_type"] === "handoff")
          handedOver.add(body["conversation_id"]);
        if (operation !== "events.ingest") return response;
        const { data } = (await response.clone().json()) as { readonly data: { readonly conversation_id: string } };
        const { conversation_id } = data; // The client holds it to that.
        if (!handedOver.has(conversation_id)) return response;
        const reply = { conversation_id, action_type: "reply", payload: { text: "At noon." } };
        const url = new URL("/v1/atlas/actions", request.url);
        await next(new Request(url, { method: "POST", headers: request.headers, body: JSON.stringify(reply) }));
        return response;
      };
    },
  },
];
