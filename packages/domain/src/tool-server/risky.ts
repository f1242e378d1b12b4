/** The tools that wait for a person: each call of theirs is recorded, and executed as recorded. */
import { type ToolName, tools } from "@atlas-messaging/contract";
import type { Facts } from "../outcome.ts";
import type { Json } from "../rows.ts";
import { type ToolFacts, decisions } from "./decisions.ts";
import type { ToolDecision, ToolTypes } from "./tool.ts";

export type RiskyTool = {
  [Name in ToolName]: (typeof tools)[Name]["risk"] extends "high" ? Name : never;
}[ToolName];

/** The rows that a recorded call names. */
export type RecordedCallFacts = Omit<ToolTypes[RiskyTool]["facts"], keyof Facts>;

export const isRisky = (name: string | null): name is RiskyTool =>
  name !== null && Object.hasOwn(tools, name) && tools[name as ToolName].risk === "high";

/** What executing a recorded call comes to. Its arguments were validated before they were recorded. */
export const decideRecorded = (name: RiskyTool, facts: ToolFacts<RiskyTool>, given: Json): ToolDecision<RiskyTool> =>
  decisions[name](facts, given as never);
