import type { OperationId } from "@atlas-messaging/contract";
import { queryKeyOf } from "@atlas-messaging/query";
import { client } from "../../data/client.ts";
import { readAgain as readKey } from "../../data/growing.ts";

/** Reads again what an own change shows at once. Its events tell of the rest. */
export const readAgain =
  (...operations: readonly OperationId[]) =>
  async (): Promise<void> => {
    await Promise.all(operations.map((id) => readKey(queryKeyOf(client, id))));
  };
