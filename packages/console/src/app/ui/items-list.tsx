import { type ReactNode, useEffect, useRef } from "react";
import { useKeys } from "../keys/keys.ts";
import { Button } from "./button.tsx";
import { Skeleton } from "./empty.tsx";
import type { Items } from "./items.ts";
import { List, type Listable, type ListProps } from "./list.tsx";
import { Problem } from "./problem.tsx";

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
