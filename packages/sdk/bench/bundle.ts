import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** Bundles a program as shipped to a browser: minified, in one file. */
export const bundle = async (input: string, minify = true): Promise<string> => {
  const build = await rolldown({ input, platform: "browser", logLevel: "silent" });
  const { output } = await build.generate({ format: "esm", minify, codeSplitting: false });
  await build.close();
  return output[0].code;
};

export const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;
