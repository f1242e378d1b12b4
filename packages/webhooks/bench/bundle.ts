import { gzipSync } from "node:zlib";
import { rolldown } from "rolldown";

/** Bundles and minifies a program, leaving the platform's own modules out. */
export const bundle = async (program: string, platform: "node" | "browser"): Promise<string> => {
  const build = await rolldown({
    input: "program.js",
    platform,
    logLevel: "silent",
    plugins: [
      {
        name: "program",
        resolveId: (id) => (id === "program.js" ? id : null),
        load: (id) => (id === "program.js" ? program : null),
      },
    ],
  });
  const { output } = await build.generate({ format: "esm", minify: true, codeSplitting: false });
  await build.close();
  return output[0].code;
};

export const gzipped = (code: string): number => gzipSync(code, { level: 9 }).length;
