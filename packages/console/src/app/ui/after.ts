import type { OperationId } from "@atlas-messaging/contract";
import { queryKeyOf } from "@atlas-messaging/query";
import { client } from "../data/client.ts";
import { readAgain as readKey } from "../data/growing.ts";
import { announce } from "./announce.tsx";
import { problemWords } from "./problem.tsx";

/** Reads the answers of these operations again. */
export const readAgain = async (operations: readonly OperationId[]): Promise<void> => {
  await Promise.all(operations.map((id) => readKey(queryKeyOf(client, id))));
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
