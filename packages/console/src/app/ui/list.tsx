import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "react";

/** An item of a list, by its id. */
export interface Listable {
  readonly id: string;
}

/** A row is drawn again only when one of these changes. */
export interface RowProps<Item> {
  readonly item: Item;
  readonly isOpen: boolean;
}

export interface ListProps<Item extends Listable> {
  readonly label: string;
  readonly items: readonly Item[];
  readonly rowHeight: number;
  readonly chosen: string | null;
  /** Stays the same component: a new one would draw every row anew. */
  readonly Row: (props: RowProps<Item>) => ReactNode;
  /** Another page follows. */
  readonly more: boolean;
  /** Fetches it; called before its end is reached. */
  readonly onMore: () => void;
}

/** Rows from the end at which the next page is fetched. */
const ahead = 20;

/** A long list of rows of one height. Only the visible ones are drawn. */
export const List = <Item extends Listable>(props: ListProps<Item>) => {
  const { label, items, rowHeight, chosen, Row, more, onMore } = props;
  const place = useRef<HTMLDivElement>(null);
  const Shown = useMemo(() => memo(Row), [Row]);
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => place.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    // Another function would make it measure the whole list anew.
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
  });
  const rows = virtual.getVirtualItems();
  const lastShown = rows.at(-1)?.index ?? 0;
  useEffect(() => {
    if (more && lastShown >= items.length - ahead) onMore();
  }, [more, lastShown, items.length, onMore]);
  useStanding(place, items, rowHeight);
  const seen = useRef<string | null>(null);
  useEffect(() => {
    const index = chosen === null ? -1 : items.findIndex(({ id }) => id === chosen);
    // Rows that arrive later do not pull the reader back to the open one.
    if (index >= 0 && seen.current !== chosen) virtual.scrollToIndex(index, { align: "auto" });
    seen.current = index < 0 ? null : chosen;
  }, [chosen, items, virtual]);
  return (
    <div className="list" ref={place} tabIndex={-1}>
      <ul aria-label={label} style={{ height: virtual.getTotalSize() }}>
        {rows.map(({ index, key, start }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <li
                key={key}
                aria-setsize={more ? -1 : items.length}
                aria-posinset={index + 1}
                style={{ height: rowHeight, transform: `translateY(${start}px)` }}
              >
                <Shown item={item} isOpen={item.id === chosen} />
              </li>
            )
          );
        })}
      </ul>
    </div>
  );
};

/** Keeps what somebody reads in its place when rows arrive above it. At the top they come into sight, and so does another list. */
const useStanding = (
  place: { readonly current: HTMLElement | null },
  items: readonly Listable[],
  rowHeight: number,
) => {
  const before = useRef(items);
  useLayoutEffect(() => {
    const list = place.current;
    if (list === null || before.current === items) return;
    const first = Math.floor(list.scrollTop / rowHeight);
    const visible = before.current.slice(first, first + Math.ceil(list.clientHeight / rowHeight));
    if (list.scrollTop > 0) {
      const shift = shiftOf(visible, first, items);
      list.scrollTop = shift === null ? 0 : list.scrollTop + shift * rowHeight;
    }
    before.current = items;
  }, [place, items, rowHeight]);
};

/** Rows by which most of the visible ones have moved, which began at row `first`. Null if none is left. */
export const shiftOf = (
  visible: readonly { readonly id: string }[],
  first: number,
  items: readonly { readonly id: string }[],
): number | null => {
  const wanted = new Map(visible.map(({ id }, index) => [id, first + index]));
  const shifts: number[] = [];
  for (const [index, { id }] of items.entries()) {
    const was = wanted.get(id);
    if (was !== undefined) shifts.push(index - was);
    if (shifts.length === wanted.size) break;
  }
  return shifts.toSorted((one, other) => one - other)[Math.floor(shifts.length / 2)] ?? null;
};
