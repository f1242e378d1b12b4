import type { DataOf } from "@atlas-messaging/contract";
import { consoleRehearseApprovalOptions, consoleRehearseChangedApprovalMutation } from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { client } from "../../data/client.ts";
import { Problem, refusalWords } from "../../ui/problem.tsx";
import { type Look, State } from "../../ui/state.tsx";
import type { Approval } from "./approval.ts";
import { bodyOf } from "./changes.ts";
import { useNames } from "./names.ts";
import { intentWords, sentence, shownArguments } from "./words.ts";

type Rehearsed = DataOf<"console.rehearseApproval">["rehearsal"];

/** A voucher may go and a window may close while the card is open. */
const refetchInterval = 30_000;

const looks: { readonly [Outcome in Rehearsed["outcome"]]: { readonly look: Look; readonly words: string } } = {
  completed: { look: "good", words: "Rehearsed: it works now" },
  failed: { look: "bad", words: "Rehearsed: it would fail" },
  refused: { look: "warn", words: "Rehearsed: it cannot be approved now" },
};

/** Says what approving would do now. The service decides it as for the approval, and changes nothing. */
export const Rehearsal = ({ approval }: { readonly approval: Approval }) => {
  const { data } = useQuery({ ...consoleRehearseApprovalOptions(client, approval.id), refetchInterval });
  return <Outcome approval={approval} rehearsal={data?.rehearsal ?? null} failure={null} />;
};

interface ChangedProps {
  readonly approval: Approval;
  /** Content of the form; null while a value cannot be read. */
  readonly changed: Approval["arguments"] | null;
}

/** Somebody who types is let finish the word. */
const pauseMilliseconds = 400;

/** Says the same of changed arguments, a moment after each change. */
export const ChangedRehearsal = ({ approval, changed }: ChangedProps) => {
  const { mutate, data, error } = useMutation(consoleRehearseChangedApprovalMutation(client));
  const body = changed && JSON.stringify(bodyOf(approval, changed));
  useEffect(() => {
    const rehearse = () => body !== null && mutate({ approvalId: approval.id, body: JSON.parse(body) });
    const timer = setTimeout(rehearse, pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [mutate, approval.id, body]);
  const shown = { ...approval, arguments: changed ?? approval.arguments };
  return <Outcome approval={shown} rehearsal={data?.rehearsal ?? null} failure={error} />;
};

interface OutcomeProps {
  readonly approval: Approval;
  readonly rehearsal: Rehearsed | null;
  /** The service refused the body itself, as for a text that is too long. */
  readonly failure: Error | null;
}

const Outcome = ({ approval, rehearsal, failure }: OutcomeProps) => {
  if (failure) return <Problem error={failure} />;
  // Its place is kept, so that the buttons below do not move.
  if (!rehearsal) return <section className="rehearsal" aria-busy="true" />;
  const { outcome, effect, error } = rehearsal;
  const { look, words } = looks[outcome];
  return (
    <section className="rehearsal" aria-label="Rehearsal" role="status">
      <State look={look}>{words}</State>
      {outcome === "failed" && <p>{whyOf(error)} Approving would use it up; nothing else would happen.</p>}
      {outcome === "refused" && (
        <p>
          {whyOf(error)}{" "}
          {error?.code === "validation_failed" ? "Mend it, and then approve." : "It waits here until then."}
        </p>
      )}
      {outcome === "completed" && effect === null && <p>The customer gets the text above, once.</p>}
      {outcome === "completed" && effect !== null && <Effect approval={approval} effect={effect} />}
    </section>
  );
};

/** A refusal of one argument names it as a member of the request: `arguments.customer_id must be a UUID`. */
const whyOf = (error: Rehearsed["error"]): string => {
  const [first = "", ...rest] = (error === null ? "" : refusalWords(error)).replace(/^arguments\./, "").split(" ");
  return [sentence(first), ...rest].join(" ").replace(/(?<![.!?])$/, ".");
};

interface EffectProps {
  readonly approval: Approval;
  readonly effect: NonNullable<Rehearsed["effect"]>;
}

const instant = /^\d{4}-\d{2}-\d{2}T/;

/** The effect in a sentence, and what neither the sentence nor the call says. */
const Effect = ({ approval, effect }: EffectProps) => {
  const names = useNames(effect);
  const said = new Set(names.values());
  const added = Object.fromEntries(
    Object.entries(effect).filter(
      ([name, value]) => !(name in approval.arguments) && !said.has(String(value)) && !instant.test(String(value)),
    ),
  );
  return (
    <>
      <p>{intentWords({ ...approval, arguments: effect }, names)}. Nothing else changes.</p>
      {shownArguments(added, names).map(([name, value]) => (
        <p key={name} className="quiet">
          {name}: {value}
        </p>
      ))}
    </>
  );
};
