/** Tools that ask their caller back, round by round, before they answer. */
import { CLIENT_CAPABILITIES_META_KEY, fromJsonSchema, inputRequired } from "@modelcontextprotocol/server";
import type {
  CallToolResult,
  ClientCapabilities,
  ElicitRequestFormParams,
  InputRequest,
  InputRequests,
  McpServer,
  RequestStateCodec,
  ServerContext,
} from "@modelcontextprotocol/server";
import { textBlock } from "./contents.ts";

type Properties = ElicitRequestFormParams["requestedSchema"]["properties"];

/** Asks the person at the client to fill in a form. */
export const question = (message: string, properties: Properties, required = Object.keys(properties)): InputRequest =>
  inputRequired.elicit({ message, requestedSchema: { type: "object", properties, required } });

/** Asks the model of the client. */
const sampling = (text: string): InputRequest =>
  inputRequired.createMessage({ messages: [{ role: "user", content: { type: "text", text } }], maxTokens: 100 });

const name = question("What is your name?", { name: { type: "string" } });
const confirmation = question("Please confirm", { ok: { type: "boolean" } });

const defaults: Properties = {
  name: { type: "string", default: "John Doe" },
  age: { type: "integer", default: 30 },
  score: { type: "number", default: 95.5 },
  status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
  verified: { type: "boolean", default: true },
};

const options = ["option1", "option2", "option3"];
const titled = options.map((each) => ({ const: each, title: `The ${each}` }));
const enums: Properties = {
  untitledSingle: { type: "string", enum: options },
  titledSingle: { type: "string", oneOf: titled },
  legacyEnum: { type: "string", enum: options, enumNames: options.map((each) => `The ${each}`) },
  untitledMulti: { type: "array", items: { type: "string", enum: options } },
  titledMulti: { type: "array", items: { anyOf: titled } },
};

/** Inputs that each tool asks for, by round. */
const rounds: { readonly [name: string]: readonly InputRequests[] } = {
  test_elicitation_sep1034_defaults: [{ form: question("Please look through the form", defaults, []) }],
  test_elicitation_sep1330_enums: [{ form: question("Please choose", enums, []) }],
  test_missing_capability: [{ words: sampling("Say something") }],
  test_streaming_elicitation: [{ confirm: confirmation }],
  test_input_required_result_elicitation: [{ user_name: name }],
  test_input_required_result_sampling: [{ capital_question: sampling("What is the capital of France?") }],
  test_input_required_result_list_roots: [{ client_roots: inputRequired.listRoots() }],
  test_input_required_result_request_state: [{ confirm: confirmation }],
  test_input_required_result_tampered_state: [{ confirm: confirmation }],
  test_input_required_result_multiple_inputs: [
    { user_name: name, greeting: sampling("Generate a greeting"), client_roots: inputRequired.listRoots() },
  ],
  test_input_required_result_multi_round: [
    { step1: question("Step 1: What is your name?", { name: { type: "string" } }) },
    { step2: question("Step 2: What is your favorite color?", { color: { type: "string" } }) },
  ],
};

/** Tools whose argument says what to ask. */
const asks: { readonly [name: string]: readonly [argument: string, ask: (text: string) => InputRequest] } = {
  test_sampling: ["prompt", sampling],
  test_elicitation: ["message", (text) => question(text, { username: { type: "string" }, email: { type: "string" } })],
};

type ToolResult = CallToolResult | ReturnType<typeof inputRequired>;

/** Asks for the round that the state names, until all of it has been given; then for the next. */
const ask = async (
  asked: readonly InputRequests[],
  { mcpReq }: ServerContext,
  states: RequestStateCodec<number>,
): Promise<ToolResult> => {
  const { inputResponses = {} } = mcpReq;
  const round = mcpReq.requestState<number>() ?? 0;
  const isGiven = Object.keys(asked[round] ?? {}).every((key) => Object.hasOwn(inputResponses, key));
  const next = isGiven ? round + 1 : round;
  const inputRequests = asked[next];
  if (inputRequests) return inputRequired({ inputRequests, requestState: await states.mint(next) });
  return { content: [textBlock(`state-ok: ${JSON.stringify(inputResponses)}`)] };
};

/** Only what the client has declared that it can answer. */
const answerable = ({ mcpReq }: ServerContext): InputRequests => {
  const declared = Object(Reflect.get(Object(mcpReq.envelope), CLIENT_CAPABILITIES_META_KEY)) as ClientCapabilities;
  return {
    ...(declared.sampling ? { greeting: sampling("Generate a greeting") } : {}),
    ...(declared.elicitation ? { user_name: name } : {}),
  };
};

export const offerAsking = (server: McpServer, states: RequestStateCodec<number>): void => {
  for (const [tool, asked] of Object.entries(rounds)) {
    server.registerTool(tool, { description: `Asks ${tool}` }, async (context) => ask(asked, context, states));
  }
  for (const [tool, [argument, asking]] of Object.entries(asks)) {
    const inputSchema = fromJsonSchema<{ readonly [name: string]: string }>({
      type: "object",
      properties: { [argument]: { type: "string" } },
      required: [argument],
    });
    server.registerTool(tool, { description: `Asks ${tool}`, inputSchema }, async (given, context) =>
      ask([{ answer: asking(given[argument] ?? "") }], context, states),
    );
  }
  const description = "Asks for what the client can answer";
  server.registerTool("test_input_required_result_capabilities", { description }, async (context) =>
    ask([answerable(context)], context, states),
  );
};
