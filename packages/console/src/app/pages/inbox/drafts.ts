/** Drafts by conversation. They outlive a reload and a lost connection, in this tab alone. */
import { useSyncExternalStore } from "react";

/** Values of a template are a draft as well: its id tells them apart. */
type Kind = "reply" | "note" | `template-${string}`;

const entryOf = (conversation: string, kind: Kind): string => `atlas-draft-${kind}-${conversation}`;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const writeDraft = (conversation: string, kind: Kind, text: string): void => {
  const entry = entryOf(conversation, kind);
  if (text === "") sessionStorage.removeItem(entry);
  else sessionStorage.setItem(entry, text);
  for (const listener of listeners) listener();
};

export const useDraft = (conversation: string, kind: Kind): readonly [string, (text: string) => void] => [
  useSyncExternalStore(subscribe, () => sessionStorage.getItem(entryOf(conversation, kind)) ?? ""),
  (text) => writeDraft(conversation, kind, text),
];
