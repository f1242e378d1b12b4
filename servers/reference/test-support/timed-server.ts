/**
 * The server with a clock that a test sets. Its second address takes the time, as `POST /2026-03-28T22:30:00.000Z`. It
 * answers when no job is under way or due, since a leap would end their leases.
 */
import { createServer } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "../src/pipeline/services.ts";
import { startServer } from "../src/app.ts";
import { openGround } from "../src/process.ts";
import { runProcess } from "../src/serve.ts";
import { readSettings } from "../src/settings.ts";

let ahead = 0;

const maxRounds = 2_000;

const settle = async ({ database, clock }: Services): Promise<void> => {
  for (let round = 0; round < maxRounds; round++) {
    const [found] = await database.asSystem<{ busy: boolean }>({
      text: "select exists (select from outbox where dead_at is null and (leased_until is not null or due_at <= $1::timestamptz)) as busy",
      values: [new Date(clock.now()).toISOString()],
    });
    if (found?.busy !== true) return;
    await pause(5);
  }
  throw new Error("the jobs do not end");
};

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
        const ground = await openGround(given);
        const clock = { now: () => ground.clock.now() + ahead, stop: () => ground.clock.stop() };
        return { ...ground, clock };
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
