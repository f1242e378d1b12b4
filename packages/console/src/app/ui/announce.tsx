/** Short messages: seen for some seconds, and heard by readers of the screen. */
import { useSyncExternalStore } from "react";
import type { OperationId } from "@atlas-messaging/contract";
import { queryKeyOf } from "@atlas-messaging/query";
import { client } from "../data/client.ts";
import { readKeyAgain } from "../data/growing.ts";
import { problemWords } from "./problem.tsx";

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

/** Reads the answers of these operations again. */
export const readAgain = async (operations: readonly OperationId[]): Promise<void> => {
  await Promise.all(operations.map((id) => readKeyAgain(queryKeyOf(client, id))));
};

/** For a mutation: says what was done, and reads again what it has changed. */
export const after = (done: string, changed: readonly OperationId[]) => ({
  onSuccess: () => announce(done),
  onSettled: () => readAgain(changed),
});

/** The same for a button outside a form: it has no place of its own for an error. */
export const afterButton = (done: string, changed: readonly OperationId[]) => ({
  ...after(done, changed),
  onError: (error: Error) => announce(problemWords(error), { bad: true }),
});
