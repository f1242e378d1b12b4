import type { ReactNode } from "react";
import { useKeys } from "../keys/keys.ts";
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
  const move = (step: number): void => {
    if (items === null) return;
    const at = items.findIndex(({ id }) => id === chosen);
    const next = items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))];
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
      {error && <Problem error={error} />}
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
