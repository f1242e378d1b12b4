import { ConflictError } from "@atlas-messaging/sdk";
import {
  consoleApprovalsApproveMutation,
  consoleApprovalsRehearseOptions,
  consoleApprovalsRehearseChangedMutation,
  consoleApprovalsRejectMutation,
  queryKeyOf,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { client } from "../../data/client.ts";
import { queries } from "../../data/queries.ts";
import { announce } from "../../ui/announce.tsx";
import { Button } from "../../ui/button.tsx";
import { Problem, problemWords, refusalWords } from "../../ui/problem.tsx";
import { type Approval, bodyOf, changedFrom, intentWords, sentence, shownArguments, writtenOf } from "./words.ts";
import { useNames } from "./names.ts";
import type { DataOf, Known } from "@atlas-messaging/contract";
import { type Look, State } from "../../ui/state.tsx";
import { lookUp } from "../../data/look-up.ts";

const readApprovals = async (): Promise<void> => {
  await Promise.all(
    (["console.approvals.list", "console.approvals.get"] as const).map((id) =>
      queries.invalidateQueries({ queryKey: queryKeyOf(client, id) }),
    ),
  );
};

/** Others may decide at the same moment: then the card shows what they decided, and no longer a refusal. */
const settled = (done: string) => ({
  onSuccess: () => announce(done),
  onError: (error: Error) => error instanceof ConflictError && announce(problemWords(error), { bad: true }),
  onSettled: readApprovals,
});

export const Arguments = ({ given }: { readonly given: Approval["arguments"] }) => {
  const names = useNames(given);
  return (
    <dl className="arguments">
      {shownArguments(given, names).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

export const Deciding = ({ approval }: { readonly approval: Approval }) => {
  const [mode, setMode] = useState<"decide" | "edit" | "reject">("decide");
  const approve = useMutation({ ...consoleApprovalsApproveMutation(client), ...settled("Approved. It runs once.") });
  const reject = useMutation({ ...consoleApprovalsRejectMutation(client), ...settled("Rejected. Nothing happens.") });
  const given = { approvalId: approval.id };
  const error = approve.error ?? reject.error;
  return (
    <>
      {mode === "edit" ? (
        <EditForm
          approval={approval}
          isBusy={approve.isPending}
          onCancel={() => setMode("decide")}
          onApprove={(changed) => approve.mutate({ ...given, body: bodyOf(approval, changed) })}
        />
      ) : (
        <>
          <Arguments given={approval.arguments} />
          <Rehearsal approval={approval} />
        </>
      )}
      {error && <Problem error={error} />}
      {mode === "decide" && (
        <div className="actions">
          <Button keys="a" look="primary" icon={Check} busy={approve.isPending} onClick={() => approve.mutate(given)}>
            Approve
          </Button>
          <Button keys="d" icon={Pencil} onClick={() => setMode("edit")}>
            Edit and approve
          </Button>
          <Button keys="x" look="danger" icon={X} onClick={() => setMode("reject")}>
            Reject
          </Button>
        </div>
      )}
      {mode === "reject" && (
        <RejectForm
          isBusy={reject.isPending}
          onCancel={() => setMode("decide")}
          onReject={(reason) => reject.mutate({ ...given, body: reason === "" ? {} : { reason } })}
        />
      )}
    </>
  );
};

interface EditProps {
  readonly approval: Approval;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onApprove: (changed: Approval["arguments"]) => void;
}

/** Edits the arguments, and rehearses them as they are written. */
const EditForm = ({ approval, isBusy, onCancel, onApprove }: EditProps) => {
  const given = approval.arguments;
  const [written, setWritten] = useState<{ readonly [name: string]: string }>({});
  const read = changedFrom(given, written);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if ("changed" in read) onApprove(read.changed);
  };
  return (
    <form onSubmit={submit}>
      {Object.entries(given).map(([name, value], index) => (
        <div className="field" key={name}>
          <label htmlFor={`argument-${name}`}>{sentence(name)}</label>
          <textarea
            id={`argument-${name}`}
            name={name}
            rows={1}
            autoFocus={index === 0}
            value={written[name] ?? writtenOf(value)}
            onChange={({ target }) => setWritten({ ...written, [name]: target.value })}
          />
        </div>
      ))}
      {"wrong" in read && (
        <p className="problem" role="alert">
          {sentence(read.wrong)} must be JSON, such as {JSON.stringify(given[read.wrong])}.
        </p>
      )}
      <ChangedRehearsal approval={approval} changed={"changed" in read ? read.changed : null} />
      <div className="actions">
        <Button look="primary" icon={Check} submits busy={isBusy} disabled={"wrong" in read}>
          Approve with these
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};

interface RejectProps {
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  readonly onReject: (reason: string) => void;
}

const RejectForm = ({ isBusy, onCancel, onReject }: RejectProps) => {
  const [reason, setReason] = useState("");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onReject(reason.trim());
      }}
    >
      <div className="field">
        <label htmlFor="reason">Reason</label>
        <textarea
          id="reason"
          rows={2}
          maxLength={1000}
          autoFocus
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <small>The audit log keeps it.</small>
      </div>
      <div className="actions">
        <Button look="danger" icon={X} submits busy={isBusy}>
          Reject
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
};

type Rehearsed = DataOf<"console.approvals.rehearse">["rehearsal"];

/** A voucher may go and a window may close while the card is open. */
const refetchInterval = 30_000;

const looks: { readonly [Outcome in Known<Rehearsed["outcome"]>]: { readonly look: Look; readonly words: string } } = {
  completed: { look: "good", words: "Rehearsed: it works now" },
  failed: { look: "bad", words: "Rehearsed: it would fail" },
  refused: { look: "warn", words: "Rehearsed: it cannot be approved now" },
};

/** Says what approving would do now. The service decides it as for the approval, and changes nothing. */
const Rehearsal = ({ approval }: { readonly approval: Approval }) => {
  const { data } = useQuery({ ...consoleApprovalsRehearseOptions(client, approval.id), refetchInterval });
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
const ChangedRehearsal = ({ approval, changed }: ChangedProps) => {
  const { mutate, data, error } = useMutation(consoleApprovalsRehearseChangedMutation(client));
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
  const { look, words } = lookUp(looks, outcome, { look: "wait", words: outcome });
  return (
    <section className="rehearsal" aria-label="Rehearsal" role="status">
      <State look={look}>{words}</State>
      {outcome === "failed" && <p>{whyOf(error)} Approving would use it up; nothing else would happen.</p>}
      {outcome === "refused" && (
        <p>
          {whyOf(error)}{" "}
          {error?.code === "validation_failed" ? "Correct it, then approve." : "It waits here until then."}
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
