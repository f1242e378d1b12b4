/** Computes again only what has not been asked for of late; `most` texts are kept. */
export const remembering = <Value>(most: number, compute: (text: string) => Value): ((text: string) => Value) => {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const value = compute(text);
    if (known.size >= most) known.clear();
    known.set(text, value);
    return value;
  };
};
