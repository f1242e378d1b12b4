import type { ToolName } from "@atlas-messaging/contract";
import { canonical } from "../canonical.ts";
import { type Refused, refuse } from "../outcome.ts";
import type { Id, RunRow } from "../rows.ts";

/** Which rehearsal a commit is held to. */
export interface NamedRehearsal {
  readonly id: Id;
  /** Null where the organization has no such run. */
  readonly run: RunRow | null;
}

interface Hashing {
  /** Hex SHA-256 of a text. */
  readonly sha256: (text: string) => string;
}

/** What binds a rehearsal to its call: the hash over tool and arguments. */
export const rehearsalHash = ({ sha256 }: Hashing, name: ToolName, given: object): string =>
  sha256(canonical([name, given]));

/** Why a commit may not follow the rehearsal that it names; null when it may, or names none. */
export const departsFrom = (
  rehearsal: NamedRehearsal | null,
  facts: Hashing,
  name: ToolName,
  given: object,
): Refused<"not_found" | "conflict"> | null => {
  if (rehearsal === null) return null;
  const { id, run } = rehearsal;
  if (run?.status !== "shadow") return refuse("not_found", `Your organization has no shadow run ${id}.`);
  if (run.arguments_hash === rehearsalHash(facts, name, given)) return null;
  return refuse("conflict", `The shadow run ${id} rehearsed another call; rehearse this one, or name no shadow run.`);
};
