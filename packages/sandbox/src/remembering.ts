/** Caches the results of a function; a full cache is emptied. */
export const remembering = <Value>(max: number, compute: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = compute(text);
    if (known.size >= max) known.clear();
    known.set(text, value);
    return value;
  };
};
