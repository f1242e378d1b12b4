import { type SQL, sql } from "drizzle-orm";
import { arg } from "@atlas-messaging/postgres/facts";
import { otherForms } from "./number-forms.ts";

/** Lists the forms of a number, for `= any (…)`. Most numbers have one, which costs no replacement. */
export const formsIn = (name: string): SQL => {
  const number = sql`${arg(name)}::text`;
  const forms = otherForms.map(
    ([pattern, other]) =>
      sql`regexp_replace(${number}, ${sql.raw(`'${pattern}', '${other.replaceAll(/\{(\d)\}/g, String.raw`\$1`)}'`)})`,
  );
  return sql`case when ${number} ~ '^\\+5[245]' then array[${number}, ${sql.join(forms, sql`, `)}] else array[${number}] end`;
};
