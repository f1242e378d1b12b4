/** Finds the resource of an address (RFC 8707), compared as normalized URLs; undefined if there is none. */
export const resourceNamed = (given: string, resources: readonly string[]): string | undefined => {
  const named = URL.parse(given)?.href;
  return resources.find((each) => URL.parse(each)?.href === named);
};
