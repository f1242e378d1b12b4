/** JSON-RPC as the specification has it: no handshake, one JSON body (Tool server). */
import type { BodyOf, ToolName } from "@atlas-messaging/contract";
import { type ToolRefusal, refusalIn } from "@atlas-messaging/domain";
import { type Context, principalOf } from "../rooms/context.ts";
import type { TextAnswer } from "./answer.ts";
import { isTool } from "./call-tool.ts";
import { listTools } from "./list.ts";
import { modelTextOf, withNextStep } from "./model-text.ts";

type Message = BodyOf<"toolServer.call">;
export type PlainMessage = Extract<Message, { readonly method: "tools/list" | "tools/call" }>;

/** JSON-RPC's own code, and one of the server range for refusals of the service. */
const codes = { invalidParams: -32_602, refused: -32_001 } as const;

/** Calls a tool with the parameters of `tools/call`. */
export type CallTool = (name: ToolName, params: object) => Promise<TextAnswer>;

export interface PlainAnswer {
  readonly body: object;
  readonly replayed: boolean;
}

export const answerPlainly = async (message: PlainMessage, context: Context, call: CallTool): Promise<PlainAnswer> => {
  const { id } = message;
  const head = { jsonrpc: "2.0", id } as const;
  if (message.method === "tools/list") {
    return { body: { ...head, result: { tools: listTools(principalOf(context).scopes) } }, replayed: false };
  }
  const { name } = message.params;
  if (!isTool(name)) {
    const error = { code: codes.invalidParams, message: `There is no tool ${name}.`, data: unknownTool };
    return { body: { ...head, error }, replayed: false };
  }
  const answered = await call(name, message.params);
  const { answer, replayed } = answered;
  const refusal = refusalIn(answer);
  return {
    body: { ...head, ...(refusal ? { error: errorOf(refusal) } : { result: resultOf(answered, name) }) },
    replayed,
  };
};

const unknownTool = { code: "not_found", retryable: false } as const;

const errorOf = ({ message, ...data }: ToolRefusal) => ({
  code: data.code === "validation_failed" ? codes.invalidParams : codes.refused,
  message,
  data,
});

/** Returns the result of a tool call in MCP's form. A call that waits for an approval is no error: nothing was wrong. */
export const resultOf = ({ answer }: TextAnswer, name: ToolName) => ({
  content: [{ type: "text" as const, text: modelTextOf(answer, name) }],
  structuredContent: withNextStep(answer, name),
  isError: ![undefined, "HITL_REQUIRED"].includes(refusalIn(answer)?.code),
});
