import type { PGlite } from "@electric-sql/pglite";
import { type Database, DatabaseUnavailable, type Statement, type Vault, typedFailure } from "./database.ts";
import { type Column, PreparedStatements, type Transaction } from "./transaction.ts";
import { ping, systemSession, type Session, openSession, tenantSession } from "./session.ts";

/** A message of PGlite's response. */
interface Answered {
  readonly name: string;
  readonly fields?: unknown;
}

const becomeTenant = "set role atlas_app";

/** Opens PGlite: one session in this process, whose transactions wait for each other. */
export const pgliteDatabase = async (pglite: PGlite, vault: Vault): Promise<Database> => {
  // Even outside our transactions nothing runs as the owner.
  await pglite.exec(becomeTenant);
  const statements = new PreparedStatements(true);
  let last: Promise<unknown> = Promise.resolve();

  const transact = async <Row>(transaction: Transaction<Row>): Promise<Row[]> => {
    if (pglite.closed) throw new DatabaseUnavailable("closed");
    const { messages } = await pglite.execProtocol(Buffer.concat(transaction.messages));
    for (const message of messages) readMessage(transaction, message);
    return transaction.rows;
  };

  /** Queues calls: messages of two callers must not mix, and PGlite does not separate them. */
  const inTurn = <Result>(ask: () => Promise<Result>): Promise<Result> => {
    const answer = last.then(ask);
    last = answer.catch(() => undefined);
    return answer;
  };

  const run = async <Row>(session: Session, statement: Statement): Promise<Row[]> => {
    try {
      return await inTurn(() => statements.sent<Row>(openSession(session), statement, transact));
    } catch (failure) {
      throw typedFailure(failure);
    }
  };

  return {
    kind: "pglite",
    vault,
    read: (organizationId, statement) => run(tenantSession(organizationId), statement),
    asTenant: (organizationId, statement) => run(tenantSession(organizationId), statement),
    asSystem: (statement) => run(systemSession, statement),
    listen: async (channel, heard) => {
      const stop = await inTurn(() => pglite.listen(channel, heard));
      return { close: () => inTurn(() => stop()) };
    },
    alone: (act) =>
      inTurn(async () => {
        try {
          await pglite.exec("reset role");
          return await act(pglite);
        } finally {
          await pglite.exec(becomeTenant);
        }
      }),
    ping: async () => {
      await run(systemSession, ping);
    },
    close: async () => {
      await last;
      if (!pglite.closed) await pglite.close();
    },
  };
};

/** Members of the kinds are those of the protocol. */
const readMessage = (transaction: Transaction<unknown>, { name, fields }: Answered): void => {
  if (name === "rowDescription") transaction.describe(fields as readonly Column[]);
  if (name === "dataRow") transaction.row(fields as readonly (string | null)[]);
  if (name === "commandComplete" || name === "emptyQuery") transaction.complete();
};
