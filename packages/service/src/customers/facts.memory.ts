import { type MetadataArgs, hasMetadata } from "../core/metadata.ts";
import { type FactsFor, type Organization, newestFirst, newestOf } from "../pipeline/memory.ts";
import type { consoleCustomers, customers } from "./operations.ts";
import type { CustomerRow, QuietHoursRow } from "../rows/customers.ts";
import {
  customerByNumber,
  customerByUserId,
  customerByUsername,
  customerById as personById,
  recordsOf,
} from "../pipeline/people.memory.ts";
import { isPlaceholder } from "../core/hidden-numbers.ts";
import { living } from "./decide.ts";
import type { Id } from "../rows/primitives.ts";
import type { Listed, PageArgs } from "../pipeline/paging.ts";
import { hasAll } from "../pipeline/searched-text.ts";

interface Filters extends PageArgs, MetadataArgs {
  readonly phone_number: string | null;
  readonly user_id: string | null;
  readonly username: string | null;
  readonly label: string | null;
  readonly from: Id | null;
}

/** Returns a test for the customers of a list. */
const matching = (organization: Organization, filters: Filters): ((row: CustomerRow) => boolean) => {
  const { phone_number, user_id, username, label, from, ...metadata } = filters;
  const addressed = [
    phone_number === null ? null : customerByNumber(organization, phone_number),
    user_id === null ? null : customerByUserId(organization, user_id, null),
    username === null ? null : customerByUsername(organization, username),
  ];
  const given = [phone_number, user_id, username];
  return (row) =>
    row.erased_at === null &&
    row.merged_into === null &&
    hasMetadata(row, metadata) &&
    given.every((address, index) => address === null || addressed[index]?.id === row.id) &&
    (label === null || row.labels.includes(label)) &&
    (from === null || row.id >= from);
};

/** Texts of a customer's records, in which a search looks. */
export const personTexts = (organization: Organization, { id }: CustomerRow): string[] =>
  recordsOf(organization, id).flatMap((each) => {
    const row = organization.tables.customers.byId(each);
    if (!row) return [];
    const number = isPlaceholder(row.phone_number) ? "" : row.phone_number;
    return [row.name, number, row.user_id, ...row.addresses.map(({ value }) => value)].filter(Boolean).join(" ");
  });

const customerPage = (organization: Organization, filters: Filters): Listed<CustomerRow> => {
  const matches = matching(organization, filters);
  return newestOf(organization.tables.customers, (row) => (matches(row) ? row : null), filters);
};

/** Returns a page of the customers with the wanted words in name and number. A sandbox is small, so it reads all. */
const customersFound = (
  organization: Organization,
  { patterns, ...filters }: Filters & { readonly patterns: readonly string[] },
): { readonly searched: readonly CustomerRow[]; readonly reached: boolean } => {
  const matches = matching(organization, filters);
  const isFound = (row: CustomerRow) => personTexts(organization, row).some((text) => hasAll(text, patterns));
  const show = (row: CustomerRow) => (matches(row) && isFound(row) ? row : null);
  const { rows, known } = newestOf(organization.tables.customers, show, filters);
  return { searched: rows, reached: known };
};

export const customerById = (organization: Organization, { id }: { readonly id: Id }) => ({
  customer: personById(organization, id),
});

const consentPage = (organization: Organization, { id, ...range }: PageArgs & { readonly id: Id }) => {
  const customer = living(personById(organization, id));
  const consents = customer ? organization.tables.customer_consents.where("customer_id", customer.id) : [];
  return { exists: customer !== null, ...newestFirst(consents, (consent) => consent.id, range) };
};

/** Returns what a merge of customers moves. */
const movedBy = ({ tables }: Organization, records: readonly Id[]) => {
  const theirs = [...tables.conversations.all()].filter(({ customer_id }) => records.includes(customer_id));
  return {
    merged: [...tables.customers.all()].filter(
      ({ merged_into }) => merged_into !== null && records.includes(merged_into),
    ),
    conversations: theirs.filter(({ merged_into }) => merged_into === null),
    pointing: theirs.filter(({ merged_into }) => merged_into !== null),
  };
};

/** Returns the facts of the merge of two customers. */
export const mergeFacts = (organization: Organization, { id, other }: { readonly id: Id; readonly other: Id }) => ({
  customer: personById(organization, id),
  other: personById(organization, other),
  ...movedBy(organization, [...recordsOf(organization, id), ...recordsOf(organization, other)]),
});

const unmergeFacts = (organization: Organization, { id }: { readonly id: Id }) => ({
  record: organization.tables.customers.byId(id),
  person: personById(organization, id),
  ...movedBy(organization, recordsOf(organization, id)),
});

/** Returns the hours in which the organization sends no marketing. */
export const quietHoursOf = ({ id, tables }: Organization): QuietHoursRow | null => tables.quiet_hours.get(id) ?? null;

export const customersFacts = {
  "customers.list": customerPage,
  "customers.search": customersFound,
  "customers.get": customerById,
  "customers.update": customerById,
  "customers.listConsents": consentPage,
  "customers.recordConsent": customerById,
} satisfies FactsFor<typeof customers>;

export const consoleCustomersFacts = {
  "console.customers.list": customerPage,
  "console.searchCustomers": customersFound,
  "console.customers.get": customerById,
  "console.customers.update": customerById,
  "console.customers.merge": mergeFacts,
  "console.customers.unmerge": unmergeFacts,
  "console.customers.listConsents": consentPage,
  "console.customers.recordConsent": customerById,
  "console.quietHours.get": (organization) => ({ quietHours: quietHoursOf(organization) }),
  "console.quietHours.set": (organization) => ({ quietHours: quietHoursOf(organization) }),
} satisfies FactsFor<typeof consoleCustomers>;
