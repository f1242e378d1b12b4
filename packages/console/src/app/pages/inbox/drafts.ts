/** Drafts by operator and conversation. They outlive a reload and a lost connection, in this tab alone. */
import { useCallback, useSyncExternalStore } from "react";
import { useSession } from "../../data/session.ts";

/** Values of a template are a draft as well: its id tells them apart. */
type Kind = "reply" | "note" | `template-${string}`;

const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const write = (entry: string, text: string): void => {
  if (text === "") sessionStorage.removeItem(entry);
  else sessionStorage.setItem(entry, text);
  for (const listener of listeners) listener();
};

/** Returns the draft, and what writes it. A colleague who signs in to the same tab has drafts of their own. */
export const useDraft = (conversation: string, kind: Kind): readonly [string, (text: string) => void] => {
  const { member } = useSession();
  const entry = `atlas-draft-${member.id}-${kind}-${conversation}`;
  const text = useSyncExternalStore(subscribe, () => sessionStorage.getItem(entry) ?? "");
  return [text, useCallback((next: string) => write(entry, next), [entry])];
};
