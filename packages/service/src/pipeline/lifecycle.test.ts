import { operations } from "@atlas-messaging/contract";
import type { Change } from "../core/changes.ts";
import { describe, expect, test } from "vitest";
import { deployment, organizationId, statusAndCode } from "../../test-support/deployment.ts";
import { startOfTime } from "../../test-support/fake-shell.ts";
import { direct } from "./handler.ts";
import type { Shell } from "./services.ts";

const manifest = direct("tools.manifest", async () => ({ status: 200, body: { ok: true, data: { tools: [] } } }));
const sunset = new Date(startOfTime + 90 * 86_400_000).toISOString();
const deprecated = {
  stage: "deprecated",
  deprecation: "2026-01-01T00:00:00Z",
  sunset,
  migrateTo: "/v2/tools",
} as const;

type Commit = Shell["store"]["commit"];

const served = (commit: Commit = () => "committed", sendsMail = false) =>
  deployment(
    { "tools.manifest": manifest },
    { store: { commit }, sendsMail },
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
    const commits: (readonly Change[])[] = [];
    const old = served((_, changes) => {
      commits.push(changes);
      return "committed";
    });
    for (const token of [old.tokenWith([]), old.tokenWith([])]) await old.call("tools.manifest", { token });
    const row = { organization_id: organizationId, operation_id: "tools.manifest", sunset_at: sunset };
    expect(commits).toMatchObject([[{ kind: "insert", table: "deprecation_notices", row }]]);
    await old.call("tools.manifest", { token: old.tokenWith([], { organization_id: "another" }) });
    expect(commits).toHaveLength(2);
  });

  test("is mailed with its notice where the deployment sends mail, and known where another request was first", async () => {
    const commits: (readonly Change[])[] = [];
    const old = served((_, changes) => {
      commits.push(changes);
      return { conflict: "deprecation_notices_operation_key" };
    }, true);
    const token = old.tokenWith([]);
    for (const { status } of [await old.call("tools.manifest", { token }), await old.call("tools.manifest", { token })])
      expect(status).toBe(200);
    expect(commits).toHaveLength(1);
    const [notice, mail] = commits[0] ?? [];
    const id = notice?.kind === "insert" && notice.table === "deprecation_notices" ? notice.row.id : "";
    const detail = { kind: "deprecation", token: null, page: `${old.shell.hosts.site}/developers/changelog` };
    expect(mail).toMatchObject({ table: "outbox", row: { kind: "send_mail", subject_id: id, detail } });
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
