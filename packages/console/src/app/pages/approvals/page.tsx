import { consoleListApprovalsInfiniteOptions } from "@atlas-messaging/query";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Link, createLazyRoute, getRouteApi } from "@tanstack/react-router";
import { BadgeCheck } from "lucide-react";
import { useCallback, useMemo } from "react";
import { client } from "../../data/client.ts";
import { useKeys } from "../../keys/keys.ts";
import { Empty, Skeleton } from "../../ui/empty.tsx";
import { List } from "../../ui/list.tsx";
import { Problem } from "../../ui/problem.tsx";
import { Time } from "../../ui/time.tsx";
import type { Approval } from "./approval.ts";
import { Card } from "./card.tsx";
import { intentWords } from "./words.ts";

const api = getRouteApi("/signed-in/approvals");

const states = [
  ["pending", "Waiting"],
  ["approved", "Approved"],
  ["rejected", "Rejected"],
  ["expired", "Expired"],
] as const;

const rowHeight = 56;

const Approvals = () => {
  const { state = "pending", approval } = api.useSearch();
  const navigate = api.useNavigate();
  const listed = useInfiniteQuery({
    ...consoleListApprovalsInfiniteOptions(client, { state, limit: 50 }),
    placeholderData: keepPreviousData,
  });
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = listed;
  const items = useMemo(() => data?.pages.flatMap((page) => page.approvals) ?? [], [data]);
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  const open = approval ?? items[0]?.id;
  const move = (step: number): void => {
    const at = items.findIndex(({ id }) => id === open);
    const next = items[Math.min(items.length - 1, Math.max(0, at + step))];
    if (next) void navigate({ search: (before) => ({ ...before, approval: next.id }), replace: true });
  };
  useKeys([
    { keys: "j", name: "Next approval", run: () => move(1) },
    { keys: "k", name: "Previous approval", run: () => move(-1) },
  ]);
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
        {error && <Problem error={error} />}
        {data === undefined && !error && <Skeleton />}
        {data !== undefined && items.length === 0 && (
          <Empty icon={BadgeCheck} title={state === "pending" ? "Nothing waits for you" : "Nothing here"}>
            {state === "pending" && <p>A risky action of an agent or an integration stands here until you decide.</p>}
          </Empty>
        )}
        {items.length > 0 && (
          <List
            label="Approvals"
            items={items}
            idOf={({ id }) => id}
            rowHeight={rowHeight}
            chosen={open ?? null}
            row={(item) => <Row item={item} isOpen={item.id === open} />}
            more={hasNextPage}
            onMore={more}
          />
        )}
      </section>
      {open !== undefined && <Card key={open} id={open} />}
    </div>
  );
};

const Row = ({ item, isOpen }: { readonly item: Approval; readonly isOpen: boolean }) => (
  <Link
    from="/approvals"
    to="/approvals"
    search={(before) => ({ ...before, approval: item.id })}
    className="approval-row"
    data-current={isOpen}
  >
    <span className="name">{intentWords(item)}</span>
    <span className="when">
      <Time at={item.decided_at ?? item.created_at} short />
    </span>
  </Link>
);

export const route = createLazyRoute("/signed-in/approvals")({ component: Approvals });
