import type { PGlite } from "@electric-sql/pglite";
import type { Vault } from "../vault.ts";
import type { Database, Statement } from "./database.ts";
import { DatabaseUnavailable, typedFailure } from "./failures.ts";
import { encodeValues, openSession, PARSERS, PING, SYSTEM_SESSION, tenantSession } from "./wire.ts";
import type { Session } from "./wire.ts";

const AS_TEXT = Object.fromEntries(Object.keys(PARSERS).map((oid) => [oid, (text: string) => text]));
const OPTIONS = { parsers: { ...PARSERS }, serializers: AS_TEXT };

/** PGlite is one session in this process: pairs of setting and statement wait for each other. */
export async function pgliteDatabase(pglite: PGlite, vault: Vault): Promise<Database> {
  await pglite.exec("set role atlas_app; set timezone to 'UTC'");
  let last: Promise<unknown> = Promise.resolve();

  async function pair<Row>(setting: Statement, statement: Statement, values: (string | null)[]): Promise<Row[]> {
    if (pglite.closed) throw new DatabaseUnavailable("closed");
    await pglite.query(setting.text, encodeValues(setting), OPTIONS);
    const { rows } = await pglite.query<Row>(statement.text, values, OPTIONS);
    return rows;
  }

  async function run<Row>(session: Session, statement: Statement): Promise<Row[]> {
    const values = encodeValues(statement);
    const answer = last.then(() => pair<Row>(openSession(session), statement, values));
    last = answer.catch(() => undefined);
    try {
      return await answer;
    } catch (failure) {
      throw typedFailure(failure);
    }
  }

  return {
    kind: "pglite",
    vault,
    read: (statement) => run(tenantSession(""), statement),
    asTenant: (organizationId, statement) => run(tenantSession(organizationId), statement),
    asSystem: (statement) => run(SYSTEM_SESSION, statement),
    listen: async (channel, heard) => ({ close: await pglite.listen(channel, heard) }),
    ping: async () => {
      await run(SYSTEM_SESSION, PING);
    },
    close: async () => {
      await last;
      if (!pglite.closed) await pglite.close();
    },
  };
}
