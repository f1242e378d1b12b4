/** The number of the contract: that of the packages in which it is published, and in preview as long as they are below 1. */
export const numberOf = (version: string): string => {
  const [major] = version.split(".");
  // Nothing was published yet: the first release raises 0.0.0 to 0.1.0.
  const next = version === "0.0.0" ? "0.1.0" : version;
  return major === "0" ? `${next}-preview` : next;
};

/** Writes the number into the entry of the contract. */
export const numberContract = (entry: string, number: string): string => {
  const numbered = entry.replace(/^( {2}version: ).*$/m, `$1${number}`);
  if (!numbered.includes(`\n  version: ${number}\n`)) throw new Error("The entry of the contract has no version.");
  return numbered;
};
