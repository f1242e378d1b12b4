/** JSON-RPC's own errors: of bodies that cannot be parsed, and of headers that contradict the body. */
import { type Answer, type AnswerParts, relay } from "@atlas-messaging/server-stubs";
import { type Refuse, refuseInEnvelope } from "../pipeline/failure.ts";

const id = "toolServer.call";

/** Error codes of JSON-RPC, and of MCP for a header that contradicts the body. */
const codes = { parse: -32_700, invalidRequest: -32_600, headerMismatch: -32_020 } as const;

const refused = (status: number, error: object, of: unknown = null): Answer<typeof id> =>
  relay(id, status, {
    contentType: "application/json",
    body: JSON.stringify({ jsonrpc: "2.0", id: of, error }),
  });

/** Writes a refusal: one of a body that cannot be parsed by JSON-RPC, every other in the envelope. */
export const refuseByProtocol: Refuse = (failure, context) => {
  const { code, message } = failure.refusal;
  if (code !== "malformed_json") return refuseInEnvelope(failure, context);
  return refused(400, { code: codes.parse, message, data: { code, retryable: false } });
};

/** MCP's revisions have no batches, and options of one message would be lost among others. */
export const batchRefused = (): Answer<typeof id> =>
  refused(400, { code: codes.invalidRequest, message: "Send one message at a time; batches are not supported." });

/** Refuses a message whose headers for gateways name another method or tool; null if they agree. */
export const mismatchRefused = ({ headers }: Request, body: unknown): Answer<typeof id> | null => {
  const { method, params, id: of }: Message = Object(body);
  const problem = differing(headers, "Mcp-Method", method) ?? nameProblem(headers, method, Object(params));
  return problem === null ? null : refused(400, { code: codes.headerMismatch, message: problem }, idOf(of));
};

interface Message {
  readonly method?: unknown;
  readonly params?: unknown;
  readonly id?: unknown;
}

/** Other methods have names of other kinds, which the protocol checks where its revision has the header. */
const nameProblem = (headers: Headers, method: unknown, params: { readonly name?: unknown }): string | null =>
  method === "tools/call" ? differing(headers, "Mcp-Name", params.name) : null;

const differing = (headers: Headers, name: string, said: unknown): string | null => {
  const given = headers.get(name);
  if (given === null || decoded(given) === said) return null;
  return `${name} must be the same as in the body: ${typeof said === "string" ? said.slice(0, 128) : "there is none"}.`;
};

/** Decodes a value that MCP wraps in Base64, as one that is not ASCII. */
const decoded = (value: string): string => {
  const wrapped = /^=\?base64\?([A-Za-z0-9+/]*={0,2})\?=$/.exec(value.trim())?.[1];
  if (wrapped === undefined) return value.trim();
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(wrapped), (char) => char.charCodeAt(0)));
  } catch {
    return value;
  }
};

const idOf = (given: unknown): unknown => (typeof given === "string" || typeof given === "number" ? given : null);

type Relayed = Required<Pick<AnswerParts, "contentType" | "body">>;

/** Returns the last message of an event stream, for a caller that takes JSON only. */
export const asOneAnswer = async ({ contentType, body }: Relayed): Promise<Relayed> => {
  if (contentType === null || body === null) return { contentType, body };
  const text = await new Response(body).text();
  if (!contentType.includes("text/event-stream")) return { contentType, body: text };
  const messages = text.split(/\r?\n\r?\n/).map(dataOf);
  return { contentType: "application/json", body: messages.findLast((data) => data !== "") ?? "" };
};

const dataOf = (event: string): string =>
  event
    .split(/\r?\n/)
    .filter((line) => line.startsWith("data:"))
    .map((line) => line.slice("data:".length).trimStart())
    .join("\n");
