import { contractVersion, operations, keysOf } from "@atlas-messaging/contract";
import { direct } from "../handler.ts";
import { isAvailable } from "../rooms/authorize.ts";

const health = direct("system.health", async (_call, { shell }) => {
  await shell.store.ping();
  return { status: 200, body: { ok: true, data: { status: "ok" } } };
});

/** Deployment evidence, which clients check before they rely on a preview operation (What the service does, 8). */
const version = direct("system.version", async (_call, { shell }) => {
  const { environment, build } = shell.settings;
  const ids = keysOf(operations); // The table has exactly its own keys.
  const stages = ids.map((id) => ({
    operation_id: id,
    stage: operations[id].stage,
    enabled: shell.isServed(id) && isAvailable(id, shell.settings),
  }));
  const data = { contract_version: contractVersion, build, environment, operations: stages };
  return { status: 200, body: { ok: true, data } };
});

export const system = { "system.health": health, "system.version": version };
