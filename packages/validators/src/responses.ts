import type { Detail, OperationId } from "@atlas-messaging/contract";
import { document } from "@atlas-messaging/validators/openapi-document";
import { validatorOf } from "./validation/checks.ts";
import type { Components, Schema } from "./validation/schema.ts";
import { type Validator, toDetails } from "./validation/validator.ts";

/**
 * Checks a JSON answer against the contract. Returns no problems if it is valid. Undeclared statuses and unknown
 * members are problems, although clients must tolerate unknown members.
 */
export const validateResponse = (id: OperationId, status: number, body: unknown): readonly Detail[] => {
  const validator = validatorFor(id, status);
  if (validator === null) return [{ path: "status", message: `${id} declares no JSON answer with ${status}` }];
  return toDetails(validator(body), "body");
};

interface Response {
  readonly $ref?: string;
  readonly content?: { readonly [mediaType: string]: { readonly schema?: Schema } };
}

interface Operation {
  readonly operationId?: string;
  readonly responses?: { readonly [status: string]: Response };
}

interface Document {
  readonly paths: { readonly [path: string]: { readonly [method: string]: Operation } };
  readonly components: { readonly schemas: Components; readonly responses: { readonly [name: string]: Response } };
}

/** The rules of the contract's linter guarantee this shape. */
const { paths, components } = document as Document;

const operations = new Map(
  Object.values(paths)
    .flatMap((item) => Object.values(item))
    .map((operation) => [operation.operationId, operation]),
);

const validators = new Map<string, Validator | null>();

/** Returns the validator of an answer, which is made for the first one; null where the contract declares none. */
const validatorFor = (id: OperationId, status: number): Validator | null => {
  const key = `${id} ${status}`;
  const known = validators.get(key);
  if (known !== undefined) return known;
  const made = makeValidator(operations.get(id)?.responses?.[status]);
  validators.set(key, made);
  return made;
};

const makeValidator = (declared: Response | undefined): Validator | null => {
  const response = declared?.$ref ? components.responses[declared.$ref.split("/").at(-1) ?? ""] : declared;
  const schema = response?.content?.["application/json"]?.schema;
  return schema === undefined ? null : validatorOf(schema, { components: components.schemas, closed: true });
};
