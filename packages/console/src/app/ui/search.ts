/** Readers of an address's search part. An address may be typed or old, so anything else is left out. */

type Given = Readonly<Record<string, unknown>>;

/** Returns `{ [name]: text }`, or nothing. */
export const optionalText = <Name extends string>(given: Given, name: Name): { readonly [Key in Name]?: string } => {
  const value = given[name];
  return (typeof value === "string" && value !== "" ? { [name]: value } : {}) as { readonly [Key in Name]?: string }; // By the line before.
};

/** Returns `{ [name]: value }` for one of these values, or nothing. */
export const oneOf = <Name extends string, const Value extends string>(
  given: Given,
  name: Name,
  values: readonly Value[],
): { readonly [Key in Name]?: Value } => {
  const found = values.find((value) => value === given[name]);
  return (found === undefined ? {} : { [name]: found }) as { readonly [Key in Name]?: Value }; // By the line before.
};
