import { addressOf, calledOf } from "../../ui/called.ts";
import {
  consoleApprovalsGetOptions,
  consoleConversationsGetOptions,
  consoleCustomersGetOptions,
  consoleRunsGetOptions,
  consoleConversationsMessagesOptions,
  consoleConversationsSearchOptions,
} from "@atlas-messaging/query";
import { skipToken, useQuery } from "@tanstack/react-query";
import { Link, getRouteApi } from "@tanstack/react-router";
import { ArrowRight } from "lucide-react";
import { client } from "../../data/client.ts";
import { useSession } from "../../data/session.ts";
import { Back, Button } from "../../ui/button.tsx";
import { useMemberNames } from "../../ui/member-names.ts";
import { Loaded } from "../../ui/loaded.tsx";
import { Clock, Time } from "../../ui/time.tsx";
import { type Approval, intentWords } from "./words.ts";
import { useNames } from "./names.ts";
import { Arguments, Deciding } from "./deciding.tsx";
import type { DataOf, Known } from "@atlas-messaging/contract";
import { lookUp } from "../../data/look-up.ts";

const api = getRouteApi("/signed-in/approvals");

interface CardProps {
  readonly id: string;
  /** Opens another one that waits; null where there is none. */
  readonly onNext: (() => void) | null;
}

export const Card = ({ id, onNext }: CardProps) => {
  const navigate = api.useNavigate();
  const query = useQuery(consoleApprovalsGetOptions(client, id));
  return (
    <section className="card-pane" aria-label="Approval">
      <Back to="Approvals" onClick={() => void navigate({ search: ({ approval: _open, ...rest }) => rest })} />
      <Loaded query={query} one="approval">
        {(data) => <Decision approval={data.approval} onNext={onNext} />}
      </Loaded>
    </section>
  );
};

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
  const { data } = useQuery({ ...consoleRunsGetOptions(client, run), enabled: may("atlas_api.runs.read") });
  const actor = data?.history[0]?.actor;
  return actor ? ` by ${actor.name ?? (actor.type === "api" ? "a program" : "a colleague")}` : null;
};

const outcomes: { readonly [state in Exclude<Known<Approval["approval_state"]>, "pending">]: string } = {
  approved: "Approved",
  rejected: "Rejected",
  expired: "Nobody decided in time, so nothing happened",
};

const runs: { readonly [status in Known<Approval["run_status"]>]: string } = {
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
        {lookUp(outcomes, approval_state, approval_state)}
        {decided_by !== null &&
          ` by ${decided_by === member.id ? "you" : (names.get(decided_by) ?? "a former member")}`}
        {decided_at !== null && (
          <>
            {" "}
            <Time at={decided_at} />
          </>
        )}
        . {lookUp(runs, run_status, "")}
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

/** The customer, and what was said last. A call that names only a customer has their newest conversation. */
const Why = ({ approval }: { readonly approval: Approval }) => {
  const { may } = useSession();
  const reads = may("atlas_api.conversations.read");
  const found = useConversationOf(approval, reads && approval.conversation_id === null);
  const id = approval.conversation_id ?? found;
  const conversations = consoleConversationsGetOptions(client, id ?? "-");
  const said = consoleConversationsMessagesOptions(client, id ?? "-", { limit: 6 });
  const asks = reads && id !== null;
  const { data } = useQuery({ ...conversations, queryFn: asks ? (conversations.queryFn ?? skipToken) : skipToken });
  const messages = useQuery({ ...said, queryFn: asks ? (said.queryFn ?? skipToken) : skipToken });
  if (!data || id === null) return null;
  const { customer } = data.conversation;
  return (
    <section className="why">
      <h3>
        Said before ·{" "}
        <Link to="/inbox" search={{ view: "all", conversation: id }}>
          {calledOf(customer)}
        </Link>
      </h3>
      <MessageWords messages={messages.data?.messages ?? []} />
    </section>
  );
};

const useConversationOf = ({ arguments: given }: Approval, enabled: boolean): string | null => {
  const { may } = useSession();
  const named = typeof given["customer_id"] === "string" ? given["customer_id"] : null;
  const customers = useQuery({
    ...consoleCustomersGetOptions(client, named ?? "-"),
    enabled: enabled && named !== null && may("atlas_api.customers.read"),
  });
  const shown = customers.data?.customer;
  const number = shown && addressOf(shown);
  const found = useQuery({
    ...consoleConversationsSearchOptions(client, number ?? "-", { limit: 10 }),
    enabled: enabled && number !== undefined,
  });
  return found.data?.conversations.find(({ customer }) => customer.id === named)?.id ?? null;
};

type Message = DataOf<"console.conversations.listMessages">["messages"][number];

/** The last messages in short, oldest first. */
const MessageWords = ({ messages }: { readonly messages: readonly Message[] }) => (
  <ol className="said">
    {messages.toReversed().map(({ id, direction, author, text, created_at }) => (
      <li key={id} data-from={direction === "inbound" ? "customer" : "us"}>
        <strong>{direction === "inbound" ? "Customer" : (author?.name ?? "We")}</strong> <Clock at={created_at} />
        <p className="text">{text}</p>
      </li>
    ))}
  </ol>
);
