/** An approval that is given with other arguments, or another text, than those that were recorded. */
import type { Detail } from "@atlas-messaging/contract";
import { canonical } from "../../canonical.ts";
import { type Change, insert } from "../../changes.ts";
import { actingIn } from "../../conversations/author.ts";
import { type Refused, refuseMember, refuseMembers } from "../../outcome.ts";
import { asJson } from "../../primitives.ts";
import { emit, presentRun } from "../../records.ts";
import type { Json, RunRow } from "../../rows.ts";
import type { Decidable, DecisionFacts } from "./decide.ts";
import { approvalText } from "./request.ts";

/** Members of a request that change what is executed. */
export interface Revision {
  readonly arguments?: { readonly [name: string]: unknown };
  readonly text?: string;
}

export interface RevisionFacts extends DecisionFacts {
  /** Returns what is wrong with the arguments of a tool, by its schema. */
  readonly checkArguments: (tool: string, given: unknown) => readonly Detail[];
}

/** An approval with what shall be executed, and the changes that record another version. */
export interface Revised extends Decidable {
  readonly kind: "revised";
  readonly changes: readonly Change[];
}

/** Takes over the arguments or the text of the request. They are executed in place of the recorded ones. */
export const revise = (
  facts: RevisionFacts,
  open: Decidable,
  given: Revision,
): Revised | Refused<"validation_failed"> => {
  const { approval } = open;
  const refused = refusalOf(facts, open, given);
  if (refused) return refused;
  const wanted = wantedBy(given);
  if (wanted === null || canonical(wanted) === canonical(approval.arguments))
    return { kind: "revised", ...open, changes: [] };
  return withVersion(facts, open, wanted);
};

const wantedBy = ({ arguments: given, text }: Revision): Json | null => {
  if (given !== undefined) return asJson(given);
  return text === undefined ? null : { text };
};

const refusalOf = (
  facts: RevisionFacts,
  { approval: { tool_name } }: Decidable,
  { arguments: given, text }: Revision,
): Refused<"validation_failed"> | null => {
  if (tool_name === null)
    return given === undefined ? null : refuseMember("arguments", "must be left out: a draft has a text");
  if (text !== undefined) return refuseMember("text", "must be left out: a call of a tool has arguments");
  const wrong = given === undefined ? [] : facts.checkArguments(tool_name, given);
  if (wrong.length === 0) return null;
  return refuseMembers(wrong.map(({ path, message }) => ({ path: withinArguments(path), message })));
};

const withinArguments = (path: string): string => (path === "arguments" ? path : `arguments.${path}`);

/** Appends an iteration with the hash of the new version. The recorded version stays as it was. */
const withVersion = (facts: DecisionFacts, { approval, run }: Decidable, wanted: Json): Revised => {
  const { tool_name, action_type, conversation_id } = approval;
  const text = approvalText({ tool: tool_name ?? action_type, arguments: wanted, conversationId: conversation_id });
  const hash = facts.sha256(text);
  const revised: RunRow = {
    ...run,
    iteration: run.iteration + 1,
    arguments_hash: hash,
    actor: actingIn(facts),
    correlation_id: facts.correlationId,
    created_at: facts.now,
  };
  return {
    kind: "revised",
    approval: { ...approval, approved_arguments: wanted, approved_hash: hash },
    run: revised,
    changes: [
      insert("runs", revised),
      ...emit(facts, ["atlas.run.updated"], revised.conversation_id, { run: presentRun(revised) }),
    ],
  };
};
