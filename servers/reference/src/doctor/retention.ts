/** Looks for rows that housekeeping should have removed: a deployment that grows for ever fills its disk. */
import { hour, instantOf, later } from "@atlas-messaging/service/core/time";
import type { Database } from "@atlas-messaging/postgres/database";
import { loadOverdue } from "../housekeeping/retention.ts";
import type { Settings } from "../settings.ts";
import { type Finding, ok, warning } from "./finding.ts";

/** Housekeeping comes each minute, and a backlog of an hour's work is none yet. */
const patience = hour;

const maxCounted = 100_000;

export const retentionFinding = async (database: Database, { retention }: Settings): Promise<Finding> => {
  const by = later(instantOf({ now: () => Date.now() }), -patience);
  const overdue = await loadOverdue(database, retention, { by, max: maxCounted });
  if (overdue.length === 0) return ok("retention", "No row is kept longer than it should be.");
  const told = overdue.map(({ kind, rows }) => `${rows === maxCounted ? `${rows} or more` : rows} ${kind}`);
  return warning("retention", `${told.join(", ")} should be gone for an hour or more: run a worker, or one more.`);
};
