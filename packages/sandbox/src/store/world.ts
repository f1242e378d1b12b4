import type { AgentRow } from "@atlas-messaging/service/rows/agents";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import type { MemberRow } from "@atlas-messaging/service/rows/members";
import type { FoundCredential, Membership, Operator } from "@atlas-messaging/service/pipeline/services";
import type { OrganizationRow } from "@atlas-messaging/service/rows/organizations";
import { Organization } from "./organization.ts";
import type { UniqueIndex } from "./table.ts";

/** All organizations of a sandbox. */
export class World {
  readonly #organizations = new Map<Id, Organization>();
  readonly #everywhere = new Map<string, UniqueIndex>();

  /** Returns an organization; an unknown one has no rows. */
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

  /** Finds the credential of a token. Nobody runs a sandbox's deployment, so it decides nothing for an organization. */
  findCredential(tokenHash: string): FoundCredential | null {
    const holder = this.#unique("credentials_token_hash_key").get(tokenHash);
    const credential = holder && this.organization(holder.organizationId).tables.credentials.byId(holder.key);
    return credential ? { credential, standing: null } : null;
  }

  /** Finds the console session of a token, with its member. */
  findOperator(tokenHash: string): Operator | null {
    const holder = this.#unique("operator_sessions_token_hash_key").get(tokenHash);
    if (!holder) return null;
    const { tables } = this.organization(holder.organizationId);
    const session = tables.operator_sessions.byId(holder.key);
    const member = tables.members.byId(session?.member_id ?? null);
    return session && member?.status === "active" ? { session, member, standing: null } : null;
  }

  /** Returns memberships or invitations of an address in organizations that have not expired, oldest first. */
  memberships(email: string, status: MemberRow["status"], now: string): Membership[] {
    const all = [...this.#organizations.values()].flatMap(({ id, tables }) => {
      const [organization, member] = [
        tables.organizations.byId(id),
        tables.members.byUnique("members_email_key", email),
      ];
      const isOver = organization?.expires_at != null && organization.expires_at <= now;
      return organization && member?.status === status && !isOver ? [{ organization, member }] : [];
    });
    return all.toSorted((one, other) => (one.member.id < other.member.id ? -1 : 1));
  }

  /** Finds the member that an invitation is for. */
  findInvitation(tokenHash: string): Membership | null {
    const holder = this.#unique("members_invitation_key").get(tokenHash);
    if (!holder) return null;
    const { tables } = this.organization(holder.organizationId);
    const [member, organization] = [tables.members.byId(holder.key), tables.organizations.byId(holder.organizationId)];
    return member && organization && { member, organization };
  }

  /** Finds the active member that a reset is for, in an organization that has not expired. */
  findReset(tokenHash: string, now: string): Membership | null {
    const holder = this.#unique("member_passwords_reset_key").get(tokenHash);
    if (!holder) return null;
    const { tables } = this.organization(holder.organizationId);
    const [member, organization] = [tables.members.byId(holder.key), tables.organizations.byId(holder.organizationId)];
    const isOver = organization?.expires_at != null && organization.expires_at <= now;
    return member?.status === "active" && organization && !isOver ? { member, organization } : null;
  }

  /** Returns the published agents of organizations that have not expired. */
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
