/** The stories of `spec/flows` come true, on the server and offline alike. */
import { createSandbox } from "@atlas-messaging/sandbox";
import { describe, expect, test } from "vitest";
import { type Deployment, flowFiles, problemsOf } from "../test-support/respect.ts";
import { describeServed } from "../test-support/served.ts";

const { fetch: platformFetch } = globalThis;

/** What a flow needs that not every deployment has yet; it runs as soon as `GET /version` says so. */
const needs: { readonly [file: string]: string } = { "risky-tool.arazzo.yaml": "toolServer.call" };

interface Version {
  readonly data: { readonly operations: readonly { readonly operation_id: string; readonly enabled: boolean }[] };
}

const lacks = ({ data }: Version, file: string): boolean =>
  file in needs && !data.operations.some(({ operation_id, enabled }) => enabled && operation_id === needs[file]);

describeServed("flows", { settings: { ATLAS_ALLOW_LOOPBACK_TARGETS: "true" } }, (served) => {
  test.for(flowFiles)("%s", async (file, { skip }) => {
    skip(lacks(await served.anonymous.succeed("system.version"), file), "the operation is not served yet");
    const { data } = await served.organization();
    const deployment = { url: served.server.url, fetch: platformFetch, sandbox: data };
    expect(await problemsOf(file, deployment)).toEqual([]);
  });

  test("a flow that does not come true is told step by step", async () => {
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
const offline = async (): Promise<Deployment & { readonly version: Version }> => {
  const { fetch } = createSandbox({ clock: "system" });
  const read = async (path: string): Promise<unknown> => (await fetch(`http://sandbox.example${path}`)).json();
  const { data } = (await read("/sandbox/credentials")) as { data: Deployment["sandbox"] }; // As the contract says.
  const version = (await read("/version")) as Version;
  return { url: "http://sandbox.example", fetch: fetch as typeof platformFetch, sandbox: data, version };
};

describe("flows (offline)", () => {
  test.for(flowFiles)("%s", async (file, { skip }) => {
    const { version, ...deployment } = await offline();
    skip(lacks(version, file), "the operation is not served yet");
    expect(await problemsOf(file, deployment)).toEqual([]);
  });
});
