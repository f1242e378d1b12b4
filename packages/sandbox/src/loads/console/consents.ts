import type { Id } from "@atlas-messaging/domain";
import { newestOf } from "../../lookups/pages.ts";
import type { Organization } from "../../store/organization.ts";
import type { LoadsIn } from "../section.ts";

/** Access tokens of a consent. */
const tokensOf = ({ tables }: Organization, consentId: Id) =>
  tables.credentials.where("owner_id", consentId).filter(({ kind }) => kind === "oauth");

export const consents = {
  "console.listConsents": (organization, { app_id, ...args }) => {
    const { tables } = organization;
    const page = newestOf(
      tables.oauth_consents,
      (consent) => {
        const app = tables.apps.byId(consent.app_id);
        return app && consent.code_used_at !== null && (app_id === null || app.id === app_id.toLowerCase())
          ? { consent, app }
          : null;
      },
      args,
    );
    return { ...page, tokens: page.rows.flatMap(({ consent }) => tokensOf(organization, consent.id)) };
  },
  "console.revokeConsent": (organization, { id }) => {
    const consent = organization.tables.oauth_consents.byId(id);
    const all = consent === null ? [] : tokensOf(organization, consent.id);
    return { consent, living: all.filter(({ revoked_at }) => revoked_at === null) };
  },
} satisfies Partial<LoadsIn<"console">>;
