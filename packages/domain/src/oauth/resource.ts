/** The resource that an address names (RFC 8707), however the address is written; undefined when it names none. */
export const resourceNamed = (given: string, resources: readonly string[]): string | undefined => {
  const named = URL.parse(given)?.href;
  return resources.find((each) => URL.parse(each)?.href === named);
};
