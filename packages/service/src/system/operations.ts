import { keysOf, operations } from "@atlas-messaging/contract";
import { versionOf } from "@atlas-messaging/server-stubs";
import { direct } from "../pipeline/handler.ts";
import { isAvailable } from "../pipeline/authorize.ts";
import { Problem } from "../pipeline/problem.ts";

const health = direct("system.health", async (_call, { shell }) => {
  await shell.store.ping();
  const refused = shell.whyNoWrites?.() ?? null;
  if (refused !== null) throw new Problem("unavailable", refused);
  return { status: 200, body: { ok: true, data: { status: "ok" } } };
});

/** Answers without the database: a restart of this process would not change that. */
const live = direct("system.live", async () => ({ status: 200, body: { ok: true, data: { status: "live" } } }));

const ready = direct("system.ready", async (_call, { shell }) => {
  const reason = shell.whyNotReady();
  if (reason !== null) throw new Problem("unavailable", reason);
  await shell.store.ping();
  return { status: 200, body: { ok: true, data: { status: "ready" } } };
});

/** Deployment evidence, which clients check before they rely on a preview operation (What the service does, 8). */
const version = direct("system.version", async (_call, { shell }) => {
  const { environment, build } = shell.settings;
  const served = keysOf(operations).filter((id) => shell.isServed(id) && isAvailable(id, shell.settings));
  return { status: 200, body: versionOf(served, { build, environment }) };
});

export const system = {
  "system.health": health,
  "system.live": live,
  "system.ready": ready,
  "system.version": version,
};
