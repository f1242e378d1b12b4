import { asWritten } from "@atlas-messaging/service/messages/send";
import type { Change } from "@atlas-messaging/service/core/changes";
import type { Instant } from "@atlas-messaging/service/rows/primitives";
import type { Rows, TableName } from "@atlas-messaging/service/rows/rows";
import type { Chance, Ids } from "@atlas-messaging/service/core/ids";
import { unmerged } from "@atlas-messaging/service/customers/decide";
import { defaults } from "@atlas-messaging/service/webhooks/choices";
import type { PendingFaults } from "./faults.ts";
import type { Credentials, Snapshot } from "./api.ts";
import type { Due } from "./schedule.ts";
import type { MemoryShell } from "./shell.ts";
import type { MemoryMedia } from "./store/media.ts";
import type { Organization } from "./store/organization.ts";
import type { EventInbox } from "./webhook-inbox.ts";

/** Contents of a snapshot. */
interface State extends Snapshot {
  readonly now: number;
  readonly chance: number;
  readonly lastId: Ids["last"];
  readonly faults: ReturnType<PendingFaults["read"]>;
  readonly seen: ReturnType<EventInbox["read"]>["seen"];
  readonly limits: ReturnType<MemoryShell["limiter"]["read"]>;
  /** Credentials of the first organization. Null in older snapshots if nothing had used it. */
  readonly credentials: Credentials | null;
  readonly organizations: { readonly [id: string]: OrganizationRows };
  /** Time at which an organization's knowledge will be created, for those where nothing has used it yet. */
  readonly postponed: { readonly [id: string]: Instant };
  /** Bytes of media in base64. Older snapshots have none. */
  readonly media?: ReturnType<MemoryMedia["dump"]>;
}

type OrganizationRows = { readonly [Name in TableName]?: readonly Rows[Name][] };

/** Mutable parts of a sandbox. */
export interface Parts {
  readonly shell: MemoryShell;
  readonly chance: Chance;
  readonly ids: Ids;
  readonly faults: PendingFaults;
  readonly inbox: EventInbox;
}

export const takeSnapshot = ({ shell, chance, ids, faults, inbox }: Parts, credentials: Credentials): State => ({
  version: 1,
  now: shell.clock.now(),
  chance: chance.state,
  lastId: ids.last,
  faults: faults.read(),
  seen: inbox.read().seen,
  limits: shell.limiter.read(),
  media: shell.media.dump(
    (organizationId, id) => shell.world.organization(organizationId).tables.media.byId(id)?.status === "stored",
  ),
  credentials,
  organizations: Object.fromEntries(
    Array.from(shell.world.organizations(), (organization) => [organization.id, rowsOf(organization)]),
  ),
  postponed: Object.fromEntries(
    Array.from(shell.world.organizations(), ({ id, corpusFrom }) => [id, corpusFrom]).filter(
      (entry): entry is [string, Instant] => entry[1] !== null,
    ),
  ),
});

/** Restores the state of this or another sandbox. */
export const restoreSnapshot = ({ shell, chance, ids, faults, inbox }: Parts, given: Snapshot): Credentials | null => {
  const snapshot = stateOf(given);
  shell.clock.set(snapshot.now);
  chance.state = snapshot.chance;
  ids.last = snapshot.lastId;
  faults.write(snapshot.faults);
  shell.limiter.write(snapshot.limits);
  shell.media.restore(snapshot.media ?? {});
  shell.principals.clear();
  shell.notices.clear();
  shell.world.clear();
  shell.schedule.clear();
  const jobs: Due[] = [];
  for (const [id, rows] of Object.entries(snapshot.organizations)) {
    const corpusFrom = snapshot.postponed[id];
    if (corpusFrom !== undefined) shell.world.organization(id).postponeCorpus(corpusFrom);
    const conflict = shell.world.organization(id).commit(insertsOf(rows));
    if (conflict !== null) throw new TypeError(`The snapshot holds a row twice: ${conflict}.`);
    for (const { id: jobId, due_at, leased_until } of rows.outbox ?? []) {
      const at = leased_until !== null && leased_until > due_at ? leased_until : due_at;
      jobs.push({ at: Date.parse(at), organizationId: id, jobId });
    }
  }
  for (const { at, organizationId, jobId } of jobs.toSorted((one, other) => (one.jobId < other.jobId ? -1 : 1)))
    shell.schedule.add(at, organizationId, jobId);
  const events = Object.values(snapshot.organizations).flatMap((rows) => rows.events ?? []);
  inbox.write(
    events.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
    snapshot.seen,
  );
  return snapshot.credentials;
};

