import { literal } from "../../print.ts";
import { documentationOf, parametersOf, pathParameters, returnTypeOf } from "../../sdk-model.ts";
import type { SdkMethod } from "../../sdk-model.ts";

/** Emits every method as a function, so that a bundle holds only those it uses: `messagesSend(client, …)`. */
export const emitSdkOperations = (methods: readonly SdkMethod[]): string =>
  [
    'import type { BodyOf, DataOf, QueryOf } from "@atlas-messaging/contract";',
    'import type { Answer, CallOptions, Caller } from "../call.ts";',
    'import { keyInBody, keyInHeader, keyInParams } from "../idempotency.ts";',
    'import { listOf } from "../paging.ts";',
    'import type { ItemOf, List } from "../paging.ts";',
    'import type { AtlasClient } from "../client.ts";',
    'import { streamOf } from "../stream.ts";',
    'import type { Stream } from "../stream.ts";',
    'import { search, segment } from "../path.ts";',
    "",
    methods.map(functionOf).join("\n\n"),
    "",
  ].join("\n");

const functionOf = (method: SdkMethod): string => {
  const { functionName, streams } = method;
  // A stream needs more of a client than its calls.
  const client = streams === null ? "client: Caller" : "client: AtlasClient";
  return [
    documentationOf(method, "", (inputs) => `${functionName}(${inputs === "" ? "client" : `client, ${inputs}`})`),
    `export const ${functionName} = (${[client, ...parametersOf(method)].join(", ")}): ${returnTypeOf(method)} =>`,
    `  ${sendingOf(method)};`,
  ].join("\n");
};

const sendingOf = (method: SdkMethod): string => {
  const call = callLiteral(method);
  if (method.streams !== null) return `streamOf(client, ${call}, options)`;
  return method.items === null
    ? `client.call(${call}, options)`
    : `listOf(client, ${call}, ${JSON.stringify(method.items)}, options)`;
};

const putKeys = { body: "keyInBody", params: "keyInParams", header: "keyInHeader" } as const;

const callLiteral = (method: SdkMethod): string => {
  const { operation, inputs, key, query } = method;
  const members = [
    `id: ${JSON.stringify(operation.id)}`,
    `method: "${operation.method.toUpperCase()}"`,
    `path: ${pathOf(method)}`,
    ...(operation.host === "api" ? [] : [`host: "${operation.host}"`]),
    `limit: ${literal(operation.limit)}`,
    ...(key === null ? [] : [`putKey: ${putKeys[key]}`]),
    ...(inputs.some(({ name }) => name === "body") ? ["body"] : []),
    ...(query === null || !asksAgain(method) ? [] : [query === "query" ? query : `query: ${query}`]),
  ];
  return `{ ${members.join(", ")} }`;
};

/** Lists and streams add their query to the path of each request. */
const asksAgain = ({ items, streams }: SdkMethod): boolean => items !== null || streams !== null;

const pathOf = (method: SdkMethod): string => {
  const { operation, inputs, query } = method;
  const names = new Map(pathParameters(operation).map(({ name }, index) => [name, inputs[index]?.name]));
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => `\${segment(${names.get(name)})}`);
  const whole = query === null || asksAgain(method) ? path : `${path}\${search(${query})}`;
  return whole.includes("${") ? `\`${whole}\`` : JSON.stringify(whole);
};
