import type { RecordedTool } from "@atlas-messaging/contract";
import { canonical } from "../canonical.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Id, RunRow } from "../rows.ts";

/** The dry run that a commit must match. */
export interface NamedRehearsal {
  readonly id: Id;
  /** Null where the organization has no such run. */
  readonly run: RunRow | null;
}

interface Hashing {
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}

/** Hashes tool and arguments, which binds a dry run to its call. */
export const rehearsalHash = ({ sha256 }: Hashing, name: RecordedTool, given: object): string =>
  sha256(canonical([name, given]));

/** Refuses a commit that differs from the dry run it names; null if it matches or names none. */
export const departsFrom = (
  rehearsal: NamedRehearsal | null,
  facts: Hashing,
  name: RecordedTool,
  given: object,
): Refused<"not_found" | "conflict"> | null => {
  if (rehearsal === null) return null;
  const { id, run } = rehearsal;
  if (run?.status !== "shadow") return refuse("not_found", `Your organization has no shadow run ${id}.`);
  if (run.arguments_hash === rehearsalHash(facts, name, given)) return null;
  return refuse("conflict", `The shadow run ${id} is of another call; dry-run this one, or name no shadow run.`);
};
