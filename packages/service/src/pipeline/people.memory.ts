/** Finds customers by address among the rows of a sandbox. A record that was merged leads to the one that it went into. */
import { formsOf } from "../core/number-forms.ts";
import type { Organization } from "../pipeline/memory.ts";
import type { ChannelRow } from "../rows/channels.ts";
import type { CustomerAddressRow, CustomerRow } from "../rows/customers.ts";
import type { Id, Instant } from "../rows/primitives.ts";

/** Returns the customer with an id; null for none. */
export const customerById = ({ tables }: Organization, id: Id | null): CustomerRow | null => {
  const found = tables.customers.byId(id);
  return found?.merged_into == null ? found : tables.customers.byId(found.merged_into);
};

/** Returns the ids of all records that are one person. */
export const recordsOf = (organization: Organization, id: Id): readonly Id[] => {
  const person = customerById(organization, id)?.id;
  return [...organization.tables.customers.all()].flatMap((each) =>
    each.id === person || (person !== undefined && each.merged_into === person) ? each.id : [],
  );
};

type Known = (row: CustomerAddressRow) => boolean;

const holder = (organization: Organization, known: Known): CustomerRow | null => {
  const row = [...organization.tables.customer_addresses.all()].findLast(known);
  return row ? customerById(organization, row.customer_id) : null;
};

/** Without a time an address that has ended reaches the customer, too. */
const reaches = ({ until }: CustomerAddressRow, asOf?: Instant): boolean =>
  until === null || asOf === undefined || until > asOf;

/** Returns the customer with a phone number, in whichever form it is known. */
export const customerByNumber = (organization: Organization, number: string | null, asOf?: Instant) => {
  const forms = number === null ? [] : formsOf(number);
  const own = forms
    .map((form) => organization.tables.customers.byUnique("customers_phone_number_key", form))
    .find((customer) => customer !== null);
  if (own) return customerById(organization, own.id);
  return holder(organization, (row) => row.type === "phone_number" && forms.includes(row.value) && reaches(row, asOf));
};

/** Returns the customer with an id of the messaging app. That of an adapter is of its channel alone. */
export const customerByUserId = (
  organization: Organization,
  userId: string | null,
  channel: Pick<ChannelRow, "id"> | null,
  asOf?: Instant,
): CustomerRow | null => {
  if (userId === null) return null;
  const is: Known = (row) => row.type === "user_id" && row.value === userId && reaches(row, asOf);
  const there = holder(organization, (row) => is(row) && row.channel_id !== null && row.channel_id === channel?.id);
  if (there) return there;
  const own = organization.tables.customers.byUnique("customers_user_id_key", userId);
  return own ? customerById(organization, own.id) : holder(organization, (row) => is(row) && row.channel_id === null);
};

/** Returns the customer with a name in the messaging app. */
export const customerByUsername = (organization: Organization, username: string | null): CustomerRow | null =>
  username === null
    ? null
    : holder(organization, (row) => row.type === "username" && row.value === username && row.until === null);
