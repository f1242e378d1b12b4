/**
 * The server with a clock that a test sets. Its second address takes the time, as `POST /2026-03-28T22:30:00.000Z`. It
 * answers when no job is under way or due, since a leap would end their leases.
 */
import { createServer } from "node:http";
import { eventually } from "@atlas-messaging/test-wait";
import type { Services } from "../src/services/services.ts";
import { startServer } from "../src/app.ts";
import { openResources } from "../src/process.ts";
import { runProcess } from "../src/serve.ts";
import { readSettings } from "../src/settings.ts";

let ahead = 0;

const settle = ({ database, clock }: Services): Promise<void> =>
  eventually(async () => {
    const underWay = await database.asSystem<{ kind: string }>({
      text: "select kind, id from outbox where dead_at is null and (leased_until is not null or due_at <= $1::timestamptz)",
      values: [new Date(clock.now()).toISOString()],
    });
    if (underWay.length > 0) throw new Error(`jobs are under way: ${JSON.stringify(underWay)}`);
  });

const leap = async (services: Services, to: number): Promise<void> => {
  await settle(services);
  ahead += to - services.clock.now();
  services.jobsEnqueued();
};

void runProcess(
  () => readSettings(process.env),
  (settings) =>
    startServer(
      settings,
      () => ({}),
      async (given) => {
        const resources = await openResources(given);
        const clock = { now: () => resources.clock.now() + ahead, stop: () => resources.clock.stop() };
        return { ...resources, clock };
      },
    ),
  ({ services, url }) => {
    const clock = createServer((request, response) => {
      leap(services, Date.parse(request.url?.slice(1) ?? "")).then(
        () => response.end(),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    }).listen(0, "127.0.0.1", () => {
      const address = clock.address();
      const port = typeof address === "object" ? address?.port : undefined;
      services.logger.info({ url, clock: `http://127.0.0.1:${port}` }, "listening");
    });
  },
);
