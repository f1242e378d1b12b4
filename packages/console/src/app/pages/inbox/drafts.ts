/** Drafts by conversation. They outlive a reload and a lost connection, in this tab alone. */
import { useState } from "react";

const entryOf = (conversation: string, kind: string): string => `atlas-draft-${kind}-${conversation}`;

export const useDraft = (conversation: string, kind: "reply" | "note"): readonly [string, (text: string) => void] => {
  const entry = entryOf(conversation, kind);
  const [drafts, setDrafts] = useState<{ readonly [entry: string]: string }>({});
  const set = (text: string): void => {
    if (text === "") sessionStorage.removeItem(entry);
    else sessionStorage.setItem(entry, text);
    setDrafts((before) => ({ ...before, [entry]: text }));
  };
  return [drafts[entry] ?? sessionStorage.getItem(entry) ?? "", set];
};
