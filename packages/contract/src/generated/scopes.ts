// Generated from spec/shared/scopes.yaml by `bun run generate`; do not edit.

/** Permissions of a public credential, by scope. */
export const scopes = {
  "atlas.messages.send": "Send messages to phone numbers",
  "atlas.channels.read": "Read channels and their health",
  "atlas.knowledge.read": "List, read and search knowledge",
  "atlas.knowledge.write": "Add, archive and restore knowledge",
  "atlas.agents.read": "List and read agents",
  "atlas.agents.write": "Create, change and archive agents; choose the agent of a channel",
  "atlas.agents.publish": "Publish agents in the directory",
  "atlas.sessions.read": "Read sandbox sessions and their messages",
  "atlas.sessions.write": "Create sandbox sessions and write to them, and ask agents by A2A",
  "atlas.conversations.read": "Read conversations, their events and context",
  "atlas.context.read": "Read the context of a conversation",
  "atlas.actions.execute": "Reply, draft, hand off and assign; all Agent API tools",
  "atlas.actions.write": "Reply and draft only",
  "atlas.events.read": "Read events and webhook subscriptions",
  "atlas.customers.read": "List and read customers",
  "atlas.customers.write": "Update customers",
  "atlas.customers.erase": "Erase customers",
  "atlas.events.write": "Push inbound events; manage webhook subscriptions",
  "atlas.runs.read": "Read the audit log of runs",
  "atlas.costs.read": "Read what messages cost, and the spending caps",
  "atlas.costs.write": "Set spending caps; cancel messages that wait for one",
  "atlas.keys.write": "Revoke service-account keys",
} as const;

/** A scope of a public credential. */
export type Scope = keyof typeof scopes;

/** Permissions of a console operator. */
export const permissions = {
  "developer_console.read": "See the developer console",
  "developer_console.manage": "Decide approvals; manage templates, vouchers and members",
  "atlas_api.apps.read": "List apps",
  "atlas_api.apps.write": "Create apps",
  "atlas_api.oauth.manage": "Manage redirect URIs and grants",
  "atlas_api.service_accounts.manage": "Manage service accounts",
  "atlas_api.keys.manage": "Manage service-account keys",
  "atlas_api.webhooks.manage": "Manage webhook endpoints and deliveries",
  "atlas_api.audit.read": "Read audit events",
  "atlas_api.channels.read": "See channels with their links",
  "atlas_api.channels.manage": "Link, test, disconnect and reconnect channels; rotate their secrets; choose the default",
  "atlas_api.agents.read": "See agents",
  "atlas_api.agents.manage": "Create, change, archive and publish agents",
  "atlas_api.organization.manage": "Rename and delete the organization; choose its alerts and its retention",
  "atlas_api.organization.export": "Export all that is kept about the organization",
  "atlas_api.conversations.read": "Read conversations with customers, their messages and notes",
  "atlas_api.conversations.manage": "Answer customers; take over, assign, hand back, close, label and note conversations",
  "atlas_api.customers.read": "Read customers",
  "atlas_api.customers.manage": "Update customers",
  "atlas_api.customers.erase": "Erase customers",
  "atlas_api.runs.read": "Read runs",
  "atlas_api.requests.read": "Read stored requests with their bodies",
  "atlas_api.knowledge.read": "Read knowledge and the questions that it did not answer",
  "atlas_api.knowledge.manage": "Add, archive, restore and refresh knowledge; dismiss questions",
} as const;

/** A permission of a console operator. */
export type Permission = keyof typeof permissions;

/** Permissions by role. */
export const roles = {
  owner: [
    "developer_console.read", "developer_console.manage", "atlas_api.apps.read", "atlas_api.apps.write",
    "atlas_api.oauth.manage", "atlas_api.service_accounts.manage", "atlas_api.keys.manage", "atlas_api.webhooks.manage",
    "atlas_api.audit.read", "atlas_api.channels.read", "atlas_api.channels.manage", "atlas_api.agents.read",
    "atlas_api.agents.manage", "atlas_api.organization.manage", "atlas_api.organization.export",
    "atlas_api.conversations.read", "atlas_api.conversations.manage", "atlas_api.customers.read",
    "atlas_api.customers.manage", "atlas_api.customers.erase", "atlas_api.runs.read", "atlas_api.requests.read",
    "atlas_api.knowledge.read", "atlas_api.knowledge.manage",
  ],
  developer: [
    "developer_console.read", "atlas_api.apps.read", "atlas_api.apps.write", "atlas_api.oauth.manage",
    "atlas_api.service_accounts.manage", "atlas_api.keys.manage", "atlas_api.webhooks.manage",
    "atlas_api.channels.read", "atlas_api.channels.manage", "atlas_api.agents.read", "atlas_api.agents.manage",
    "atlas_api.runs.read", "atlas_api.requests.read", "atlas_api.knowledge.read", "atlas_api.knowledge.manage",
  ],
  approver: [
    "developer_console.read", "developer_console.manage", "atlas_api.conversations.read",
    "atlas_api.conversations.manage", "atlas_api.customers.read", "atlas_api.customers.manage", "atlas_api.runs.read",
    "atlas_api.knowledge.read",
  ],
  responder: [
    "developer_console.read", "atlas_api.conversations.read", "atlas_api.conversations.manage",
    "atlas_api.customers.read", "atlas_api.customers.manage", "atlas_api.knowledge.read",
  ],
  auditor: ["developer_console.read", "atlas_api.apps.read", "atlas_api.audit.read", "atlas_api.runs.read"],
  viewer: ["developer_console.read", "atlas_api.apps.read"],
} as const satisfies { readonly [role: string]: readonly Permission[] };

/** A role of an operator. */
export type Role = keyof typeof roles;
