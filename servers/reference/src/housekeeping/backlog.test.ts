import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { freshDatabase } from "../../test-support/databases.ts";
import { testServices } from "../../test-support/services.ts";
import { openDatabase } from "../platform/database/open.ts";
import { ContentPasses } from "./content.ts";
import { StoredBytes } from "./stored-bytes.ts";
import { EarlierKnowledge } from "./earlier-knowledge.ts";
import { keepOn } from "./index.ts";
import { Horizons } from "./retention.ts";

test("housekeeping goes on with a backlog until nothing is left, and tells meanwhile that it is behind", async () => {
  const database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
  const id = uuidv7();
  await database.asTenant(id, {
    text: `insert into idempotency
           select $1::uuid, 'scope', 'operation', n::text, 'hash', 200, 'answer', now() - interval '2 days'
           from generate_series(1, 25001) n`,
    values: [id],
  });
  const services = testServices(database);
  const told: boolean[] = [];
  services.metrics.housekept = (part, more) => void (part === "idempotency" && told.push(more));
  const memory = {
    earlier: new EarlierKnowledge(),
    horizons: new Horizons(),
    passes: new ContentPasses(),
    bytes: new StoredBytes(),
  };
  try {
    await keepOn(services, memory, () => false);
    expect(told).toEqual([true, true, false]);
    const left = { text: "select 1 from idempotency", values: [] };
    expect(await database.asTenant(id, left)).toEqual([]);
  } finally {
    await database.close();
  }
});
