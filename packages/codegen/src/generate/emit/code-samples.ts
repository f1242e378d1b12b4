import type { Parameter } from "../../contract/document.ts";
import type { ContractSource } from "../contract-source.ts";
import type { Host, OperationModel } from "../operation-model.ts";
import { literal } from "../print.ts";
import { mediaExample, parameterExample, readSdkMethods } from "../sdk-model.ts";
import type { SdkMethod, SdkTree } from "../sdk-model.ts";

/** One call of an operation, in the form of the extension `x-codeSamples`. */
export interface CodeSample {
  readonly lang: "TypeScript" | "Shell";
  readonly label: string;
  readonly source: string;
}

/** Returns the calls of each operation: the SDK where it has a method, and curl. */
export const codeSamples = ({ document, operations }: Pick<ContractSource, "document" | "operations">) => {
  const methods = Map.groupBy(readSdkMethods(document, operations), ({ operation }) => operation.id);
  return new Map(
    operations.map((operation): [string, CodeSample[]] => {
      const calls = methods.get(operation.id) ?? [];
      const typed: CodeSample[] =
        calls.length === 0 ? [] : [{ lang: "TypeScript", label: "TypeScript", source: program(calls) }];
      return [operation.id, [...typed, { lang: "Shell", label: "curl", source: curl(document, operation) }]];
    }),
  );
};

const clients: {
  readonly [Tree in SdkTree]: { readonly name: string; readonly from: string; readonly token: string };
} = {
  atlas: { name: "Atlas", from: "@atlas-messaging/sdk", token: "ATLAS_TOKEN" },
  agent: { name: "AtlasAgent", from: "@atlas-messaging/sdk/agent", token: "ATLAS_TOKEN" },
  console: { name: "AtlasConsole", from: "@atlas-messaging/sdk/console", token: "ATLAS_SESSION" },
};

/** Variable of the client; `console` would hide the global that prints. */
const variables: { readonly [Tree in SdkTree]: string } = { atlas: "atlas", agent: "agent", console: "operator" };

const program = (methods: readonly SdkMethod[]): string => {
  const [first] = methods;
  if (first === undefined) throw new Error("A program calls at least one method.");
  const { name, from, token } = clients[first.tree];
  const options = first.operation.auth.scheme === "none" ? "" : `{ token: process.env.${token} }`;
  return [
    `import { ${name} } from "${from}";`,
    "",
    `const ${variables[first.tree]} = new ${name}(${options});`,
    "",
    methods.map(statement).join("\n\n"),
  ].join("\n");
};

const statement = ({ tree, resource, name, inputs, items, streams }: SdkMethod): string => {
  const owner = tree === "agent" ? variables[tree] : `${variables[tree]}.${resource}`;
  const given = inputs.map(({ example }) => example).filter((example) => example !== undefined);
  const callIn = (width: number): string =>
    `${owner}.${name}(${given.map((example) => literal(example, 0, width)).join(", ")})`;
  // A call that is too long for a line has its objects on several.
  const call = callIn(60).length > 80 ? callIn(20) : callIn(60);
  return items === null && streams === null
    ? `const answer = await ${call};\nconsole.log(answer);`
    : `for await (const item of ${call}) {\n  console.log(item);\n}`;
};

const placeholders: { readonly [Name in Host]: string } = {
  api: "{base_url}",
  console: "{console_url}",
  agent: "{agent_base_url}",
  site: "{site_url}",
};

const curl = (document: ContractSource["document"], operation: OperationModel): string => {
  const { method, path, host, auth, requestBody, file, parameters } = operation;
  const valueOf = (parameter: Parameter): string => {
    const example = parameterExample(document, parameter) ?? parameter.name;
    return typeof example === "string" ? example : JSON.stringify(example);
  };
  const named = (place: Parameter["in"]) => parameters.filter((parameter) => parameter.in === place);
  const filled = named("path").reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter))),
    path,
  );
  const query = named("query")
    .filter((parameter) => parameterExample(document, parameter) !== undefined && !isPosition(parameter))
    .map((parameter) => `${parameter.name}=${encodeURIComponent(valueOf(parameter))}`);
  const url = `${placeholders[host]}${filled}${query.length === 0 ? "" : `?${query.join("&")}`}`;
  const verb =
    method === "get" || (method === "post" && (requestBody !== null || file !== null))
      ? ""
      : `-X ${method.toUpperCase()} `;
  return [
    `curl ${operation.stream === null ? "-sS" : "-sSN"} ${verb}"${url}"`,
    ...(auth.scheme === "none" ? [] : [`-H "Authorization: Bearer $${tokenFor(auth.scheme)}"`]),
    ...named("header")
      .filter(({ required }) => required)
      .map((parameter) => `-H "${parameter.name}: ${valueOf(parameter)}"`),
    ...(requestBody === null ? [] : [`-H "Content-Type: application/json"`, `-d ${quoted(requestBody.media)}`]),
    ...(file === null ? [] : [`-H "Content-Type: text/plain"`, "--data-binary @menu.txt"]),
  ].join(" \\\n  ");
};

const tokenFor = (scheme: "accessToken" | "operatorSession"): string =>
  scheme === "accessToken" ? "ATLAS_TOKEN" : "ATLAS_SESSION";

/** The first page needs neither. */
const isPosition = ({ name }: Parameter): boolean => name === "after_id" || name === "offset";

const quoted = (media: Parameters<typeof mediaExample>[0]): string =>
  `'${JSON.stringify(mediaExample(media), null, 2).replaceAll("'", String.raw`'\''`)}'`;
