import type { RequestValidators } from "@atlas-messaging/contract/check-request";
import type { Context, LoadName, Loads } from "@atlas-messaging/pipeline";
import type { Handlers } from "@atlas-messaging/server-stubs/handlers";
import type { MemoryLoads } from "../loads/memory-loads.ts";
import type { MemoryShell } from "../shell.ts";
import type { Organization } from "../store/organization.ts";

/** Some operations of the service, with all that they need. */
export interface Section {
  readonly handlers: Partial<Handlers<Context<MemoryShell>>>;
  readonly validators: readonly RequestValidators[];
}

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

/** `MemoryLoads` gives each operation the load of its own facts; here they are any of them. */
type AnyLoad = (organization: Organization, args: object) => object;

const withOwnFacts =
  (load: AnyLoad) =>
  async ({ world }: MemoryShell, organizationId: string, args: Asked): Promise<object> => {
    const organization = world.organization(organizationId);
    return { ...load(organization, args), ...ownFacts(organization, args) };
  };

/** The loads of some operations, each with what every operation knows. */
export const loadsOf = <Name extends LoadName>(loads: Pick<MemoryLoads, Name>): Pick<Loads<MemoryShell>, Name> =>
  Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [name, withOwnFacts(load as AnyLoad)]),
  ) as unknown as Pick<Loads<MemoryShell>, Name>;
