/** Disables webhooks of apps whose access ran out, or ended in two places at once. */
import { accessBeside, lastAccess, ofAll } from "@atlas-messaging/service/access/facts.sql";
import { endWebhooks } from "@atlas-messaging/service/access/app-webhooks";
import { apps } from "@atlas-messaging/service/rows/access";
import { webhookEndpoints } from "@atlas-messaging/service/rows/events";
import type { Id } from "@atlas-messaging/service/rows/primitives";
import { instantOf } from "@atlas-messaging/service/core/time";
import { baseFacts } from "@atlas-messaging/service/pipeline/decide";
import { arg, factLoader } from "@atlas-messaging/postgres/facts";
import { own, prepare } from "@atlas-messaging/postgres/queries";
import { sql } from "drizzle-orm";
import { commit } from "../platform/database/commit.ts";
import type { Services } from "../services/services.ts";

const batch = 100;

const withoutAccess = prepare(sql`
  select ended.organization_id::text, ended.app_id::text from (
    select distinct organization_id, app_id, null::uuid as id from ${webhookEndpoints}
    where app_id is not null and status <> 'deleted'
  ) ended where not exists (${accessBeside(ofAll)}) limit ${arg("max")}`);

const loadAccess = factLoader(
  lastAccess(
    sql`select organization_id, id as app_id, null::uuid as id from ${own(apps)} where id = ${arg("app_id")}::uuid`,
  ),
);

type EndedApp = {
  readonly organization_id: Id;
  readonly app_id: Id;
};

/** Ends webhooks of up to a hundred apps, and tells if there may be more. */
export const endAppWebhooks = async (services: Services): Promise<boolean> => {
  const { database, clock } = services;
  const now = instantOf(clock);
  const found = await database.asSystem<EndedApp>(withoutAccess({ now, max: batch }));
  for (const { organization_id: organizationId, app_id } of found) {
    const access = await loadAccess(database, organizationId, { app_id, now });
    const facts = baseFacts(services, { organizationId, correlationId: services.newId() });
    // A conflict means that the app or a webhook changed just now. The next round decides again.
    await commit(database, organizationId, endWebhooks({ ...facts, ...access }));
  }
  return found.length === batch;
};
