import { consoleApprovalsListInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { useState } from "react";
import { client } from "../../data/client.ts";
import { Empty } from "../../ui/loaded.tsx";
import { ItemsList, useItems } from "../../ui/items.tsx";
import type { RowProps } from "../../ui/list.tsx";
import { Time } from "../../ui/time.tsx";
import { type Approval, intentWords } from "./words.ts";
import { Card } from "./card.tsx";
import { useNames } from "./names.ts";

const api = getRouteApi("/signed-in/approvals");

const states = [
  ["pending", "Waiting"],
  ["approved", "Approved"],
  ["rejected", "Rejected"],
  ["expired", "Expired"],
] as const;

const approvalsOf = (page: { readonly approvals: readonly Approval[] }): readonly Approval[] => page.approvals;

/**
 * The card that is asked for, or else the first of the list. It stays when another arrives above it or its own is decided:
 * a second press must not decide what nobody has read.
 */
const useShown = (state: string, asked: string | undefined, first: string | undefined): string | undefined => {
  const [kept, keep] = useState<{ readonly state: string; readonly id: string } | null>(null);
  const id = asked ?? (kept?.state === state ? kept.id : first);
  if (id !== undefined && (kept?.id !== id || kept.state !== state)) keep({ state, id });
  return id;
};

const Approvals = () => {
  const { state = "pending", approval } = api.useSearch();
  const navigate = api.useNavigate();
  const query = useInfiniteQuery({
    ...consoleApprovalsListInfiniteOptions(client, { state, limit: 50 }),
    placeholderData: keepPreviousData,
  });
  const listed = useItems(query, approvalsOf);
  // While a list is on its way, the list before it is still shown.
  const open = useShown(query.isPlaceholderData ? `before ${state}` : state, approval, listed.items?.[0]?.id);
  const next = state === "pending" ? listed.items?.find(({ id }) => id !== open)?.id : undefined;
  return (
    <div className="approvals" data-open={approval !== undefined}>
      <section className="conversations" aria-label="Approvals">
        <h1 className="unseen">Approvals</h1>
        <nav className="views" aria-label="States">
          {states.map(([name, words]) => (
            <Link
              key={name}
              from="/approvals"
              to="/approvals"
              search={name === "pending" ? {} : { state: name }}
              data-current={name === state}
            >
              {words}
            </Link>
          ))}
        </nav>
        <ItemsList
          label="Approvals"
          one="approval"
          listed={listed}
          chosen={open ?? null}
          onChoose={(id) =>
            void navigate({
              search: ({ approval: _before, ...rest }) => (id === null ? rest : { ...rest, approval: id }),
              replace: approval !== undefined,
            })
          }
          Row={Row}
          empty={
            <Empty icon={BadgeCheck} title={state === "pending" ? "Nothing waits for you" : "Nothing here"}>
              {state === "pending" && <p>A risky action of an agent or an integration stands here until you decide.</p>}
            </Empty>
          }
        />
      </section>
      {open !== undefined && (
        <Card
          key={open}
          id={open}
          onNext={
            next === undefined
              ? null
              : () => void navigate({ search: (before) => ({ ...before, approval: next }), replace: true })
          }
        />
      )}
    </div>
  );
};

const Row = ({ item, isOpen }: RowProps<Approval>) => {
  const names = useNames(item.arguments);
  return (
    <Link
      from="/approvals"
      to="/approvals"
      search={(before) => ({ ...before, approval: item.id })}
      className="approval-row"
      data-current={isOpen}
    >
      <span className="name">{intentWords(item, names)}</span>
      <span className="when">
        <Time at={item.decided_at ?? item.created_at} short />
      </span>
      {item.approval_state === "pending" && (
        <span className="about">
          Expires <Time at={item.expires_at} />
        </span>
      )}
    </Link>
  );
};

export const route = createLazyRoute("/signed-in/approvals")({ component: Approvals });
