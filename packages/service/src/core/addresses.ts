/** Addresses of a customer: numbers, the messaging app's ids, and the names that customers choose there. */
import { type Change, insert, updateAll } from "./changes.ts";
import { formsOf } from "./number-forms.ts";
import { presentMetadata } from "./metadata.ts";
import type { Facts } from "./outcome.ts";
import type { CustomerAddress, CustomerRow } from "../rows/customers.ts";
import type { Id, Instant } from "../rows/primitives.ts";
import { isPlaceholder } from "./hidden-numbers.ts";

type Addressed = Pick<CustomerRow, "phone_number" | "user_id" | "addresses">;

type Type = CustomerAddress["type"];

const isLive = ({ until }: CustomerAddress): boolean => until === undefined;

const newest = ({ addresses }: Pick<CustomerRow, "addresses">, type: Type): string | undefined =>
  addresses.findLast((each) => each.type === type && each.channel_id === undefined && isLive(each))?.value;

/** Returns the number that reaches a customer; undefined while nobody knows it. */
export const numberOf = (customer: Pick<Addressed, "phone_number" | "addresses">): string | undefined =>
  isPlaceholder(customer.phone_number) ? newest(customer, "phone_number") : customer.phone_number;

/** Returns the messaging app's id of a customer. An adapter's channel has its own. */
export const userIdOf = (customer: Pick<Addressed, "user_id" | "addresses">, channelId?: Id): string | undefined =>
  customer.addresses.findLast((each) => each.channel_id !== undefined && each.channel_id === channelId && isLive(each))
    ?.value ??
  customer.user_id ??
  newest(customer, "user_id");

/** Presents what names a customer: a number and an id, each left out while nobody knows it. */
export const presentNames = (customer: Addressed) => ({
  phone_number: numberOf(customer),
  user_id: userIdOf(customer) ?? customer.addresses.findLast((each) => each.type === "user_id" && isLive(each))?.value,
});

/** Presents an event's customer. */
export const presentEventCustomer = (customer: Addressed & Pick<CustomerRow, "id" | "metadata">) => ({
  id: customer.id,
  ...presentNames(customer),
  metadata: presentMetadata(customer.metadata),
});

/** Names a customer to people. */
export const calledBy = (customer: Pick<CustomerRow, "phone_number" | "addresses">): string =>
  numberOf(customer) ?? "The customer";

/** Lists the addresses that a record began with, and those that came later. */
export const allAddresses = (customer: Addressed & Pick<CustomerRow, "created_at">): readonly CustomerAddress[] => {
  const { phone_number, user_id, addresses, created_at: since } = customer;
  const knows = (type: Type, value: string) => addresses.some((each) => each.type === type && each.value === value);
  const first = (type: Type, value: string | null): CustomerAddress[] =>
    value === null || isPlaceholder(value) || knows(type, value) ? [] : [{ type, value, since }];
  return [...first("phone_number", phone_number), ...first("user_id", user_id), ...addresses];
};

export const presentAddresses = (customer: Parameters<typeof allAddresses>[0]) =>
  allAddresses(customer).map(({ type, value, channel_id, since, until }) => ({
    type,
    value,
    channel_id,
    since,
    until,
  }));

/** Addresses that are told of a customer. */
export interface Told {
  readonly phone_number?: string | undefined;
  readonly user_id?: string | undefined;
  readonly username?: string | undefined;
}

/** Circumstances in which addresses are told. */
export interface Telling {
  /** The adapter's channel that alone knows the id; null where the messaging app does. */
  readonly channelId: Id | null;
  readonly at: Instant;
  /** True if the messaging app itself wrote the number, whose form then counts. */
  readonly isCanonical: boolean;
  /** True if the id is another customer's. */
  readonly isTaken: boolean;
}

/** Changes of a record that learns an address: members to set, and rows by which it is found. */
export interface Learned {
  readonly set: Partial<Pick<CustomerRow, "phone_number" | "user_id" | "addresses">>;
  readonly changes: readonly Change[];
}

/** Addresses that a record keeps at most. */
const maxAddresses = 100;

