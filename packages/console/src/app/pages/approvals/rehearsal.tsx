import type { DataOf } from "@atlas-messaging/contract";
import { consoleRehearseApprovalOptions } from "@atlas-messaging/query";
import { useQuery } from "@tanstack/react-query";
import { client } from "../../data/client.ts";
import { type Look, State } from "../../ui/state.tsx";
import type { Approval } from "./approval.ts";
import { useNames } from "./names.ts";
import { intentWords, shownArguments } from "./words.ts";

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
  // Its place is kept, so that the buttons below do not move.
  if (!data) return <section className="rehearsal" aria-busy="true" />;
  const { outcome, effect, error } = data.rehearsal;
  const { look, words } = looks[outcome];
  return (
    <section className="rehearsal" aria-label="Rehearsal">
      <State look={look}>{words}</State>
      {outcome === "failed" && <p>{error?.message} Approving would use it up; nothing else would happen.</p>}
      {outcome === "refused" && <p>{error?.message} It waits here until then.</p>}
      {outcome === "completed" && effect === null && <p>The customer gets the text above, once.</p>}
      {outcome === "completed" && effect !== null && <Effect approval={approval} effect={effect} />}
    </section>
  );
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
