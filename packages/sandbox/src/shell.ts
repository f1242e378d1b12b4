import type { ValidateRequest } from "@atlas-messaging/validators";
import type { Change } from "@atlas-messaging/service/core/changes";
import { signingKeyOf } from "./signing.ts";
import type { EventRow } from "@atlas-messaging/service/rows/events";
import type { Id, Instant } from "@atlas-messaging/service/rows/primitives";
import type { JobRow } from "@atlas-messaging/service/rows/jobs";
import type { MemberPasswordRow, MemberRow } from "@atlas-messaging/service/rows/members";
import { turnsIn } from "@atlas-messaging/service/webhooks/turns.memory";
import { problemOfTarget } from "@atlas-messaging/service/webhooks/target";
import type { OrganizationExportRow } from "@atlas-messaging/service/rows/organizations";
import type {
  ByteRange,
  Commitment,
  Passwords,
  ServiceSettings,
  Shell,
  Store,
} from "@atlas-messaging/service/pipeline/services";
import { Bytes, streamOf } from "@atlas-messaging/service/pipeline/bytes";
import { Principals, createToken } from "@atlas-messaging/service/pipeline/principals";
import { type SnapshotLimiter, snapshotLimiter } from "@atlas-messaging/server-stubs/parts";
import { hasAll } from "@atlas-messaging/service/pipeline/searched-text";
import { Streams } from "@atlas-messaging/service/pipeline/streams";
import { macOf, sha256 } from "@atlas-messaging/webhooks/sha256";
import { instantOf } from "@atlas-messaging/service/core/time";
import type { Chance, Ids } from "@atlas-messaging/service/core/ids";
import type { SandboxClock, Schedule } from "./schedule.ts";
import { MemoryMedia, fromBase64 } from "./store/media.ts";
import type { Organization } from "./store/organization.ts";
import type { World } from "./store/world.ts";

/** Shell of the offline sandbox: rows in memory, a clock set by hand, randomness from a seed. */
export interface MemoryShell extends Shell {
  readonly world: World;
  readonly schedule: Schedule;
  readonly clock: SandboxClock;
  readonly limiter: SnapshotLimiter;
  readonly media: MemoryMedia;
  readonly store: MemoryStore;
}

/** Rows in memory, which commit at once. */
interface MemoryStore extends Store {
  commit(organizationId: Id, changes: readonly Change[]): Commitment;
}

export interface ShellParts {
  readonly settings: ServiceSettings;
  readonly isServed: Shell["isServed"];
  readonly validateRequest: ValidateRequest;
  readonly baseUrl: string;
  readonly seed: string;
  readonly world: World;
  readonly schedule: Schedule;
  readonly clock: SandboxClock;
  readonly chance: Chance;
  readonly ids: Ids;
  readonly accessLog: Shell["accessLog"];
  readonly onEvent: (event: EventRow) => void;
  readonly onFailure: (error: unknown) => void;
  readonly website: Shell["website"] | undefined;
}

export const createShell = (parts: ShellParts): MemoryShell => {
  const {
    settings,
    isServed,
    validateRequest,
    baseUrl,
    seed,
    world,
    schedule,
    clock,
    chance,
    ids,
    accessLog,
    onFailure,
    website,
  } = parts;
  const streams = new Streams();
  const randomInt = chance.below;
  return {
    settings,
    hosts: { api: baseUrl, console: baseUrl, agent: baseUrl, site: baseUrl },
    separateHosts: null,
    authorizes: false,
    trustedHosts: null,
    toolServerHosts: null,
    store: createStore(parts, streams),
    media: new MemoryMedia(),
    exports: { read: async (organizationId, row, range) => fileOf(world.organization(organizationId), row, range) },
    isServed,
    whyNotReady: () => null,
    validateRequest,
    world,
    schedule,
    clock,
    newId: ids.next,
    log: { info: () => {}, warn: () => {}, error: (about) => onFailure("err" in about ? about.err : about) },
    accessLog,
    keepRequest: (asked) => world.organization(asked.organization_id).requests.add(asked),
    limiter: snapshotLimiter(clock),
    principals: new Principals(),
    streams,
    recordUse: ({ organizationId, credentialId }) => {
      world.organization(organizationId).noteUse(credentialId, instantOf(clock));
    },
    notices: new Set(),
    mac: (text) => macOf(`cursors of ${seed}`, text),
    sha256: sha256OfAny,
    fingerprint,
    createToken: (kind) => createToken(kind, settings.environment, { randomInt, sha256: sha256OfAny }),
    // Memory needs no sealing.
    seal: (text) => text,
    open: (sealed) => sealed,
    passwords: memoryPasswords,
    seedKnowledge: ({ organizationId, now }) => {
      world.organization(organizationId).postponeCorpus(now);
      return [];
    },
    signingKey: () => signingKeyOf(Uint8Array.from({ length: 32 }, () => randomInt(256))),
    freshSecret: () => Array.from({ length: 32 }, () => secretAlphabet[randomInt(secretAlphabet.length)]).join(""),
    bodiesInMemory: true,
    afterAnswer: (work) => void work(),
    jobsEnqueued: () => {},
    // The sandbox contacts nobody by default, so private hosts are allowed as targets.
    targetProblem: problemOfTarget,
    // The script of a channel answers at once.
    askChannel: async () => ({ ok: true, latencyMs: 0 }),
    askUnlinked: async () => ({ ok: true, latencyMs: 0 }),
    checkLink: async () => null,
    subscribeApp: async () => null,
    askTemplates: async () => {
      throw new Error("the sandbox asks no account");
    },
    ...(website && { website }),
  };
};

