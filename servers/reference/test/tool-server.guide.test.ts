/** Runs the program of the guide to the tool server. */
import { readFileSync } from "node:fs";
import { afterAll, expect, test, vi } from "vitest";
import { decideWaiting } from "../test-support/tasks.ts";
import { describeServedOnPostgres } from "../test-support/served.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");

test("the guide has the programs as they are tried here, and no other", () => {
  const fences = [...read("../../../docs/tools.md").matchAll(/```ts[^\n]*\n(.*?)```/gs)].map(([, code]) => code);
  expect(fences).toEqual([read("snippets/mcp.ts"), read("snippets/tasks.ts")]);
});

describeServedOnPostgres("the guide to the tool server", {}, (served) => {
  afterAll(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
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

  test("its program waits for the end of a task, as long as a person needs", async () => {
    const { data } = await served.organization();
    vi.stubEnv("ATLAS_MCP_URL", data.mcp_url);
    vi.stubEnv("ATLAS_TOKEN", data.token);
    vi.stubEnv("CUSTOMER", data.customer_id);
    vi.stubEnv("VOUCHER", data.voucher_id);
    const send = globalThis.fetch;
    const soon = async (...asked: Parameters<typeof fetch>) => {
      const answer = await send(...asked);
      return new Response((await answer.text()).replace('"pollIntervalMs":5000', '"pollIntervalMs":10'), answer);
    };
    vi.stubGlobal("fetch", soon);
    const logged = vi.spyOn(console, "log").mockImplementation((kind: unknown) => {
      if (kind === "task") void decideWaiting({ ...data, base_url: served.server.url, fetch: send }, "approve");
    });
    await import("./snippets/tasks.ts");
    expect(logged).toHaveBeenLastCalledWith(
      "completed",
      expect.objectContaining({ structuredContent: expect.objectContaining({ code: expect.any(String) }) }),
    );
  });
});