/** Only `takeSnapshot` makes snapshots. The version shows which members one has. */
const stateOf = (snapshot: Snapshot | null | undefined): State => {
  if (snapshot?.version !== 1) throw new TypeError("This is no snapshot of this version of the sandbox.");
  return snapshot as State;
};

const rowsOf = (organization: Organization): OrganizationRows =>
  Object.fromEntries(organization.filledTables().map((table) => [table.name, [...table.all()]]));

/** Each list of rows has the name of its table. */
const insertsOf = (rows: OrganizationRows): Change[] =>
  Object.entries(withDefaults(rows)).map(([name, all]) => ({ kind: "insertMany", table: name, rows: all }) as Change);

type EarlierJob = Rows["outbox"] & { readonly lane?: Rows["outbox"]["endpoint_id"] };

type EarlierEndpoint = Rows["webhook_endpoints"] & { readonly pace?: Rows["webhook_endpoints"]["speed"] };

/** A job that waits for no other. */
const unordered = { conversation_id: null, event_row_id: null, waited_ms: null };

/** Returns the members that a row lacks. Those that it has keep their places. */
const missingIn = (row: object, wanted: object): object =>
  Object.fromEntries(Object.entries(wanted).filter(([name]) => !(name in row)));

/** Rows in older snapshots lack columns, or have them under another name. Their documents are for both audiences. */
const withDefaults = (rows: OrganizationRows): OrganizationRows => {
  const { knowledge_documents: documents, agents, conversations, messages, member_passwords: passwords } = rows;
  const { outbox, customers, webhook_endpoints: endpoints, apps, service_accounts: accounts, templates } = rows;
  return {
    ...rows,
    ...(documents && { knowledge_documents: documents.map((row) => ({ ...row, audience: row.audience ?? "both" })) }),
    ...(agents && {
      agents: agents.map((row) => ({
        ...row,
        people_reply_within_seconds: row.people_reply_within_seconds ?? null,
        people_hours: row.people_hours ?? null,
        announces_people: row.announces_people ?? row.kind === "hosted",
        answer_after_seconds: row.answer_after_seconds ?? 0,
      })),
    }),
    ...(apps && { apps: apps.map((row) => ({ ...row, agent_id: row.agent_id ?? null })) }),
    ...(accounts && { service_accounts: accounts.map((row) => ({ ...row, agent_id: row.agent_id ?? null })) }),
    ...(conversations && {
      conversations: conversations.map((row) => ({
        ...row,
        person_announced: row.person_announced ?? false,
        messages_removed_before: row.messages_removed_before ?? null,
        person_remind_at: row.person_remind_at ?? null,
        referral: row.referral ?? null,
        phone_until: row.phone_until ?? null,
        merged_into: row.merged_into ?? null,
        merged_from: row.merged_from ?? null,
      })),
    }),
    ...(customers && { customers: customers.map((row) => ({ ...row, ...missingIn(row, unmerged) })) }),
    ...(messages && { messages: messages.map((row) => ({ ...asWritten, ...row })) }),
    ...(templates && {
      templates: templates.map((row) => ({
        ...row,
        header_media: row.header_media ?? null,
        authentication: row.authentication ?? null,
      })),
    }),
    ...(outbox && {
      outbox: outbox.map(({ lane, ...row }: EarlierJob) => ({
        ...row,
        ...missingIn(row, unordered),
        endpoint_id: row.endpoint_id ?? lane ?? null,
      })),
    }),
    ...(endpoints && {
      webhook_endpoints: endpoints.map(({ pace, ...row }: EarlierEndpoint) => ({
        ...row,
        ...missingIn(row, defaults),
        speed: row.speed ?? pace ?? "unknown",
      })),
    }),
    ...(passwords && {
      member_passwords: passwords.map((row) => ({ ...row, reset_wrong_codes: row.reset_wrong_codes ?? 0 })),
    }),
  };
};
