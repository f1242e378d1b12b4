import type { OperationId, Scope } from "@atlas-messaging/contract";

/** `none` only reads. `low` acts at once. `high` needs a person's approval for each call. */
export type ToolRisk = "none" | "low" | "high";

/** A tool that agents call, as models and MCP clients see it (interface specification, Tool definition). */
export interface Tool {
  /** Title shown to people. */
  readonly title: string;
  readonly description: string;
  readonly risk: ToolRisk;
  /** The same tool as a plain HTTP operation, if there is one. */
  readonly operation: OperationId | null;
  /** Operation whose answer is that of the tool, if it only reads rows. Such a call leaves no run. */
  readonly reads: OperationId | null;
  /** Required scopes, all of them. */
  readonly scopes: readonly Scope[];
  /** JSON Schema of the arguments. `validateToolArguments` also checks alternatives that it cannot express. */
  readonly parameters: { readonly type: "object"; readonly [keyword: string]: unknown };
  /** Effects of the tool, as announced to MCP clients. */
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  /**
   * JSON Schema of the tool server's structured content: after a commit, after a dry run, or a refusal. Absent where an
   * operation answers.
   */
  readonly output?: { readonly type: "object"; readonly [keyword: string]: unknown };
}
