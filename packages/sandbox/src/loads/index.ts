/** The loads of every operation, from memory. */
import type { LoadName, Loads } from "@atlas-messaging/pipeline";
import type { MemoryShell } from "../shell.ts";
import type { Organization } from "../store/organization.ts";
import { approvals } from "./approvals.ts";
import { conversations } from "./conversations.ts";
import { deliveries } from "./deliveries.ts";
import { developerConsole } from "./developer-console.ts";
import { knowledge } from "./knowledge.ts";
import type { MemoryLoads } from "./memory-loads.ts";
import { messages } from "./messages.ts";
import { organizationAssets } from "./organization-assets.ts";
import { sessions } from "./sessions.ts";
import { tools } from "./tools.ts";

const operations: MemoryLoads = {
  ...approvals,
  ...conversations,
  ...developerConsole,
  ...deliveries,
  ...knowledge,
  ...messages,
  ...organizationAssets,
  ...sessions,
  ...tools,
};

interface Asked {
  readonly credential_id: string;
  readonly idempotency_scope?: string | null;
  readonly idempotency_operation?: string | null;
  readonly idempotency_key?: string | null;
}

/** What every operation knows beside its own facts. */
const ownFacts = (organization: Organization, asked: Asked) => {
  const { tables } = organization;
  const { idempotency_scope: scope, idempotency_operation: operation, idempotency_key: key } = asked;
  const lives = organization.lives(asked.credential_id);
  if (scope == null || operation == null || key == null) return { stored: null, lives };
  return { stored: tables.idempotency.get(tables.idempotency.keyOf({ scope, operation, key })) ?? null, lives };
};

type AnyLoad = (organization: Organization, args: object) => object;

const withOwnFacts =
  (load: AnyLoad) =>
  async ({ world }: MemoryShell, organizationId: string, args: Asked): Promise<object> => {
    const organization = world.organization(organizationId);
    return { ...load(organization, args), ...ownFacts(organization, args) };
  };

const names = Object.keys(operations) as LoadName[]; // The table has exactly its own keys.

/** `MemoryLoads` gives each operation the load of its own facts; here they are any of them. */
export const loads = Object.fromEntries(
  names.map((name) => [name, withOwnFacts(operations[name] as AnyLoad)]),
) as unknown as Loads<MemoryShell>;
