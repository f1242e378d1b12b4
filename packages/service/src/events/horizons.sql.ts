import { after } from "@atlas-messaging/postgres/queries";
import { type SQL, sql } from "drizzle-orm";
import type { Statement } from "@atlas-messaging/postgres/database";
import type { Value } from "@atlas-messaging/postgres/wire";

/** Learns the horizons of organizations. */
const learning = (organizations: Value): Statement => ({
  text: "select set_config('atlas.horizons', coalesce(atlas_event_horizons($1::uuid[]), '{}')::text, true)",
  values: [organizations],
});

const horizons = after(learning, sql.raw("current_setting('atlas.horizons')"));

/** The number up to which an organization's events are complete. A statement that names it runs after `learning`. */
export const horizonOf = (organization: SQL): SQL => sql`(${horizons}::json ->> ${organization}::text)::xid8`;

/** Rows of the organizations asked for and their horizons, as text. For many, `horizonOf` would parse all of them for each. */
export const horizonsOfAll: SQL = sql`json_each_text(${horizons}::json)`;
