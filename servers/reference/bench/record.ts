/** Real requests through the real pipeline, with each statement written down on its way to the database. */
import { handlers } from "../src/sections/index.ts";
import { createPipeline } from "@atlas-messaging/pipeline";
import { type Database, openDatabase } from "../src/platform/database/index.ts";
import { testServices } from "../test-support/services.ts";
import { messageBody } from "./message.ts";

/** A statement as it was sent, to be sent again to any database. */
export type Sent = (database: Database) => Promise<unknown>;

export interface Recorded {
  /** Statements that made the organization. */
  readonly before: readonly Sent[];
  /** The statements of each message. */
  readonly writes: readonly (readonly Sent[])[];
}

export const recordWrites = async (url: string, count: number): Promise<Recorded> => {
  const database = await openDatabase({ url, dataDir: "" });
  const sent: Sent[] = [];
  const pipeline = createPipeline(
    testServices(recording(database, sent), { ATLAS_LIMIT_MESSAGES: "100000000" }),
    handlers,
  );
  const call = async (id: Parameters<typeof pipeline>[0], request: Request) => {
    const response = await pipeline(id, { request, params: {}, clientAddress: "127.0.0.1" });
    if (response.status !== 200) throw new Error(await response.text());
    return response.json();
  };
  try {
    const { data } = (await call("sandbox.credentials", new Request("http://bench/sandbox/credentials"))) as {
      data: { token: string; template_id: string };
    };
    const before = sent.splice(0);
    const writes: Sent[][] = [];
    for (let index = 0; index < count; index++) {
      await call(
        "messages.send",
        new Request("http://bench/v1/atlas/messages", {
          method: "POST",
          headers: { authorization: `Bearer ${data.token}`, "content-type": "application/json" },
          body: JSON.stringify(messageBody(data.template_id, index)),
        }),
      );
      writes.push(sent.splice(0));
    }
    return { before, writes };
  } finally {
    await database.close();
  }
};

const recording = (database: Database, sent: Sent[]): Database => ({
  ...database,
  read: (organizationId, statement) => {
    sent.push((other) => other.read(organizationId, statement));
    return database.read(organizationId, statement);
  },
  asTenant: (organizationId, statement) => {
    sent.push((other) => other.asTenant(organizationId, statement));
    return database.asTenant(organizationId, statement);
  },
  asSystem: (statement) => {
    sent.push((other) => other.asSystem(statement));
    return database.asSystem(statement);
  },
});
