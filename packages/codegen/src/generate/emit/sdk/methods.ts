import { key } from "../../print.ts";
import { documentationOf, parametersOf, returnTypeOf } from "../../sdk-model.ts";
import type { SdkMethod, SdkTree } from "../../sdk-model.ts";

/** The method tree of the client: `messages.send` becomes `atlas.messages.send(…)`. */
export const emitAtlasMethods = (methods: readonly SdkMethod[]): string => {
  const own = methods.filter(({ tree }) => tree === "atlas");
  const resources = Map.groupBy(own, ({ resource }) => resource);
  const members = [...resources].map(([resource, group]) =>
    [
      `  readonly ${key(resource)} = {`,
      group.map((method) => `${memberOf(method, "    ", `atlas.${resource}`)},`).join("\n\n"),
      "  };",
    ].join("\n"),
  );
  return moduleOf(own, "AtlasMethods", "Every operation of the public API as a method.", members);
};

/** Emits the methods of a client with one resource: `agent.searchKnowledge(…)`. */
export const emitFlatMethods = (methods: readonly SdkMethod[], tree: SdkTree, name: string, text: string): string => {
  const own = methods.filter((method) => method.tree === tree);
  const members = own.map((method) => `${memberOf(method, "  ", tree, "readonly ", " =")};`);
  return moduleOf(own, name, text, members);
};

const moduleOf = (methods: readonly SdkMethod[], name: string, text: string, members: readonly string[]): string => {
  const types = ["BodyOf", "DataOf", "QueryOf"].filter((type) => members.some((member) => member.includes(`${type}<`)));
  const results = ["Answer", "CallOptions"].filter((type) => members.some((member) => member.includes(type)));
  return [
    `import type { ${types.join(", ")} } from "@atlas-messaging/contract";`,
    `import type { ${results.join(", ")} } from "../call.ts";`,
    'import { AdvisedClient } from "../advised-client.ts";',
    ...pagingImport(methods),
    ...(methods.some(({ streams }) => streams !== null) ? ['import type { Stream } from "../stream.ts";'] : []),
    `import * as operations from "./operations.ts";`,
    "",
    `/** ${text} */`,
    `export abstract class ${name} extends AdvisedClient {`,
    members.join("\n\n"),
    "}",
    "",
  ].join("\n");
};

/** Imports `List` for lists, and `ItemOf` for the items of a stream. */
const pagingImport = (methods: readonly SdkMethod[]): string[] => {
  const types = [
    ...(methods.some(({ streams }) => streams !== null) ? ["ItemOf"] : []),
    ...(methods.some(({ items }) => items !== null) ? ["List"] : []),
  ];
  return types.length === 0 ? [] : [`import type { ${types.join(", ")} } from "../paging.ts";`];
};

const memberOf = (method: SdkMethod, indent: string, owner: string, before = "", after = ":"): string => {
  const { name, functionName, inputs } = method;
  const given = ["this", ...inputs.map((input) => input.name), "options"];
  return [
    documentationOf(method, indent, (example) => `${owner}.${name}(${example})`),
    `${indent}${before}${key(name)}${after} (${parametersOf(method).join(", ")}): ${returnTypeOf(method)} =>`,
    `${indent}  operations.${functionName}(${given.join(", ")})`,
  ].join("\n");
};
