import { document } from "@atlas-messaging/validators/openapi-document";
import type { ResponseGroup } from "./response.ts";
import type { Components, Schema } from "./validation/schema.ts";

interface Response {
  readonly $ref?: string;
  readonly content?: { readonly [mediaType: string]: { readonly schema?: Schema } };
}

interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly responses: { readonly [status: string]: Response };
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: Components; readonly responses: { readonly [name: string]: Response } };
}

/** The rules of the contract's linter guarantee this shape. */
const { paths, components } = document as Document;

const schemaOf = ({ content }: Response): Schema | undefined => content?.["application/json"]?.schema;

/** Answers that operations share are named like the other components. */
const shared = Object.entries(components.responses).flatMap(([name, response]) => {
  const schema = schemaOf(response);
  return schema === undefined ? [] : [[name, schema] as const];
});

const all: Components = { ...components.schemas, ...Object.fromEntries(shared) };

const answersOf = ({ responses }: Operation): { readonly [status: string]: Schema } =>
  Object.fromEntries(
    Object.entries(responses).flatMap(([status, response]) => {
      const name = response.$ref?.slice(response.$ref.lastIndexOf("/") + 1);
      const schema = name === undefined ? schemaOf(response) : name in all ? { $ref: name } : undefined;
      return schema === undefined ? [] : [[status, schema] as const];
    }),
  );

const operations = Object.values(paths).flatMap((item) =>
  Object.values(item).filter((member) => "operationId" in member),
);

const sections = Map.groupBy(operations, ({ tags: [tag] }) => tag.toLowerCase().replaceAll(" ", "-"));

/** Schemas of all JSON answers, by section. A packed package has a module for each. */
export const responseGroups: { readonly [section: string]: ResponseGroup } = Object.fromEntries(
  Array.from(sections, ([section, own]) => {
    const answers = Object.fromEntries(own.map((operation) => [operation.operationId, answersOf(operation)]));
    return [section, { operations: answers as ResponseGroup["operations"], components: all }];
  }),
);
