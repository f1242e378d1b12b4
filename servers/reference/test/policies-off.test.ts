/**
 * Isolation without row-level security: two organizations with the same ids in everything, no policy on any table, and each
 * query still finds the rows of one. So a policy that is lost, or a login that passes it by, shows nobody another's rows.
 */
import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Statement } from "@atlas-messaging/postgres/database";
import { fill, tablesOf } from "../test-support/crowd.ts";
import { freshDatabase } from "../test-support/databases.ts";
import { factsAsked } from "../test-support/facts-asked.ts";
import { connectAsOwner } from "../test-support/postgres.ts";

const one = "0199f0a0-0000-7000-9000-00000000000a";
const other = "0199f0a0-0000-7000-9000-00000000000b";

const send = (connection: postgres.TransactionSql, { text, values }: Statement) => {
  const given = values.map((value) => (Array.isArray(value) ? [...value] : value));
  return connection.unsafe(text, given as never[]); // PostgreSQL knows their types by the text.
};

describe("without any policy", () => {
  let owner: postgres.Sql;

  beforeAll(async () => {
    owner = connectAsOwner(await freshDatabase());
    for (const table of [...(await tablesOf(owner)), "organizations"]) {
      await owner.unsafe(`alter table "${table}" no force row level security, disable row level security`);
    }
    await owner.unsafe("set session_replication_role = replica");
    await fill(owner, one, 20);
  });
  afterAll(() => owner.end());

  test("every fact of an organization is the same, and names it alone, whatever rows another has of the same ids", async () => {
    const asked = await factsAsked([one]);
    const answers = async () => {
      const found: string[] = [];
      for (const { statement } of asked) {
        const [row] = await owner.begin(async (transaction) => {
          if (statement.first) await send(transaction, statement.first);
          return send(transaction, statement);
        });
        found.push(JSON.stringify(row));
      }
      return found;
    };
    const alone = await answers();
    expect(alone.filter((answer) => answer.includes(one)).length).toBeGreaterThan(50);
    await fill(owner, other, 20);
    const together = await answers();
    const differing = asked.flatMap(({ name }, index) =>
      together[index] !== alone[index] || together[index]?.includes(other) ? [name] : [],
    );
    expect(differing).toEqual([]);
  });
});
