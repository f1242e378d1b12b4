/** The stories of `spec/flows` come true, on the server and offline alike. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { describe, expect, test } from "vitest";
import { type Deployment, flowFiles, problemsOf } from "../test-support/respect.ts";
import { describeShared } from "../test-support/served.ts";
import { whole } from "../test-support/whole.ts";

const { fetch: platformFetch } = globalThis;

describeShared("flows", {}, (served) => {
  test.for(flowFiles)("%s", async (file) => {
    const { data } = await served.organization();
    const deployment = { url: served.server.url, fetch: platformFetch, sandbox: data };
    expect(await problemsOf(file, deployment)).toEqual([]);
  });

  test("a flow that fails is reported step by step", async () => {
    const { data } = await served.organization();
    const sandbox = { ...data, phone_number: data.phone_numbers.window_closed };
    const problems = await problemsOf("first-message.arazzo.yaml", {
      url: served.server.url,
      fetch: platformFetch,
      sandbox,
    });
    expect(problems.join("")).toMatch(/step send[\s\S]*✗ success criteria check - \$statusCode == 200/);
  });
});

/** The sandbox as a deployment. */
const offline = async (): Promise<Deployment> => {
  const { fetch } = createSandbox({ clock: "system" });
  const answer = await fetch("http://sandbox.example/sandbox/credentials");
  const { data } = (await answer.json()) as { data: Deployment["sandbox"] }; // As the contract says.
  return { url: "http://sandbox.example", fetch: fetch as typeof platformFetch, sandbox: data };
};

// The suite tells the same stories offline in each run.
describe.for(whole ? ["offline"] : [])("flows (%s)", () => {
  test.for(flowFiles)("%s", async (file) => {
    expect(await problemsOf(file, await offline())).toEqual([]);
  });
});
