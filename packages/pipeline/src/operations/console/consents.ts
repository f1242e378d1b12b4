/** OAuth consents of operators: the console lists and revokes them. */
import { type Consented, type CredentialRow, presentConsent, revokeConsent } from "@atlas-messaging/domain";
import { read, write } from "../../handler.ts";
import { type Listed, pageArgs, paged } from "../../rooms/paging.ts";

/** A page of consents, each with its latest used token. */
export interface ListedConsents extends Listed<Consented> {
  readonly tokens: readonly CredentialRow[];
}

export const consents = {
  "console.listConsents": read("console.listConsents", {
    args: ({ query }, context) => ({ ...pageArgs(query, context), app_id: query.app_id ?? null }),
    present: (loaded: ListedConsents, { query }, context) => {
      const { items, ...page } = paged(loaded, ({ consent }) => consent.id, query, context);
      const shown = items.map((consented) => presentConsent(consented, loaded.tokens));
      return { status: 200, body: { ok: true, data: { consents: shown, ...page } } };
    },
  }),
  "console.revokeConsent": write("console.revokeConsent", {
    args: ({ params }) => ({ id: params.consentId }),
    decide: revokeConsent,
  }),
};
