/** The same that is promised of a running server, without one. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { describe } from "vitest";
import { testService } from "../test-support/service-stories.ts";

describe("SDK on the offline sandbox", () => {
  testService(async () => {
    const { credentials: data, baseUrl, fetch } = createSandbox();
    return { data, baseUrl, fetch };
  });
});
