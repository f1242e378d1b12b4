/** Tools that need an approval. Their calls are recorded, and executed as recorded. */
import { type RecordedTool, tools, isKeyOf } from "@atlas-messaging/contract";
import type { Facts } from "../outcome.ts";
import type { Json } from "../rows.ts";
import { type ToolFacts, decisions } from "./decisions.ts";
import type { ToolDecision, ToolTypes } from "./tool.ts";

export type RiskyTool = {
  [Name in RecordedTool]: (typeof tools)[Name]["risk"] extends "high" ? Name : never;
}[RecordedTool];

/** Rows that a recorded call refers to. */
export type RecordedCallFacts = Omit<ToolTypes[RiskyTool]["facts"], keyof Facts>;

export const isRisky = (name: string | null): name is RiskyTool =>
  name !== null && isKeyOf(tools, name) && tools[name].risk === "high";

/** Decides a recorded call. Its arguments were validated before they were recorded. */
export const decideRecorded = (name: RiskyTool, facts: ToolFacts<RiskyTool>, given: Json): ToolDecision<RiskyTool> =>
  decisions[name](facts, given as never);