/** The file of an export, whose pieces are rows. */
const fileOf = (
  { tables }: Organization,
  { id, pieces }: Pick<OrganizationExportRow, "id" | "pieces">,
  { first, last }: ByteRange,
) => {
  const file = new Bytes(0);
  for (let position = 0; position < pieces; position++) {
    const piece = tables.export_pieces.get(tables.export_pieces.keyOf({ export_id: id, position }));
    file.add(fromBase64(piece?.content ?? ""));
  }
  return streamOf(file.all().slice(first, last + 1));
};

const secretAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

const maxTokenLength = 64;

const maxHashes = 64;

const hashes = new Map<string, string>();

/** Keeps the hashes of tokens, since requests repeat them. Other texts are longer and new each time. */
const sha256OfAny = (text: string): string => {
  if (text.length > maxTokenLength) return sha256(text);
  const known = hashes.get(text);
  if (known !== undefined) return known;
  if (hashes.size >= maxHashes) hashes.clear();
  const hash = sha256(text);
  hashes.set(text, hash);
  return hash;
};

const createStore = ({ world, clock, schedule, onEvent }: ShellParts, streams: Streams): MemoryStore => ({
  findCredential: async (tokenHash) => world.findCredential(tokenHash),
  ownerName: async (organizationId, ownerId) => ownerName(world.organization(organizationId), ownerId),
  findOperator: async (tokenHash) => world.findOperator(tokenHash),
  memberships: async (email, status) => world.memberships(email, status, instantOf(clock)),
  membershipsByPassword: async (email, passwordHash) =>
    world
      .memberships(email, "active", instantOf(clock))
      .filter(({ member }) => passwordOf(world, member)?.hash === passwordHash),
  findMember: async (organizationId, memberId) => {
    const { tables } = world.organization(organizationId);
    const [member, organization] = [tables.members.byId(memberId), tables.organizations.byId(organizationId)];
    return member && organization && { member, organization, password: passwordOf(world, member) };
  },
  findSecondFactor: async (organizationId, memberId) =>
    world.organization(organizationId).tables.member_second_factors.byId(memberId),
  liveSessions: async (organizationId, memberId) =>
    [...world.organization(organizationId).tables.operator_sessions.all()].filter(
      ({ member_id, revoked_at }) => member_id === memberId && revoked_at === null,
    ),
  findReset: async (tokenHash) => {
    const membership = world.findReset(tokenHash, instantOf(clock));
    return membership && { ...membership, password: passwordOf(world, membership.member) };
  },
  findInvitation: async (tokenHash) => world.findInvitation(tokenHash),
  hasOrganizations: async () => true,
  lives: async ({ organizationId, credentialId }) => ({
    lives: world.organization(organizationId).lives(credentialId),
    standing: null,
  }),
  /** Commits, schedules the jobs that became due, and reports the events. */
  commit: (organizationId, changes) => {
    const organization = world.organization(organizationId);
    const conflict = organization.commit(changes);
    if (conflict !== null) return { conflict };
    if (changes.some(isOfOutbox)) takeTurns(schedule, organization, instantOf(clock));
    for (const change of changes) {
      plan(schedule, organization, change);
      if (change.kind === "insert" && change.table === "events") {
        onEvent(change.row);
        streams.wake(organizationId);
      }
    }
    return "committed";
  },
  searchKnowledge: async (organizationId, args) => {
    const { search } = await import("@atlas-messaging/service/knowledge/facts.memory");
    return search(world.organization(organizationId), args);
  },
  directory: async ({ patterns, category, now, size, offset }) => {
    const listed = world
      .listedAgents(now)
      .filter(({ agent }) => category === null || agent.listing_category === category)
      .filter((listing) => hasAll(directoryText(listing), patterns))
      .map((listing) => ({ ...listing, name: listing.agent.name.toLowerCase() }))
      .toSorted((one, other) => compare(one.name, other.name) || compare(one.agent.id, other.agent.id));
    return { page: listed.slice(offset, offset + size), total: listed.length };
  },
  ping: async () => {},
  isUnavailable: () => false,
});

