/** The official client of the second major version, by the current revision. */
import type { Connect } from "./driver.ts";
import { connectWith } from "./official-2.ts";

export const connect: Connect = (target) =>
  connectWith(target, { versionNegotiation: { mode: { pin: "2026-07-28" } } });
