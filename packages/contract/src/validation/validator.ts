/** One finding of a compiled validator. */
export interface Finding {
  /** JSON pointer to the value. Empty for the whole. */
  readonly instancePath: string;
  /** JSON pointer to the keyword in the schema, starting with "#". */
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** A compiled validator. If it returns false, `errors` holds the findings until the next call. */
export interface Validator {
  (value: unknown): boolean;
  errors?: Finding[] | null;
}

/** Returns the findings for a value. Empty if it is valid. */
export const findings = (validator: Validator, value: unknown): readonly Finding[] =>
  validator(value) ? [] : (validator.errors ?? []);

/** Request validators by operation id, for all operations or one section. */
export interface RequestValidators {
  readonly parameters: Readonly<Record<string, { readonly path: Validator | null; readonly query: Validator }>>;
  /** Only operations with a body. */
  readonly bodies: Readonly<Record<string, Validator>>;
}
