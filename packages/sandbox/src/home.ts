import { type Change, insert } from "@atlas-messaging/domain";
import { provision } from "@atlas-messaging/pipeline";
import type { Credentials } from "./api.ts";
import type { MemoryShell } from "./shell.ts";

const never = "9998-12-31T23:59:59.999Z";

/** Creates the first organization of a sandbox. Unlike others it never expires. */
export const provisionHome = (shell: MemoryShell): Credentials => {
  const { organizationId, body, changes } = provision(shell, shell.newId());
  shell.commit(organizationId, changes.map(lasting));
  return { ...body.data, expires_at: never };
};

const lasting = (change: Change): Change => {
  if (change.kind !== "insert") return change;
  if (change.table === "organizations") return insert("organizations", { ...change.row, expires_at: never });
  if (change.table === "credentials") return insert("credentials", { ...change.row, expires_at: never });
  if (change.table === "operator_sessions") {
    return insert("operator_sessions", { ...change.row, expires_at: never });
  }
  return change;
};
