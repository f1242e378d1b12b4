/** Runs the program of the guide to the tool server. */
import { readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { describeServedOnPostgres } from "../test-support/served.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the guide has the program as it is tried here, and no other", () => {
  const fences = [...read("../../../docs/tools.md").matchAll(/```ts[^\n]*\n(.*?)```/gs)].map(([, code]) => code);
  expect(fences).toEqual([read("snippets/mcp.ts")]);
});

describeServedOnPostgres("the guide to the tool server", {}, (served) => {
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
  });

  test("its program rehearses a message", async () => {
    const { data, client } = await served.organization();
    vi.stubEnv("ATLAS_MCP_URL", data.mcp_url);
    vi.stubEnv("ATLAS_TOKEN", data.token);
    vi.stubEnv("CONVERSATION", data.conversation_id);
    const logged = vi.spyOn(console, "log").mockImplementation(() => {});
    await import("./snippets/mcp.ts");
    const shadow: { readonly shadow_run_id?: string } = Object(logged.mock.calls[0]?.[0]);
    const run = await client.succeed("runs.get", { params: { run_id: String(shadow.shadow_run_id) } });
    expect(run.data).toMatchObject({ run: { tools_called: ["send_message"] } });
  });
});
