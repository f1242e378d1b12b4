import {
  type CredentialRow,
  type ServiceAccountRow,
  createKey,
  createServiceAccount,
  presentServiceAccountDetails,
  revokeServiceAccountKey,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { quotaArgs } from "../quota.ts";
import { granting } from "./granting.ts";

/** A page of service accounts, with all their keys. */
export interface ListedServiceAccounts extends Listed<ServiceAccountRow> {
  readonly keys: readonly CredentialRow[];
}

export const serviceAccounts = {
  "console.listServiceAccounts": read("console.listServiceAccounts", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: ListedServiceAccounts, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const service_accounts = items.map((account) => presentServiceAccountDetails(account, loaded.keys));
      return { status: 200, body: { ok: true, data: { service_accounts, ...page } } };
    },
  }),
  "console.createServiceAccount": write("console.createServiceAccount", {
    args: (_, context) => quotaArgs(context, "service_accounts"),
    decide: createServiceAccount,
  }),
  "console.createKey": write("console.createKey", {
    secret: true,
    args: ({ params }, context) => ({ service_account_id: params.serviceAccountId, ...quotaArgs(context, "keys") }),
    addFacts: granting("key"),
    decide: createKey,
  }),
  "console.revokeKey": write("console.revokeKey", {
    args: ({ params }) => ({ owner_id: params.serviceAccountId, id: params.keyId, kind: "key" }),
    decide: revokeServiceAccountKey,
  }),
};
