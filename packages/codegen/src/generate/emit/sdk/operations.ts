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
    'import type { List } from "../paging.ts";',
    'import { search, segment } from "../path.ts";',
    "",
    methods.map(functionOf).join("\n\n"),
    "",
  ].join("\n");

const functionOf = (method: SdkMethod): string => {
  const { functionName, items } = method;
  const call = callLiteral(method);
  return [
    documentationOf(method, "", (inputs) => `${functionName}(${inputs === "" ? "client" : `client, ${inputs}`})`),
    `export const ${functionName} = (${["client: Caller", ...parametersOf(method)].join(", ")}): ${returnTypeOf(method)} =>`,
    items === null
      ? `  client.call(${call}, options);`
      : `  listOf(client, ${call}, ${JSON.stringify(items)}, options);`,
  ].join("\n");
};

const putKeys = { body: "keyInBody", params: "keyInParams", header: "keyInHeader" } as const;

const callLiteral = (method: SdkMethod): string => {
  const { operation, inputs, key, query, items } = method;
  const members = [
    `id: ${JSON.stringify(operation.id)}`,
    `method: "${operation.method.toUpperCase()}"`,
    `path: ${pathOf(method)}`,
    ...(operation.host === "api" ? [] : [`host: "${operation.host}"`]),
    `limit: ${literal(operation.limit)}`,
    ...(key === null ? [] : [`putKey: ${putKeys[key]}`]),
    ...(inputs.some(({ name }) => name === "body") ? ["body"] : []),
    ...(query === null || items === null ? [] : [query === "query" ? query : `query: ${query}`]),
  ];
  return `{ ${members.join(", ")} }`;
};

/** Lists add their query to the path page by page. */
const pathOf = ({ operation, inputs, query, items }: SdkMethod): string => {
  const names = new Map(pathParameters(operation).map(({ name }, index) => [name, inputs[index]?.name]));
  const path = operation.path.replace(/\{(\w+)\}/g, (_match, name: string) => `\${segment(${names.get(name)})}`);
  const whole = query === null || items !== null ? path : `${path}\${search(${query})}`;
  return whole.includes("${") ? `\`${whole}\`` : JSON.stringify(whole);
};
