/** Threads of customers who are merged or parted: one conversation for each channel. */
import { canonical } from "../core/canonical.ts";
import { type Change, insertMany, remove, removeMany, update, updateAll } from "../core/changes.ts";
import type { Facts } from "../core/outcome.ts";
import type { ConversationRow } from "../rows/conversations.ts";
import type { Id, JsonObject } from "../rows/primitives.ts";

interface Threads extends Facts {
  readonly conversations: readonly ConversationRow[];
  readonly pointing: readonly ConversationRow[];
}

type State = Pick<
  ConversationRow,
  "status" | "owner_id" | "labels" | "last_inbound_at" | "last_inbound_id" | "waiting_since" | "referral" | "metadata"
>;

/** Changes by a merge of a conversation that ended, and of the one that goes on. */
export interface JoinedThread {
  readonly own: State;
  readonly before: State;
  readonly after: State;
}

export interface JoinedThreads {
  readonly changes: readonly Change[];
  readonly changed: { readonly [id: string]: JoinedThread };
}

/** Gives one customer the threads of another. Where both have one on a channel, its messages go into the one that stays. */
export const joinConversations = (facts: Threads, into: Id, other: Id): JoinedThreads => {
  const own = facts.conversations.filter((each) => each.customer_id === other && each.merged_into === null);
  const joined = own.map((each) => {
    const there = facts.conversations.find(
      (one) => one.customer_id === into && one.merged_into === null && one.channel_id === each.channel_id,
    );
    return there ? joinInto(facts, each, there) : { changes: [moved(each, into)], changed: {} };
  });
  return {
    changes: joined.flatMap(({ changes }) => changes),
    changed: Object.assign({}, ...joined.map(({ changed }) => changed)),
  };
};

const moved = ({ organization_id, id, customer_id, merged_from }: ConversationRow, to: Id): Change =>
  update(
    "conversations",
    { organization_id, id, customer_id, merged_from, merged_into: null },
    { customer_id: to, merged_from: merged_from ?? customer_id },
  );

const joinInto = (facts: Threads, ends: ConversationRow, stays: ConversationRow): JoinedThreads => {
  const { organization_id } = stays;
  const pointing = facts.pointing.filter(({ merged_into }) => merged_into === ends.id);
  const [own, before, after] = [stateOf(ends), stateOf(stays), both(stays, ends)];
  const closed = { status: "closed", owner_id: null, labels: [], waiting_since: null, phone_until: null } as const;
  return {
    changed: { [ends.id]: { own, before, after } },
    changes: [
      update("conversations", readOf(stays), { ...after, updated_at: facts.now }),
      update("conversations", readOf(ends), { ...closed, merged_into: stays.id, updated_at: facts.now }),
      ...pointing.map(({ id }) =>
        update("conversations", { organization_id, id, merged_into: ends.id }, { merged_into: stays.id }),
      ),
      removeMany("conversation_labels", { organization_id, conversation_id: ends.id }),
      ...labelled(stays, before, after),
      ...movedRows(organization_id, [ends.id, ...pointing.map(({ id }) => id)], ends.id, stays.id),
    ],
  };
};

/** Moves messages and notes that were written in some conversations, and keeps whence they came. */
const movedRows = (organization_id: Id, origins: readonly Id[], from: Id, to: Id): readonly Change[] =>
  origins.flatMap((origin): readonly Change[] => {
    const where = { organization_id, conversation_id: from, merged_from: origin === from ? null : origin };
    const set = { conversation_id: to, merged_from: origin === to ? null : origin };
    return [updateAll("messages", where, set), updateAll("conversation_notes", where, set)];
  });

const stateOf = (row: ConversationRow): State => ({
  status: row.status,
  owner_id: row.owner_id,
  labels: row.labels,
  last_inbound_at: row.last_inbound_at,
  last_inbound_id: row.last_inbound_id,
  waiting_since: row.waiting_since,
  referral: row.referral,
  metadata: row.metadata,
});

const readOf = (row: ConversationRow) => {
  const { referral: _, ...state } = stateOf(row);
  const { organization_id, id, customer_id, merged_into, updated_at } = row;
  return { organization_id, id, customer_id, merged_into, updated_at, ...state };
};

const order = ["closed", "open", "handed_off"] as const;

