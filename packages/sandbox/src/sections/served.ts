import type { OperationId } from "@atlas-messaging/contract";

const served = new Set<string>();

/** The operations of a section have been loaded. */
export const nowServed = (handlers: object): void => {
  for (const id of Object.keys(handlers)) served.add(id);
};

/** Whether an operation is among those that have been loaded. */
export const isServed = (id: OperationId): boolean => served.has(id);
