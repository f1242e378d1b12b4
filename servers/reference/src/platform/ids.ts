import { V7Generator, uuidv7 } from "uuidv7";
import type { Clock } from "@atlas-messaging/pipeline";

/** A fresh UUIDv7; ids made later in one process sort later. */
export const newId = (): string => uuidv7();

/** How far a clock may go back before ids do, too, in milliseconds. */
const rollback = 10_000;

/** The same by another clock than the system's. */
export const newIds = (clock: Clock): (() => string) => {
  const generator = new V7Generator();
  return () => generator.generateOrResetCore(clock.now(), rollback).toString();
};
