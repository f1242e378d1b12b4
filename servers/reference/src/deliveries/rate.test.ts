import type { Database } from "@atlas-messaging/postgres/database";
import { minute } from "@atlas-messaging/service/core/time";
import { beforeEach, expect, test } from "vitest";
import { writeBacklog } from "../../test-support/backlog.ts";
import { freshDatabase } from "../../test-support/databases.ts";
import { testServices } from "../../test-support/services.ts";
import { openDatabase } from "../platform/database/open.ts";
import type { Services } from "../services/services.ts";
import { firstClaim, takeDeliveries } from "./claim.ts";

const plenty = { quick: 1_000, slow: 1_000 };

let database: Database;
beforeEach(async () => {
  database = await openDatabase({ url: await freshDatabase(), dataDir: "" });
  return () => database.close();
});

test.for([1, 3, 7, 40])(
  "claims give each delivery a time that a rate of %i leaves, whenever they are made",
  async (rate) => {
    const clock = { at: Date.now() + minute, now: () => clock.at };
    const services: Services = { ...testServices(database, { ATLAS_DELIVERIES_PER_ENDPOINT: "50" }), clock };
    const urls = ["http://127.0.0.1:9/"];
    const [paced] = await writeBacklog(database, { urls, each: 100, endpoint: { rate } });
    const [free] = await writeBacklog(database, { urls, each: 3 });
    const times: number[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const { claimed } = await takeDeliveries(services, plenty, firstClaim);
      const own = claimed.filter(({ job }) => job.endpoint_id === paced?.id);
      times.push(...own.map(({ job }) => Date.parse(job.send_at ?? "")));
      const others = claimed.filter(({ job }) => job.endpoint_id === free?.id);
      expect(others.map(({ job }) => job.send_at)).toEqual(turn === 0 ? [null, null, null] : []);
      clock.at += 400;
    }
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    // A millisecond is lost where a third of a second is written.
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(Math.floor(1_000 / rate) - 1);
    // The last claim was after two seconds, and looked two ahead.
    expect(times.length).toBeGreaterThanOrEqual(Math.min(49, Math.floor(rate * 3.9)));
  },
);
