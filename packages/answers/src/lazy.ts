/** Values that are made at their first use and then stay: large tables, which many processes never need. */

/** Makes a value at its first use. */
export const lazy = <Value>(make: () => Value): (() => Value) => {
  let made: { readonly value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
};

/** Makes a value for each key at its first use. Keys must be few, as none is forgotten. */
export const lazyFor = <Key, Value>(make: (key: Key) => Value): ((key: Key) => Value) => {
  const made = new Map<Key, { readonly value: Value }>();
  return (key) => {
    const known = made.get(key) ?? { value: make(key) };
    made.set(key, known);
    return known.value;
  };
};