/** A person's conversation stays with people, and an open one open. The window is that of the newest message. */
const both = (stays: ConversationRow, ends: ConversationRow): State => {
  const status = order.indexOf(ends.status) > order.indexOf(stays.status) ? ends.status : stays.status;
  const waits = [stays.waiting_since, ends.waiting_since].filter((each) => each !== null).toSorted();
  return {
    status,
    owner_id: stays.owner_id ?? ends.owner_id,
    labels: [...new Set([...stays.labels, ...ends.labels])].slice(0, maxLabels).toSorted(),
    last_inbound_at: greater(stays.last_inbound_at, ends.last_inbound_at),
    last_inbound_id: greater(stays.last_inbound_id, ends.last_inbound_id),
    waiting_since: waits[0] ?? null,
    referral: stays.referral ?? ends.referral,
    metadata: stays.metadata ?? ends.metadata,
  };
};

const maxLabels = 20;

const greater = (one: string | null, other: string | null): string | null =>
  (one ?? "") > (other ?? "") ? one : other;

/** Writes the rows by which lists find a conversation's labels. */
const labelled = ({ organization_id, id }: ConversationRow, before: State, after: State): readonly Change[] => {
  const position = after.last_inbound_id ?? id;
  const rows = (labels: readonly string[]) =>
    labels.map((label) => ({ organization_id, label, conversation_id: id, position }));
  const come = rows(after.labels.filter((label) => !before.labels.includes(label)));
  const gone = before.labels.filter((label) => !after.labels.includes(label));
  const stay = before.labels.filter((label) => after.labels.includes(label));
  return [
    ...gone.map((label) => remove("conversation_labels", { organization_id, label, conversation_id: id })),
    ...(after.last_inbound_id === before.last_inbound_id
      ? []
      : stay.map((label) =>
          update("conversation_labels", { organization_id, label, conversation_id: id }, { position }),
        )),
    ...(come.length === 0 ? [] : [insertMany("conversation_labels", come)]),
  ];
};

interface Parting extends Threads {
  /** Conversations of the person, and those that were merged into them. */
  readonly changed: { readonly [id: string]: JoinedThread };
  /** Records that part from the person, with the first. */
  readonly records: ReadonlySet<Id>;
}

/** Gives a record its threads back. What came after the merge stays in the thread of the person. */
export const partConversations = (facts: Parting, from: Id, to: Id): readonly Change[] => {
  const { conversations, pointing, records, changed } = facts;
  const back = conversations
    .filter(({ customer_id, merged_from }) => customer_id === from && merged_from !== null && records.has(merged_from))
    .map(({ organization_id, id, customer_id, merged_from }) =>
      update(
        "conversations",
        { organization_id, id, customer_id, merged_from, merged_into: null },
        { customer_id: to, merged_from: merged_from === to ? null : merged_from },
      ),
    );
  const parted = pointing.flatMap((ended) => {
    const joined = changed[ended.id];
    const stays = conversations.find(({ id }) => id === ended.merged_into);
    return joined && stays ? partFrom(facts, ended, stays, joined) : [];
  });
  return [...back, ...parted];
};

const partFrom = (
  { pointing, records, now }: Parting,
  ended: ConversationRow,
  stays: ConversationRow,
  { own, before, after }: JoinedThread,
): readonly Change[] => {
  const { organization_id, id } = ended;
  // Records that had been merged before have their messages there, too.
  const earlier = pointing.filter(
    (each) => each.id !== id && each.merged_into === stays.id && records.has(each.customer_id),
  );
  const set = restored(stateOf(stays), before, after);
  const next = { ...stateOf(stays), ...set };
  return [
    update("conversations", readOf(stays), { ...set, updated_at: now }),
    update(
      "conversations",
      { organization_id, id, merged_into: stays.id },
      { ...own, merged_into: null, updated_at: now },
    ),
    ...earlier.map((each) =>
      update("conversations", { organization_id, id: each.id, merged_into: stays.id }, { merged_into: id }),
    ),
    ...labelled(stays, stateOf(stays), next),
    ...labelled(ended, { ...own, labels: [] }, own),
    ...movedRows(organization_id, [id, ...earlier.map((each) => each.id)], stays.id, id),
  ];
};

/** Returns the members that are as a merge left them, with what they were before. */
export const restored = <Row extends object>(now: Row, before: Partial<Row>, after: Partial<Row>): Partial<Row> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([name]) => canonical(Reflect.get(now, name)) === canonical(Reflect.get(after, name)),
    ),
  ) as Partial<Row>; // Members of `before`, by their names.

/** Members of `merge_changed` of a record. */
export interface MergeChanged {
  readonly customer: { readonly before: JsonObject; readonly after: JsonObject };
  readonly conversations: { readonly [id: string]: JoinedThread };
}
