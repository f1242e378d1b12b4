import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";

interface ListProps<Item> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly idOf: (item: Item) => string;
  readonly rowHeight: number;
  readonly chosen: string | null;
  readonly row: (item: Item) => ReactNode;
  /** Another page follows. */
  readonly more: boolean;
  /** Fetches it; called before its end is reached. */
  readonly onMore: () => void;
}

/** Rows from the end at which the next page is fetched. */
const ahead = 20;

/** A long list of rows of one height. Only the visible ones are drawn. */
export const List = <Item,>({ label, items, idOf, rowHeight, chosen, row, more, onMore }: ListProps<Item>) => {
  const place = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : idOf(item);
    },
  });
  const rows = virtual.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && lastShown >= items.length - ahead) onMore();
  }, [more, lastShown, items.length, onMore]);
  const chosenIndex = chosen === null ? -1 : items.findIndex((item) => idOf(item) === chosen);
  useEffect(() => {
    if (chosenIndex >= 0) virtual.scrollToIndex(chosenIndex, { align: "auto" });
  }, [chosenIndex, virtual]);
  return (
    <div className="list" ref={place} tabIndex={-1}>
      <ul aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li key={key} style={{ height: rowHeight, transform: `translateY(${start}px)` }}>
                {row(item)}
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};
