/** The SDK against a service that keeps state, a running server and the offline sandbox alike: what is lost is sent again, and executed once. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { describe } from "vitest";
import { testService } from "../test-support/sdk-stories.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

describeServedOnPostgres("SDK", {}, (served) => {
  testService(async () => {
    const { data } = await served.organization();
    return { data, baseUrl: served.server.url, fetch: (url, init) => fetch(url, init) };
  });
});

describe("SDK (offline sandbox)", () => {
  testService(async () => {
    const { credentials: data, baseUrl, fetch } = createSandbox();
    return { data, baseUrl, fetch };
  });
});
