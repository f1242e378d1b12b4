import { V7Generator, uuidv7 } from "uuidv7";
import type { Clock } from "@atlas-messaging/service/core/time";

/** Returns a fresh UUIDv7. Later ids of one process sort later. */
export const newId = (): string => uuidv7();

/** Milliseconds that a clock may go back before ids do, too. */
const rollback = 10_000;

/** Makes UUIDv7 ids by a given clock. */
export const newIds = (clock: Clock): (() => string) => {
  const generator = new V7Generator();
  return () => generator.generateOrResetCore(clock.now(), rollback).toString();
};