/** Takes up what is told of a customer. An address that another one replaces stays, with its end. */
export const learn = (facts: Facts, known: Addressed & Pick<CustomerRow, "id">, told: Told, how: Telling): Learned => {
  const steps = [toldNumber, toldUserId, toldUsername].map((step) => step(known, told, how));
  const ended = steps.flatMap(({ ends = [] }) => ends);
  const come = steps.flatMap(({ comes }) => comes ?? []);
  if (come.length === 0) return { set: {}, changes: [] };
  const kept = known.addresses.map((each) =>
    ended.some((end) => isSame(end, each)) ? { ...each, until: how.at } : each,
  );
  const gone = ended.filter((end) => !known.addresses.some((each) => isSame(end, each)));
  const addresses = [...kept, ...gone.map((each) => ({ ...each, until: how.at })), ...come].slice(-maxAddresses);
  const set = Object.assign({ addresses }, ...steps.map((step) => step.set));
  return {
    set,
    changes: [
      ...ended.flatMap((each) => endRow(facts, known.id, each, how.at)),
      ...come.flatMap((each) => foundBy(facts, known.id, each)),
    ],
  };
};

interface Step {
  readonly set?: Partial<Addressed>;
  readonly ends?: readonly CustomerAddress[];
  readonly comes?: CustomerAddress;
}

const isSame = (one: CustomerAddress, other: CustomerAddress): boolean =>
  one.type === other.type && one.value === other.value && one.channel_id === other.channel_id && isLive(other);

const reaches = ({ addresses }: Addressed, type: Type, value: string, channel_id?: Id): boolean =>
  addresses.some((each) => isSame({ type, value, since: each.since, ...(channel_id && { channel_id }) }, each));

const toldNumber = (known: Addressed, { phone_number: value }: Told, { at, isCanonical }: Telling): Step => {
  if (value === undefined || isPlaceholder(value) || value === known.phone_number) return {};
  if (reaches(known, "phone_number", value)) return {};
  const come = { set: { phone_number: value }, comes: { type: "phone_number", value, since: at } } as const;
  if (formsOf(known.phone_number).includes(value)) return isCanonical ? come : {};
  // A merge brought the other form.
  if (formsOf(value).some((form) => reaches(known, "phone_number", form))) return {};
  return isPlaceholder(known.phone_number) ? come : { ...come, ends: [before("phone_number", known.phone_number, at)] };
};

const toldUserId = (known: Addressed, { user_id: value }: Told, { at, channelId, isTaken }: Telling): Step => {
  if (value === undefined || isTaken || value === known.user_id) return {};
  if (channelId !== null) {
    const comes = { type: "user_id", value, channel_id: channelId, since: at } as const;
    return reaches(known, "user_id", value, channelId) ? {} : { comes };
  }
  if (reaches(known, "user_id", value)) return {};
  const come = { set: { user_id: value }, comes: { type: "user_id", value, since: at } } as const;
  return known.user_id === null ? come : { ...come, ends: [before("user_id", known.user_id, at)] };
};

const toldUsername = (known: Addressed, { username: value }: Told, { at }: Telling): Step => {
  if (value === undefined || reaches(known, "username", value)) return {};
  const ends = known.addresses.filter((each) => each.type === "username" && isLive(each));
  return { ends, comes: { type: "username", value, since: at } };
};

const before = (type: Type, value: string, since: Instant): CustomerAddress => ({ type, value, since });

/** Ends the row of an address. One of the record itself gets its row now, since the record gets another. */
const endRow = (facts: Facts, customer_id: Id, { type, value }: CustomerAddress, until: Instant): readonly Change[] => {
  const { organizationId: organization_id, newId, now: created_at } = facts;
  if (type === "username")
    return [updateAll("customer_addresses", { organization_id, customer_id, type, value }, { until })];
  const row = { organization_id, id: newId(), customer_id, type, value, channel_id: null, until, created_at };
  return [insert("customer_addresses", row)];
};

/** Writes the row by which a record is found, where the record itself does not have the address. */
const foundBy = (facts: Facts, customer_id: Id, { type, value, channel_id }: CustomerAddress): readonly Change[] => {
  if (type !== "username" && channel_id === undefined) return [];
  const { organizationId: organization_id, newId, now: created_at } = facts;
  const row = { organization_id, id: newId(), customer_id, type, value, channel_id: channel_id ?? null };
  return [insert("customer_addresses", { ...row, until: null, created_at })];
};
