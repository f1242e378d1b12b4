// Generated from spec/atlas.yaml by `bun run generate`; do not edit.

/** Groups of commands, each with what it is for. */
export const groups: { readonly [name: string]: string } = {
  messages: "Send messages to customers over the messaging channel.",
  media: "Upload media, and more.",
  costs: "Costs of messages by category, country, template, agent and month, and spending caps.",
  channels: "The messaging channels of the organization and their health.",
  knowledge: "Add, search, archive and restore what the agents know.",
  agents: "Hosted and external agents and the public directory.",
  sessions: "Sandbox sessions in which agents are evaluated against the knowledge.",
  conversations: "Conversations with customers, their events and their context.",
  customers: "Customers with your labels and attributes, and whether they take marketing.",
  events: "List the organization's events, and push events from outside into the pipeline.",
  actions: "Reply, draft, hand off, hand back, assign, close and reopen in a conversation.",
  runs: "The audit log of all operations.",
  webhooks: "Subscribe to signed webhooks.",
  keys: "Revoke service-account keys.",
  tools: "Learn which tools a token may call.",
  agent: "The tools of agents as plain HTTP.",
  "tool-server": "The tools of agents over JSON-RPC 2.0 and MCP.",
  sandbox: "Try the service without an account.",
  discovery: "Documents for agents, models and people to find the service by.",
  system: "Health and deployment evidence.",
  console: "Answer customers, and manage apps, credentials, webhooks, approvals and members of the organization.",
};
