import type { OpenApiDocument } from "../../contract/document.ts";
import type { OperationModel } from "../operation-model.ts";
import { emitBodyValidators } from "./body-validators.ts";
import { emitParameterValidators } from "./parameter-validators.ts";

/**
 * Emits the validators of requests, a folder for each section and one for all, below `validators/`. Programs that must
 * start fast load a section at its first use.
 */
export const emitRequestValidators = (
  document: OpenApiDocument,
  operations: OperationModel[],
): readonly (readonly [path: string, text: string])[] => {
  const sections = [...Map.groupBy(operations, ({ section }) => section)];
  return [
    ...sections.flatMap(([name, own]) => [
      [`requests/${name}/parameters.ts`, emitParameterValidators(document, own)] as const,
      [`requests/${name}/bodies.ts`, emitBodyValidators(document, own)] as const,
      [`requests/${name}.ts`, sectionModule(name)] as const,
    ]),
    ["requests.ts", allModule(sections.map(([name]) => name))] as const,
  ];
};

const sectionModule = (name: string): string =>
  [
    'import type { RequestValidators } from "../../../validation/validator.ts";',
    `import { bodyValidators as bodies } from "./${name}/bodies.ts";`,
    `import { parameterValidators as parameters } from "./${name}/parameters.ts";`,
    "",
    "export const requestValidators: RequestValidators = { parameters, bodies };",
    "",
  ].join("\n");

const allModule = (names: readonly string[]): string => {
  const sections = names.map((name) => [name, name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())]);
  return [
    'import type { RequestValidators } from "../../validation/validator.ts";',
    ...sections.map(([name, own]) => `import { requestValidators as ${own} } from "./requests/${name}.ts";`),
    "",
    "export const requestValidators: RequestValidators = {",
    "  parameters: {",
    ...sections.map(([, own]) => `    ...${own}.parameters,`),
    "  },",
    "  bodies: {",
    ...sections.map(([, own]) => `    ...${own}.bodies,`),
    "  },",
    "};",
    "",
  ].join("\n");
};
