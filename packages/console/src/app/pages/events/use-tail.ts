import { useState } from "react";

export interface Tail<Item> {
  /** Items to show: all, or those from before it was stopped. */
  readonly items: readonly Item[] | null;
  readonly isLive: boolean;
  /** Items that have come since it was stopped. */
  readonly waiting: number;
  readonly turn: () => void;
}

/** Holds a live list still, so that one can read in it, and counts what comes meanwhile. */
export const useTail = <Item extends { readonly id: string }>(items: readonly Item[] | null): Tail<Item> => {
  const [newest, setNewest] = useState<string | null>(null);
  const at = newest === null ? 0 : Math.max(0, items?.findIndex(({ id }) => id === newest) ?? 0);
  return {
    items: items?.slice(at) ?? null,
    isLive: newest === null,
    waiting: at,
    turn: () => setNewest(newest === null ? (items?.[0]?.id ?? null) : null),
  };
};
