/** Bundles a program for a platform without Node's modules. */
export const bundle = async (entry: string, conditions: string[] = []): Promise<string> => {
  const { outputs } = await Bun.build({ entrypoints: [entry], target: "browser", format: "esm", conditions });
  const [output] = outputs;
  if (!output) throw new Error(`${entry} makes no bundle.`);
  return output.text();
};
