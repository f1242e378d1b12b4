import type { QuotaFacts } from "@atlas-messaging/service/core/quotas";
import { createKnowledge } from "@atlas-messaging/service/knowledge/decide";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { describeOnBoth } from "../../test-support/databases.ts";
import { organizationRow } from "../../test-support/rows.ts";
import { testServices } from "../../test-support/services.ts";
import type { Services } from "../services/services.ts";
import type { Database } from "@atlas-messaging/postgres/database";
import { commit } from "../platform/database/commit.ts";
import type { Embedder } from "../platform/embeddings.ts";
import { EarlierKnowledge } from "./earlier-knowledge.ts";
import { keepHouseOnce } from "./index.ts";
import { type Outside, jobHandlers } from "../jobs/index.ts";

const { run: embed } = jobHandlers({ random: () => 0 } as Outside).embed_knowledge;

const embedder = (model: string): Embedder => ({
  model,
  near: 0.5,
  embed: async (texts) => texts.map(({ length }) => [length, 1]),
  embedQuestion: async () => null,
});

const factsOf = (organizationId: string): QuotaFacts => ({
  now: new Date().toISOString(),
  newId: uuidv7,
  organizationId,
  actor: { kind: "system", id: null },
  correlationId: "test",
  quota: { held: 0, max: 10_000 },
});

describeOnBoth("knowledge from before there was a model", (openDatabase) => {
  const organizationWith = async (database: Database, documents: number, expires_at: string | null = null) => {
    const organization = organizationRow({ expires_at });
    await commit(database, organization.id, [{ kind: "insert", table: "organizations", row: organization }]);
    for (let index = 0; index < documents; index++) {
      const body = { source_type: "text", title: `Rules ${index}`, text: "Dogs are welcome on our terrace." } as const;
      const { changes } = createKnowledge(factsOf(organization.id), { params: {}, query: {}, body });
      expect(await commit(database, organization.id, changes)).toBe("committed");
    }
    return organization.id;
  };
  const jobsOf = async (database: Database, organizationId: string) => {
    const text = "select row_to_json(outbox)::text as job from outbox where kind = 'embed_knowledge' order by id";
    const found = await database.asTenant<{ job: string }>(organizationId, { text, values: [] });
    return found.map(({ job }) => JSON.parse(job));
  };
  const workOff = async (services: Services, organizationId: string) => {
    for (const job of await jobsOf(services.database, organizationId)) await embed(services, job);
  };

  test("is embedded bit by bit, each document once, by every model that is configured later", async () => {
    const database = await openDatabase();
    const [small, large, sandbox] = [
      await organizationWith(database, 2),
      await organizationWith(database, 60),
      await organizationWith(database, 1, "2100-01-01T00:00:00.000Z"),
    ];
    const counts = () => Promise.all([small, large, sandbox].map(async (id) => (await jobsOf(database, id)).length));
    await keepHouseOnce(testServices(database));
    expect(await counts()).toEqual([0, 0, 0]);

    const services = { ...testServices(database), embedder: embedder("first") };
    const earlier = new EarlierKnowledge();
    const rounds = [];
    for (let round = 0; round < 3; round++) {
      await earlier.enqueueSome(services);
      rounds.push(await counts());
    }
    expect(rounds).toEqual([
      [2, 50, 0],
      [2, 60, 0],
      [2, 60, 0],
    ]);
    await workOff(services, small);
    await workOff(services, large);
    expect(await counts()).toEqual([0, 0, 0]);

    await keepHouseOnce(services);
    expect(await counts()).toEqual([0, 0, 0]);
    await keepHouseOnce({ ...services, embedder: embedder("second") });
    expect(await counts()).toEqual([2, 50, 0]);
    const models = () =>
      database.asTenant<{ model: string }>(small, {
        text: "select model, count(*) from knowledge_vectors group by model order by model",
        values: [],
      });
    expect(await models()).toEqual([{ model: "first", count: 2 }]);
    await workOff({ ...services, embedder: embedder("second") }, small);
    expect(await models()).toEqual([{ model: "second", count: 2 }]);
  });
});
