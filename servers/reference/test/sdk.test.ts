/** The SDK against a running server: what is lost on the way is sent again, and executed once. */
import { testService } from "../../../packages/sdk/test-support/service-stories.ts";
import { describeServed } from "../test-support/served.ts";

describeServed("SDK", {}, (served) => {
  testService(async () => {
    const { data } = await served.organization();
    return { data, baseUrl: served.server.url, fetch: (url, init) => fetch(url, init) };
  });
});
