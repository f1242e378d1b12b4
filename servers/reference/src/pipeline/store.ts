import { type Thresholds, defaultThresholds } from "@atlas-messaging/domain";
import { type Store, anyCase } from "@atlas-messaging/pipeline";
import { type Database, DatabaseUnavailable, commit } from "../platform/database/index.ts";
import type { Embedder } from "../platform/embeddings.ts";
import { loadDirectory } from "../sections/agents/index.ts";
import {
  findInvitation,
  findMember,
  findOperator,
  findReset,
  findSecondFactor,
  hasOrganizations,
  liveSessions,
  memberships,
  membershipsByPassword,
} from "../sections/console/members/index.ts";
import { loadHits } from "../sections/knowledge/index.ts";
import { findCredential, lives, ownerName } from "./load.ts";

/** Implements the pipeline's store over a database. */
export const storeIn = (
  database: Database,
  thresholds: Thresholds = defaultThresholds,
  embedder?: Embedder,
): Store => ({
  findCredential: (tokenHash) => findCredential(database, tokenHash),
  ownerName: (organizationId, ownerId) => ownerName(database, organizationId, ownerId),
  findOperator: (tokenHash) => findOperator(database, tokenHash),
  memberships: (email, status, organization) => memberships(database, email, status, organization),
  membershipsByPassword: (email, hash) => membershipsByPassword(database, email, hash),
  findMember: (organizationId, memberId) => findMember(database, organizationId, memberId),
  findSecondFactor: (organizationId, memberId) => findSecondFactor(database, organizationId, memberId),
  liveSessions: (organizationId, memberId) => liveSessions(database, organizationId, memberId),
  findReset: (tokenHash) => findReset(database, tokenHash),
  findInvitation: (tokenHash) => findInvitation(database, tokenHash),
  hasOrganizations: () => hasOrganizations(database),
  lives: (principal) => lives(database, principal),
  commit: (organizationId, changes) => commit(database, organizationId, changes),
  searchKnowledge: async (organizationId, args) =>
    (await loadHits({ database, embedder, thresholds }, organizationId, args)).hits,
  directory: (args) => loadDirectory(database, { ...args, words: args.words.map(anyCase) }),
  ping: () => database.ping(),
  isUnavailable: (error) => error instanceof DatabaseUnavailable,
});
