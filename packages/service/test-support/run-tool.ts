/** Runs a tool of the tool server on complete rows. */
import { createHash } from "node:crypto";
import type { RecordedTool, ToolArguments } from "@atlas-messaging/validators/tools";
import { type Execution, type ToolFacts, executeTool } from "../src/tools/decide.ts";
import { facts } from "./facts.ts";
import { channelRow, conversationRow, customerRow, voucherRow } from "./rows.ts";

export type Mode = Execution["mode"];

export const parts = { conversation: conversationRow(), customer: customerRow(), channel: channelRow() };
export const ids = { customer_id: customerRow().id, voucher_id: voucherRow().id };

export const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** A tool's facts are those of every decision and its own, which the caller's types require. */
const asFactsOf = <Name extends RecordedTool>(all: object) => all as Parameters<typeof executeTool<Name>>[1];

export const runTool = <Name extends RecordedTool>(
  name: Name,
  known: Omit<ToolFacts<Name>, keyof ReturnType<typeof facts>>,
  given: ToolArguments<Name>,
  mode: Mode = "commit",
) => {
  const all = asFactsOf<Name>({ ...facts(), sha256, ...known });
  return executeTool(name, all, given, mode === "dry_run" ? { mode } : { mode, rehearsal: null });
};
