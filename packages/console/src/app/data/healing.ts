/** Heals a page after a lost connection. Calls that are tried again rest for up to 32 s, and those that failed for good. */
import { useEffect } from "react";
import { client } from "./client.ts";
import { onFound, useIsLost } from "./connection.ts";
import { readAgain } from "./growing.ts";
import { queries } from "./queries.ts";

const askMilliseconds = 2_000;

/** Asks if the service is back while it is away. */
export const useHealing = (): void => {
  const isLost = useIsLost();
  useEffect(() => {
    if (!isLost) return undefined;
    const ask = (): void => void client.getSession({ retries: 0 }).catch(() => undefined);
    const timer = setInterval(ask, askMilliseconds);
    return () => clearInterval(timer);
  }, [isLost]);
};

/** A query without an answer yet is not asked for anew while it rests. */
const readAll = async (): Promise<void> => {
  const unanswered = {
    predicate: ({ state }: { readonly state: { readonly data: unknown } }) => state.data === undefined,
  };
  await queries.cancelQueries({ type: "active", ...unanswered });
  await readAgain([]);
};

onFound(() => void readAll());
