import type { AgentRow, Change, CredentialRow, Id, OrganizationRow } from "@atlas-messaging/domain";
import { Organization } from "./organization.ts";
import type { UniqueIndex } from "./table.ts";

/** All organizations of a sandbox. */
export class World {
  readonly #organizations = new Map<Id, Organization>();
  readonly #everywhere = new Map<string, UniqueIndex>();

  /** The organization with an id; one that there is not yet has no rows. */
  organization(id: Id): Organization {
    const known = this.#organizations.get(id);
    if (known) return known;
    const organization = new Organization(id, (constraint) => this.#unique(constraint));
    this.#organizations.set(id, organization);
    return organization;
  }

  clear(): void {
    this.#organizations.clear();
    this.#everywhere.clear();
  }

  organizations(): Iterable<Organization> {
    return this.#organizations.values();
  }

  /** What stood against the changes of one organization; null when they have taken effect. */
  commit(organizationId: Id, changes: readonly Change[]): string | null {
    return this.organization(organizationId).commit(changes);
  }

  findCredential(tokenHash: string): CredentialRow | null {
    const holder = this.#unique("credentials_token_hash_key").get(tokenHash);
    return holder ? this.organization(holder.organizationId).tables.credentials.byId(holder.key) : null;
  }

  /** The published agents of organizations that have not expired at a time. */
  listedAgents(now: string): { readonly agent: AgentRow; readonly organization: OrganizationRow }[] {
    return [...this.#organizations.values()].flatMap(({ id, tables }) => {
      const organization = tables.organizations.byId(id);
      if (!organization || (organization.expires_at !== null && organization.expires_at <= now)) return [];
      return [...tables.agents.all()].filter(({ is_listed }) => is_listed).map((agent) => ({ agent, organization }));
    });
  }

  #unique(constraint: string): UniqueIndex {
    const known = this.#everywhere.get(constraint);
    if (known) return known;
    const index: UniqueIndex = new Map();
    this.#everywhere.set(constraint, index);
    return index;
  }
}
