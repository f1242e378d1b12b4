/** Sections of a sandbox: operations, validators, and loads from the rows of one organization. */
import type { OperationId, Section as SectionName } from "@atlas-messaging/contract";
import type { RequestValidators } from "@atlas-messaging/contract/check-request";
import {
  type GivenTo,
  type Handlers,
  type LoadName,
  type LoadNameIn,
  type LoadedBy,
  type LoadsFor,
  type Sections,
  bindSection,
  servedBy,
} from "@atlas-messaging/pipeline";
import type { MemoryShell } from "../shell.ts";
import type { Organization } from "../store/organization.ts";

/** A section with everything that its operations need. */
export interface Section {
  readonly handlers: Partial<Handlers<MemoryShell>>;
  readonly validators: RequestValidators;
  readonly serves: (id: OperationId) => boolean;
}

/** Loads of a section's operations; a missing one is a type error. */
export type LoadsIn<Name extends SectionName> = {
  readonly [Each in LoadNameIn<Name> & LoadName]: (organization: Organization, args: GivenTo<Each>) => LoadedBy<Each>;
};

/** Loads that a section's handlers need: its own, and those of operations that it composes. */
type Needed<Name extends SectionName> = {
  readonly [Each in keyof LoadsFor<MemoryShell, Name>]: (organization: Organization, args: never) => object;
};

export const sectionOf = <Name extends SectionName>(
  name: Name,
  {
    operations,
    loads,
    validators,
  }: { readonly operations: Sections[Name]; readonly loads: Needed<Name>; readonly validators: RequestValidators },
): Section => {
  const handlers = bindSection<MemoryShell, Name>(name, operations, withOwnFacts(loads));
  return { handlers, validators, serves: servedBy(handlers) };
};

interface Asked {
  readonly credential_id: string;
  readonly idempotency_scope?: string | null;
  readonly idempotency_operation?: string | null;
  readonly idempotency_key?: string | null;
}

/** Returns the facts of every operation. */
const ownFacts = (organization: Organization, asked: Asked) => {
  const { tables } = organization;
  const { idempotency_scope: scope, idempotency_operation: operation, idempotency_key: key } = asked;
  const lives = organization.lives(asked.credential_id);
  if (scope == null || operation == null || key == null) return { stored: null, lives };
  return { stored: tables.idempotency.get(tables.idempotency.keyOf({ scope, operation, key })) ?? null, lives };
};

/** `LoadsIn` gives each operation its own load; the type is erased here. */
type AnyLoad = (organization: Organization, args: object) => object;

/** Adds the facts of every operation to each load. `Needed` has the names of `LoadsFor`, and `LoadsIn` typed each load. */
const withOwnFacts = <Name extends SectionName>(loads: Needed<Name>): LoadsFor<MemoryShell, Name> =>
  Object.fromEntries(
    Object.entries(loads).map(([name, load]) => [
      name,
      ({ world }: MemoryShell, organizationId: string, args: Asked): object => {
        const organization = world.organization(organizationId);
        const { stored, lives } = ownFacts(organization, args);
        return { ...(load as AnyLoad)(organization, args), stored, lives };
      },
    ]),
  ) as unknown as LoadsFor<MemoryShell, Name>;
