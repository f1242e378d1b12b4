import { sql } from "drizzle-orm";
import { arg, exists } from "../../../platform/database/facts.ts";
import { own } from "../../../platform/database/own.ts";
import { credentials } from "../../keys/tables.ts";
import { members } from "../members/tables.ts";

const principal = sql`${arg("principal_id")}::uuid`;

export const limitFacts = {
  isOwn: {
    ...exists(sql`
      select 1 from ${own(credentials)} where id = ${principal}
      union all select 1 from ${own(members)} where id = ${principal}`),
    onlyWith: "principal_id",
  },
};
