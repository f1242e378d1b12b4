import {
  type AppRow,
  type CredentialRow,
  type RedirectUriRow,
  addRedirectUri,
  createApp,
  createGrant,
  presentAppDetails,
  revokeGrant,
} from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";
import { quotaArgs } from "../quota.ts";
import { granting } from "./granting.ts";

/** A page of apps, with all their redirect URIs and grants. */
export interface ListedApps extends Listed<AppRow> {
  readonly redirectUris: readonly RedirectUriRow[];
  readonly grants: readonly CredentialRow[];
}

export const apps = {
  "console.listApps": read("console.listApps", {
    args: ({ query }, context) => pageArgs(query, context),
    present: (loaded: ListedApps, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ id }) => id, query, context);
      const shown = items.map((app) => presentAppDetails(app, loaded.redirectUris, loaded.grants));
      return { status: 200, body: { ok: true, data: { apps: shown, ...page } } };
    },
  }),
  "console.createApp": write("console.createApp", {
    args: (_, context) => quotaArgs(context, "apps"),
    decide: createApp,
  }),
  "console.addRedirectUri": write("console.addRedirectUri", {
    args: ({ params }) => ({ app_id: params.appId }),
    decide: addRedirectUri,
  }),
  "console.createGrant": write("console.createGrant", {
    secret: true,
    args: ({ params }, context) => ({ app_id: params.appId, ...quotaArgs(context, "keys") }),
    addFacts: granting("grant"),
    decide: createGrant,
  }),
  "console.revokeGrant": write("console.revokeGrant", {
    args: ({ params }) => ({ owner_id: params.appId, id: params.grantId, kind: "grant" }),
    decide: revokeGrant,
  }),
};
