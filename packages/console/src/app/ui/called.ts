/** A customer as answers show them. */
interface Shown {
  readonly name: string | null;
  readonly phone_number?: string;
  readonly user_id?: string;
}

/** Returns the address of a customer: the number, else the messaging app's id. */
export const addressOf = ({ phone_number, user_id }: Omit<Shown, "name">): string =>
  phone_number ?? user_id ?? "No address";

/** Returns how a customer is called. */
export const calledOf = (customer: Shown): string => customer.name ?? addressOf(customer);
