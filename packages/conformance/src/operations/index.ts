import type { Case } from "../case.ts";
import { bodies } from "./bodies.ts";
import { credentials } from "./credentials.ts";
import { invalidRequests } from "./invalid.ts";
import { limitCases } from "./limits.ts";
import { cursors } from "./pages.ts";
import { paths } from "./paths.ts";
import { successes } from "./success.ts";

/** Cases of every operation, generated from the contract. A new operation gets them automatically. */
export const operationCases: readonly Case[] = [
  ...successes,
  ...credentials,
  ...paths,
  ...bodies,
  ...invalidRequests,
  ...cursors,
  ...limitCases,
];
