import type { ReactNode } from "react";
import { useKeys } from "../keys/keys.ts";
import { Skeleton } from "./empty.tsx";
import type { Items } from "./items.ts";
import { List } from "./list.tsx";
import { Problem } from "./problem.tsx";

interface ItemsListProps<Item> {
  readonly label: string;
  /** An item by its name, as in "Next delivery". */
  readonly one: string;
  readonly listed: Items<Item>;
  readonly idOf: (item: Item) => string;
  readonly chosen: string | null;
  /** Opens an item; null closes it. */
  readonly onChoose: (id: string | null) => void;
  readonly row: (item: Item, isOpen: boolean) => ReactNode;
  readonly empty: ReactNode;
  /** False leaves the keys to another list. */
  readonly hasKeys?: boolean;
}

const rowHeight = 56;

/** A list with what stands in its place while there is none. `j` and `k` move in it, Escape closes what is open. */
export const ItemsList = <Item,>(props: ItemsListProps<Item>) => {
  const { label, one, listed, idOf, chosen, onChoose, row, empty, hasKeys = true } = props;
  const { items, error, hasMore, more } = listed;
  const move = (step: number): void => {
    if (items === null) return;
    const at = items.findIndex((item) => idOf(item) === chosen);
    const next = items[at < 0 ? 0 : Math.min(items.length - 1, Math.max(0, at + step))];
    if (next !== undefined) onChoose(idOf(next));
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
          idOf={idOf}
          rowHeight={rowHeight}
          chosen={chosen}
          row={(item) => row(item, idOf(item) === chosen)}
          more={hasMore}
          onMore={more}
        />
      )}
    </>
  );
};