/** Returns the name of the app or service account that owns a credential, itself or by consent. */
const ownerName = ({ tables }: Organization, ownerId: Id): string | null => {
  const appId = tables.oauth_consents.byId(ownerId)?.app_id ?? ownerId;
  return (tables.apps.byId(appId) ?? tables.service_accounts.byId(ownerId))?.name ?? null;
};

const passwordOf = (world: World, { organization_id, id }: MemberRow): MemberPasswordRow | null =>
  world.organization(organization_id).tables.member_passwords.byId(id);

type Listing = Awaited<ReturnType<Store["directory"]>>["page"][number];

const directoryText = ({ agent, organization }: Listing): string => {
  const { name, listing_category, listing_description, description } = agent;
  return [name, listing_category ?? "", listing_description ?? description ?? "", organization.name].join(" ");
};

const compare = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const isOfOutbox = (change: Change): boolean => change.kind !== "within" && change.table === "outbox";

/** Lets deliveries go whose turn it is, where a webhook has an order. */
const takeTurns = (schedule: Schedule, { id, tables }: Organization, now: Instant): void => {
  if (![...tables.webhook_endpoints.all()].some(({ ordering }) => ordering === "conversation")) return;
  for (const job of turnsIn(tables.outbox.all(), now)) {
    tables.outbox.replace(tables.outbox.keyOf(job), job);
    planJob(schedule, id, job);
  }
};

/** Schedules the jobs of a change. Duplicate entries are skipped when they are taken. */
const plan = (schedule: Schedule, { id: organizationId, tables }: Organization, change: Change): void => {
  if (change.kind === "within" || change.table !== "outbox") return;
  switch (change.kind) {
    case "insert":
      return planJob(schedule, organizationId, change.row);
    case "insertMany":
      for (const row of change.rows) planJob(schedule, organizationId, row);
      return;
    case "update": {
      const { id } = change.where;
      const { due_at } = change.set;
      if (id !== undefined && due_at !== undefined) planJob(schedule, organizationId, { id, due_at });
      return;
    }
    case "updateMany":
    case "updateAll":
      for (const row of tables.outbox.all()) planJob(schedule, organizationId, row);
      return;
    case "remove":
    case "removeMany":
    case "tally":
  }
};

const planJob = (schedule: Schedule, organizationId: Id, { id, due_at }: Pick<JobRow, "id" | "due_at">): void =>
  schedule.add(Date.parse(due_at), organizationId, id);

const hashOf = (email: string, password: string): string => sha256(`${email}\n${password}`);

/** Passwords in memory. Only the test that makes them knows them, so a fast hash will do. */
const memoryPasswords: Passwords = {
  hashTried: async ({ email }, password) => hashOf(email, password),
  hashNew: async (email, password) => hashOf(email, password),
};

/**
 * Returns 64 bits of a text, by two rounds of multiplying and mixing (cyrb53). Every mutation is compared by it with the
 * request that its key was first used for, so it must be quick. Nothing secret depends on it.
 */
const fingerprint = (text: string): string => {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 0x9e3779b1);
    two = Math.imul(two ^ code, 0x5f356495);
  }
  const [left, right] = [mixed(one, two), mixed(two, one)];
  return `${left.toString(16)}-${right.toString(16)}`;
};

const mixed = (own: number, other: number): number => {
  const half = Math.imul(own ^ (own >>> 16), 0x85ebca6b);
  return (half ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35)) >>> 0;
};
