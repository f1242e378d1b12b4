import { operations } from "@atlas-messaging/contract";
import { describe, expect, test } from "vitest";
import { deployment, organizationId, statusAndCode } from "../../test-support/deployment.ts";
import { startOfTime } from "../../test-support/fake-shell.ts";
import { direct } from "../handler.ts";

const manifest = direct("tools.manifest", async () => ({ status: 200, body: { ok: true, data: { tools: [] } } }));
const sunset = new Date(startOfTime + 90 * 86_400_000).toISOString();
const deprecated = {
  stage: "deprecated",
  deprecation: "2026-01-01T00:00:00Z",
  sunset,
  migrateTo: "/v2/tools",
} as const;

const served = (recordNotice: (notice: object) => Promise<void> = async () => {}) =>
  deployment(
    { "tools.manifest": manifest },
    { store: { recordNotice } },
    { table: { ...operations, "tools.manifest": { ...operations["tools.manifest"], ...deprecated } } },
  );

describe("a deprecated operation", () => {
  test("says since when, until when and what follows", async () => {
    const old = served();
    const { headers } = await old.call("tools.manifest", { token: old.tokenWith([]) });
    expect(headers.get("deprecation")).toBe("@1767225600");
    expect(headers.get("sunset")).toBe(new Date(sunset).toUTCString());
    expect(headers.get("link")).toContain('</v2/tools>; rel="successor-version"');
  });

  test("is noticed once for each organization that uses it", async () => {
    const notices: object[] = [];
    const old = served(async (notice) => void notices.push(notice));
    for (const token of [old.tokenWith([]), old.tokenWith([])]) await old.call("tools.manifest", { token });
    expect(notices).toMatchObject([
      { organization_id: organizationId, operation_id: "tools.manifest", sunset_at: sunset },
    ]);
    await old.call("tools.manifest", { token: old.tokenWith([], { organization_id: "another" }) });
    expect(notices).toHaveLength(2);
  });

  test("is noticed again when noting it has failed", async () => {
    const old = served(() => Promise.reject(new Error("away")));
    expect((await old.call("tools.manifest", { token: old.tokenWith([]) })).status).toBe(500);
    expect(old.shell.notices.size).toBe(0);
  });

  test("is gone when its time has come, with a credential and without", async () => {
    const old = served();
    const token = old.tokenWith([]);
    old.shell.clock.set(Date.parse(sunset));
    expect(await statusAndCode(await old.call("tools.manifest", { token }))).toEqual([410, "version_unsupported"]);
    expect(await statusAndCode(await old.call("tools.manifest"))).toEqual([410, "version_unsupported"]);
  });
});

test("a stable operation says nothing of an end", async () => {
  const stable = deployment({ "tools.manifest": manifest });
  const { headers } = await stable.call("tools.manifest", { token: stable.tokenWith([]) });
  expect([headers.get("deprecation"), headers.get("sunset"), headers.get("link")]).toEqual([null, null, null]);
});
