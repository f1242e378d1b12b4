/** One finding of a compiled validator. */
export interface Finding {
  /** JSON pointer to the value, "" for the whole. */
  readonly instancePath: string;
  /** JSON pointer to the keyword in the schema, with a leading "#". */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled validator. After a false answer `errors` holds the findings until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: Finding[] | null;
}

/** What the validator has to say of the value; empty when it is valid. */
export const findings = (validator: Validator, value: unknown): readonly Finding[] =>
  validator(value) ? [] : (validator.errors ?? []);

/** What requests are held to, by the ids of operations: all of them, or those of one section. */
export interface RequestValidators {
  readonly parameters: Readonly<Record<string, { readonly path: Validator | null; readonly query: Validator }>>;
  /** Of those that take a body. */
  readonly bodies: Readonly<Record<string, Validator>>;
}
