/** Names for the ids in an approval's arguments. */
import { calledOf } from "../../ui/called.ts";
import { consoleCustomersGetOptions, consoleVouchersListOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import type { Approval, Names } from "./words.ts";

const idIn = (given: Approval["arguments"], name: string): string | null => {
  const value = given[name];
  return typeof value === "string" ? value : null;
};

export const useNames = (given: Approval["arguments"]): Names => {
  const { may } = useSession();
  const customer = idIn(given, "customer_id");
  const voucher = idIn(given, "voucher_id");
  const customers = useQuery({
    ...consoleCustomersGetOptions(client, customer ?? "-"),
    enabled: customer !== null && may("atlas_api.customers.read"),
  });
  const vouchers = useQuery({ ...consoleVouchersListOptions(client, { limit: 200 }), enabled: voucher !== null });
  const names = new Map<string, string>();
  const found = customers.data?.customer;
  if (found) names.set(found.id, calledOf(found));
  for (const { id, code } of vouchers.data?.vouchers ?? []) names.set(id, code);
  return names;
};
