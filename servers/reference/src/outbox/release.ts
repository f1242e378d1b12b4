import { sql } from "drizzle-orm";
import type { Services } from "../pipeline/call.ts";
import { arg } from "../platform/database/facts.ts";
import { prepare } from "../platform/database/prepare.ts";
import type { DeliveryJob } from "./claim-deliveries.ts";
import { Gathering } from "./gathering.ts";
import { outbox } from "./tables.ts";

const letGo = prepare(sql`
  update ${outbox} held set leased_until = null
  from unnest(${arg("organizations")}::uuid[], ${arg("ids")}::uuid[]) as given(organization_id, id)
  where (held.organization_id, held.id) = (given.organization_id, given.id)
    and held.leased_until = any(${arg("leases")}::timestamptz[])`);

/** Lets go of deliveries that have been held and not attempted, so that they count for nobody; many at once. */
export const releaser = (services: Services): Gathering<DeliveryJob> =>
  new Gathering(async (jobs) => {
    const organizations = jobs.map(({ organization_id }) => organization_id);
    const leases = jobs.flatMap(({ leased_until }) => leased_until ?? []);
    const statement = letGo({ organizations, ids: jobs.map(({ id }) => id), leases });
    // What cannot be let go of is taken over when its lease has run out.
    await services.database.asSystem(statement).catch((error: unknown) => {
      services.logger.warn({ err: error }, "letting go of deliveries failed; their leases run out");
    });
  });
