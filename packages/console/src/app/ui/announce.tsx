/** Short messages: seen for some seconds, and heard by readers of the screen. */
import { useSyncExternalStore } from "react";

interface Said {
  readonly id: number;
  readonly words: string;
  readonly bad: boolean;
}

const shownMilliseconds = 6_000;
let said: readonly Said[] = [];
let last = 0;
const listeners = new Set<() => void>();

const change = (next: readonly Said[]): void => {
  said = next;
  for (const listener of listeners) listener();
};

export const announce = (words: string, { bad = false }: { readonly bad?: boolean } = {}): void => {
  const id = ++last;
  change([...said, { id, words, bad }]);
  setTimeout(() => change(said.filter((each) => each.id !== id)), shownMilliseconds);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const Announcer = () => (
  <div className="announcer" role="status">
    {useSyncExternalStore(subscribe, () => said).map(({ id, words, bad }) => (
      <p key={id} className={bad ? "bad" : ""}>
        {words}
      </p>
    ))}
  </div>
);
