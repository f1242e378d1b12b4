import { type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { useKeys } from "../keys/keys.ts";
import { Back, Button } from "./button.tsx";
import { Empty, Loaded, Missing, Skeleton } from "./loaded.tsx";
import { List, type ListProps, type Listable } from "./list.tsx";
import { Problem } from "./problem.tsx";
import type { InfiniteData } from "@tanstack/react-query";
import type { LucideIcon } from "lucide-react";

interface ItemsListProps<Item extends Listable> extends Pick<ListProps<Item>, "label" | "chosen" | "Row"> {
  /** An item by its name, as in "Next delivery". */
  readonly one: string;
  readonly listed: Items<Item>;
  /** Opens an item; null closes it. */
  readonly onChoose: (id: string | null) => void;
  readonly empty: ReactNode;
  /** False leaves the keys to another list. */
  readonly hasKeys?: boolean;
  readonly rowHeight?: number;
}

/** A list with what stands in its place while there is none. `j` and `k` move in it, Escape closes what is open. */
export const ItemsList = <Item extends Listable>(props: ItemsListProps<Item>) => {
  const { label, one, listed, chosen, onChoose, Row, empty, hasKeys = true, rowHeight = 56 } = props;
  const { items, error, hasMore, more } = listed;
  const at = items?.findIndex(({ id }) => id === chosen) ?? -1;
  // An open one that has left the list, as it was answered, leaves its place to the one after it.
  const left = useRef(-1);
  useEffect(() => {
    if (at >= 0 || chosen === null) left.current = at;
  }, [at, chosen]);
  const move = (step: number): void => {
    const wanted = at >= 0 ? at + step : Math.max(0, left.current + (step > 0 ? 0 : -1));
    const next = items?.[Math.min(items.length - 1, Math.max(0, wanted))];
    if (next !== undefined) onChoose(next.id);
  };
  const keys = [
    { keys: "j", name: `Next ${one}`, run: () => move(1) },
    { keys: "k", name: `Previous ${one}`, run: () => move(-1) },
    { keys: "Escape", name: `Close the ${one}`, run: () => onChoose(null) },
  ];
  useKeys(hasKeys ? keys : []);
  return (
    <>
      {error && (
        <div className="failed">
          <Problem error={error} />
          <Button onClick={listed.again}>Try again</Button>
        </div>
      )}
      {items === null && !error && <Skeleton />}
      {items?.length === 0 && empty}
      {items !== null && items.length > 0 && (
        <List
          label={label}
          items={items}
          rowHeight={rowHeight}
          chosen={chosen}
          Row={Row}
          more={hasMore}
          onMore={more}
        />
      )}
    </>
  );
};

/** An infinite query, as far as a list needs it. */
interface Listed<Page> {
  readonly data: InfiniteData<Page> | undefined;
  readonly error: Error | null;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
  readonly refetch: () => unknown;
}

/** Items of all pages that have come. */
export interface Items<Item> {
  /** Null until the first page has come. */
  readonly items: readonly Item[] | null;
  readonly error: Error | null;
  readonly hasMore: boolean;
  readonly more: () => void;
  /** Asks again after an error. */
  readonly again: () => void;
}

/** Joins the pages of a list. `itemsOf` must stay the same function. */
export const useItems = <Page, Item>(
  { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch }: Listed<Page>,
  itemsOf: (page: Page) => readonly Item[],
): Items<Item> => {
  const items = useMemo(() => data?.pages.flatMap(itemsOf) ?? null, [data, itemsOf]);
  const more = useCallback(() => {
    if (!isFetchingNextPage) void fetchNextPage();
  }, [fetchNextPage, isFetchingNextPage]);
  return { items, error, hasMore: hasNextPage, more, again: () => void refetch() };
};

/** Finds the open item of a list. Pages are read until it is there. */
export const useOpen = <Item extends Listable>(
  { items, hasMore, more }: Items<Item>,
  id: string | undefined,
): Item | null => {
  const open = items?.find((each) => each.id === id) ?? null;
  const isMissing = id !== undefined && items !== null && open === null;
  useEffect(() => {
    if (isMissing && hasMore) more();
  }, [isMissing, hasMore, more]);
  return open;
};

interface NoneOpenProps {
  readonly icon: LucideIcon;
  /** Id in the address; nothing if none is chosen. */
  readonly id: string | undefined;
  /** Its name within a sentence, as in "There is no such agent". */
  readonly one: string;
  /** The list that it may yet come with. */
  readonly listed: Items<Listable>;
  /** Name of the list, to which `onClose` leads back. */
  readonly list: string;
  readonly onClose: () => void;
  /** Says what the pane is for, while nothing is chosen. */
  readonly children: ReactNode;
}

/** Pane beside a list of which nothing is open: nothing is chosen, it is loading, or it is not there. */
export const NoneOpen = ({ icon, id, one, listed, list, onClose, children }: NoneOpenProps) => (
  <section className="pane">
    {id === undefined ? (
      <Empty icon={icon} title={`Choose ${/^[aeiou]/.test(one) ? "an" : "a"} ${one}`}>
        {children}
      </Empty>
    ) : (
      <>
        <Back to={list} onClick={onClose} />
        <Loaded
          query={{ data: isLoading(listed) ? undefined : listed, error: listed.error, refetch: listed.again }}
          one={one}
        >
          {() => <Missing one={one} />}
        </Loaded>
      </>
    )}
  </section>
);

/** More of the list may come, and what is looked for with it. */
export const isLoading = ({ items, hasMore, error }: Items<Listable>): boolean =>
  items === null || (hasMore && error === null);
