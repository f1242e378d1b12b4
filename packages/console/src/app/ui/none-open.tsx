import type { LucideIcon } from "lucide-react";
import { type ReactNode, useEffect } from "react";
import { Back } from "./back.tsx";
import { Empty } from "./empty.tsx";
import type { Items } from "./items.ts";
import type { Listable } from "./list.tsx";
import { Loaded, Missing } from "./loaded.tsx";

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
