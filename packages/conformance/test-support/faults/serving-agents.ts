/** Agents of channels, a little off. */
import { type Fault, asking, asks, instead, without } from "./fault.ts";

export const servingAgentFaults: readonly Fault[] = [
  {
    name: "lets the oldest agent answer, whichever is chosen",
    operations: ["channels.update"],
    layer: instead(["channels.update"], async (asked, next) => {
      const response = await next(new Request(asked.request.url, { headers: asked.request.headers }));
      const chosen = `"agent_id":${JSON.stringify(asked.body?.["agent_id"] ?? null)}`;
      return new Response((await response.text()).replace(/"agent_id":(null|"[^"]*")/, chosen), response);
    }),
  },
  {
    name: "goes on answering by an archived agent",
    operations: ["agents.update"],
    layer: instead(["agents.update"], async (asked, next) => {
      if (asked.body?.["status"] !== "archived") return null;
      const response = await next(asking(asked, { body: { ...asked.body, status: "ready" } }));
      return new Response((await response.text()).replace('"status":"ready"', '"status":"archived"'), response);
    }),
  },
  {
    name: "gives an external agent all the time in the world",
    operations: ["agents.create", "channels.update"],
    layer: asks(["agents.create"], ({ body }) => (body ? { body: without(body, "reply_within_seconds") } : null)),
  },
  {
    name: "lets a program's agent talk over people",
    operations: ["actions.execute", "messages.send"],
    layer: asks(["actions.execute"], ({ body }) =>
      body?.["action_type"] === "reply" ? { body: { ...body, while_handed_off: true } } : null,
    ),
  },
  {
    name: "forgets the agent that a program names",
    operations: ["console.serviceAccounts.create"],
    layer: asks(["console.serviceAccounts.create"], ({ body }) => (body ? { body: without(body, "agent_id") } : null)),
  },
  {
    name: "hands off to people in place of the agent that stands in",
    operations: ["agents.create", "channels.update"],
    layer: asks(["agents.create"], ({ body }) => (body ? { body: without(body, "fallback_agent_id") } : null)),
  },
  {
    name: "leaves customers of an external agent in the dark",
    operations: ["agents.create", "channels.update"],
    layer: asks(["agents.create"], ({ body }) => (body ? { body: without(body, "announces_people") } : null)),
  },
];
