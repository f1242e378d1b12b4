import type { Odd } from "./odd.ts";

/** A subject of odd values. */
export interface Target {
  /** Tries one. Rejects with what must not be. */
  readonly try: (odd: Odd) => Promise<void>;
  readonly end?: () => void;
}

/** A promise that lets so many turns of the event loop and milliseconds pass never settles. */
const patience = { turns: 20_000, milliseconds: 20_000 };

const settled = async <Value>(promise: Promise<Value>): Promise<Value> => {
  let isOver = false;
  const turns = async (): Promise<never> => {
    const began = performance.now();
    const waits = (turn: number): boolean =>
      !isOver && (turn < patience.turns || performance.now() - began < patience.milliseconds);
    for (let turn = 0; waits(turn); turn++) await new Promise((resolve) => setImmediate(resolve));
    throw new Error("It never settles.");
  };
  return Promise.race([promise.finally(() => void (isOver = true)), turns()]);
};

/** Calls, and returns the result; undefined where it failed by an error. Anything else that is thrown is a finding. */
export const expectError = async <Value>(call: () => Value): Promise<Awaited<Value> | undefined> => {
  try {
    return await settled(Promise.resolve(call()));
  } catch (error) {
    if (error instanceof Error && error.message !== "It never settles.") return undefined;
    throw new Error(`It failed by ${error instanceof Error ? error.message : typeof error}.`, { cause: error });
  }
};

/** Calls, and requires a response that says what happened. */
export const expectResponse = async (call: () => Promise<Response>): Promise<Response> => {
  const response = await settled(call());
  if (response instanceof Response && response.status >= 200 && response.status < 600) return response;
  throw new Error(`It answered ${String(response)}.`);
};
