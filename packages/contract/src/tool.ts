import type { Scope } from "./generated/scopes.ts";
import type { OperationId } from "./operation.ts";

/** `none`: it only reads. `low`: it acts at once. `high`: a person approves each call before anything happens. */
export type ToolRisk = "none" | "low" | "high";

/** A tool that agents call, as models and tool servers are told of it (interface specification, Tool definition). */
export interface Tool {
  /** What people are shown. */
  readonly title: string;
  readonly description: string;
  readonly risk: ToolRisk;
  /** The operation that is this tool over plain HTTP, if there is one. */
  readonly operation: OperationId | null;
  /** All of them are needed. */
  readonly scopes: readonly Scope[];
  /** The JSON Schema of the arguments; `validateToolArguments` knows alternatives that it cannot express. */
  readonly parameters: { readonly type: "object"; readonly [keyword: string]: unknown };
  /** What clients of MCP are told of its effects. */
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  /** The JSON Schema of the tool server's structured content: after a commit, after a dry run, or a refusal. */
  readonly output: { readonly type: "object"; readonly [keyword: string]: unknown };
}
