import { createEmulator, manualClock } from "@atlas-messaging/cloud-api-emulator";
import { expect, test } from "vitest";
import { createApp } from "./app.ts";

test("a customer gets an answer", async () => {
  const network = createEmulator({
    clock: manualClock("2026-11-30T09:00:00Z"),
    callback: "https://app.test/callbacks",
    fetch: (request) => app.fetch(request),
  });
  const app = createApp(network.credentials, (request) => network.fetch(request));
  const ada = network.phone("+491711234567", { name: "Ada" });

  await ada.says("Are you open?");
  await network.settled();

  expect(ada.messages().at(-1)).toMatchObject({ from: "business", status: "delivered" });
});
