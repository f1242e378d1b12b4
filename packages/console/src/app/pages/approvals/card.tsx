import { ConflictError } from "@atlas-messaging/sdk";
import {
  consoleApproveMutation,
  consoleGetApprovalOptions,
  consoleGetRunOptions,
  consoleRejectMutation,
  queryKeyOf,
} from "@atlas-messaging/query";
import { useMutation, useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { ArrowRight, Check, Pencil, X } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { queries } from "../../data/queries.ts";
import { useSession } from "../../data/session.ts";
import { announce } from "../../ui/announce.tsx";
import { Back } from "../../ui/back.tsx";
import { Button } from "../../ui/button.tsx";
import { useMemberNames } from "../../ui/member-names.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Problem, problemWords } from "../../ui/problem.tsx";
import { Time } from "../../ui/time.tsx";
import type { Approval } from "./approval.ts";
import { bodyOf } from "./changes.ts";
import { EditForm, RejectForm } from "./forms.tsx";
import { useNames } from "./names.ts";
import { Rehearsal } from "./rehearsal.tsx";
import { Why } from "./why.tsx";
import { intentWords, shownArguments } from "./words.ts";

const api = getRouteApi("/signed-in/approvals");

interface CardProps {
  readonly id: string;
  /** Opens another one that waits; null where there is none. */
  readonly onNext: (() => void) | null;
}

export const Card = ({ id, onNext }: CardProps) => {
  const navigate = api.useNavigate();
  const query = useQuery(consoleGetApprovalOptions(client, id));
  return (
    <section className="card-pane" aria-label="Approval">
      <Back to="Approvals" onClick={() => void navigate({ search: ({ approval: _open, ...rest }) => rest })} />
      <Loaded query={query} one="approval">
        {(data) => <Decision approval={data.approval} onNext={onNext} />}
      </Loaded>
    </section>
  );
};

const readAgain = async (): Promise<void> => {
  await Promise.all(
    (["console.listApprovals", "console.getApproval"] as const).map((id) =>
      queries.invalidateQueries({ queryKey: queryKeyOf(client, id) }),
    ),
  );
};

/** Others may decide at the same moment: then the card shows what they decided, and no longer a refusal. */
const settled = (done: string) => ({
  onSuccess: () => announce(done),
  onError: (error: Error) => error instanceof ConflictError && announce(problemWords(error), { bad: true }),
  onSettled: readAgain,
});

interface DecisionProps {
  readonly approval: Approval;
  readonly onNext: CardProps["onNext"];
}

const Decision = ({ approval: asked, onNext }: DecisionProps) => {
  // A decided one shows the arguments that were carried out.
  const approval = { ...asked, arguments: asked.approved_arguments ?? asked.arguments };
  const names = useNames(approval.arguments);
  return (
    <article className="card">
      <h2>{intentWords(approval, names)}</h2>
      <p className="quiet">
        Asked <Time at={approval.created_at} />
        <AskedBy run={approval.run_id} />
        {approval.approval_state === "pending" && (
          <>
            {" · expires "}
            <Time at={approval.expires_at} />, and nothing happens then
          </>
        )}
      </p>
      {approval.approval_state === "pending" ? (
        <Deciding approval={asked} />
      ) : (
        <Decided approval={asked} onNext={onNext} />
      )}
      <Why approval={approval} />
    </article>
  );
};

/** The agent, integration or person that asked. */
const AskedBy = ({ run }: { readonly run: string }) => {
  const { may } = useSession();
  const { data } = useQuery({ ...consoleGetRunOptions(client, run), enabled: may("atlas_api.runs.read") });
  const actor = data?.history[0]?.actor;
  return actor ? ` by ${actor.name ?? (actor.type === "api" ? "a program" : "a colleague")}` : null;
};

const Arguments = ({ given }: { readonly given: Approval["arguments"] }) => {
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

const Deciding = ({ approval }: { readonly approval: Approval }) => {
  const [mode, setMode] = useState<"decide" | "edit" | "reject">("decide");
  const approve = useMutation({ ...consoleApproveMutation(client), ...settled("Approved. It runs once.") });
  const reject = useMutation({ ...consoleRejectMutation(client), ...settled("Rejected. Nothing happens.") });
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

const outcomes: { readonly [state in Exclude<Approval["approval_state"], "pending">]: string } = {
  approved: "Approved",
  rejected: "Rejected",
  expired: "Nobody decided in time, so nothing happened",
};

const runs: { readonly [status in Approval["run_status"]]: string } = {
  completed: "It was carried out.",
  failed: "It was tried, and failed.",
  pending_approval: "It is being carried out.",
  rejected: "Nothing happened.",
};

const Decided = ({ approval, onNext }: DecisionProps) => {
  const { approval_state, decided_at, decided_by, run_status, reason, approved_arguments } = approval;
  const { member } = useSession();
  const names = useMemberNames();
  if (approval_state === "pending") return null;
  return (
    <>
      <p className="decided" data-state={approval_state}>
        {outcomes[approval_state]}
        {decided_by !== null &&
          ` by ${decided_by === member.id ? "you" : (names.get(decided_by) ?? "a former member")}`}
        {decided_at !== null && (
          <>
            {" "}
            <Time at={decided_at} />
          </>
        )}
        . {runs[run_status]}
        {reason !== null && ` Reason: ${reason}`}
      </p>
      {onNext && (
        <div className="actions">
          <Button keys="j" icon={ArrowRight} onClick={onNext}>
            Next approval
          </Button>
        </div>
      )}
      <Arguments given={approved_arguments ?? approval.arguments} />
      {approved_arguments !== null && (
        <details>
          <summary>As it was asked for</summary>
          <Arguments given={approval.arguments} />
        </details>
      )}
    </>
  );
};
