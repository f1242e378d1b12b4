import { type ValidatorOptions, componentNamed, validatorOf } from "./checks.ts";
import type { Components, Schema } from "./schema.ts";
import type { RequestValidators, Validator } from "./validator.ts";

/** Schemas of requests by operation id. */
export interface RequestSchemas {
  /** An operation whose path has no parameters has none for it. */
  readonly parameters: Readonly<Record<string, { readonly path?: ParameterSchemas; readonly query: ParameterSchemas }>>;
  /** Only operations with a body. */
  readonly bodies: Readonly<Record<string, Schema>>;
  /** Schemas that the others name. */
  readonly components: Components;
}

/** Schemas of parameters by name, and the names of the required ones. */
interface ParameterSchemas {
  readonly required?: readonly string[];
  readonly properties?: { readonly [name: string]: Schema };
}

/** Makes the validators of requests. */
export const requestValidatorsOf = ({ parameters, bodies, components }: RequestSchemas): RequestValidators => ({
  parameters: mapped(parameters, ({ path, query }) => ({
    path: path === undefined ? null : parametersValidator(path, { components }),
    query: parametersValidator(query, { components }),
  })),
  bodies: mapped(bodies, (schema) => validatorOf(schema, { components })),
});

const mapped = <Value, Made>(table: Readonly<Record<string, Value>>, make: (value: Value) => Made) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, make(value)]));

/** Checks parameters. It first fills in defaults, and turns texts into numbers and booleans where the schema wants them. */
const parametersValidator = (schema: ParameterSchemas, options: ValidatorOptions): Validator => {
  const { properties = {} } = schema;
  const check = validatorOf({ type: "object", additionalProperties: false, ...schema, properties }, options);
  return (values) => {
    for (const [name, property] of Object.entries(properties)) {
      const { type, default: whenMissing } =
        property.$ref === undefined ? property : componentNamed(property.$ref, options);
      const given: unknown = Reflect.get(Object(values), name);
      const meant = given === undefined ? whenMissing : coerced(given, type);
      if (meant !== given) Reflect.set(Object(values), name, meant);
    }
    return check(values);
  };
};

/** Returns the number or the boolean that a text means. A text that means none stays as it is, and is refused. */
const coerced = (value: unknown, type: Schema["type"]): unknown => {
  if (typeof value !== "string") return value;
  if (type === "boolean") return value === "true" ? true : value === "false" ? false : value;
  if ((type !== "integer" && type !== "number") || value === "") return value;
  const number = Number(value);
  return Number.isNaN(number) || (type === "integer" && number % 1 !== 0) ? value : number;
};
