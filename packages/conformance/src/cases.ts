/** Every case of the suite. */
import { behaviourCases } from "./behaviour/index.ts";
import type { Case } from "./case.ts";
import { flowCases } from "./flows/cases.ts";
import { operationCases } from "./operations/index.ts";

/** Every case of the suite: operations, behaviour and flows. */
export const allCases: readonly Case[] = [...operationCases, ...behaviourCases, ...flowCases];
